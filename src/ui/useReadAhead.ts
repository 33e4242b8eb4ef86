import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDataProvider, type Identifier } from 'react-admin';
import { versionOf } from '../api/records';

/** So long a record that was read ahead counts as what is stored now, in milliseconds. */
const fresh = 2_000;

/**
 * Marks the readings of forms: a list that keeps its rows, or a save that returns a record, never changes what a form
 * started from.
 */
const meta = { for: 'form' };

/** The key under which react-admin's `Edit` reads a record. */
const keyOf = (resource: string, id: Identifier) => [resource, 'getOne', { id: String(id), meta }];

/** Reads records as the data provider does, by the same function at every address. */
export function useReadRecord(
  resource: string,
): (id: Identifier, signal?: AbortSignal) => Promise<Record<string, any>> {
  const dataProvider = useDataProvider();
  const latest = useRef(dataProvider);
  latest.current = dataProvider;
  return useCallback(
    async (id, signal) =>
      (await latest.current.getOne(resource, { id, meta, ...(signal && { signal }) })).data as Record<string, any>,
    [resource],
  );
}

/** Reads records a moment before somebody opens them: while a pointer rests on their row. Errors are told to nobody. */
export function useReadAhead(resource: string) {
  const client = useQueryClient();
  const read = useReadRecord(resource);
  return useCallback(
    (id: Identifier) =>
      void client.prefetchQuery({
        queryKey: keyOf(resource, id),
        queryFn: () => read(id),
        staleTime: fresh,
        gcTime: fresh,
        retry: false,
      }),
    [client, read, resource],
  );
}

/**
 * Gives a record that has just been stored to the form that opens now, which need not wait for it. Without its version,
 * nobody could save over it.
 */
export function giveToForm(client: QueryClient, resource: string, record: Record<string, any>): void {
  if (versionOf(record) !== undefined) client.setQueryData(keyOf(resource, record.id as Identifier), record);
}

/**
 * Forgets what was read ahead of a record that is no more what it was: its form begins with what the server says now.
 */
export function forgetReadAhead(client: QueryClient, resource: string, id: Identifier): void {
  client.removeQueries({ queryKey: keyOf(resource, id), exact: true });
}

/**
 * How an `Edit` reads its record: what was read ahead a moment ago is given to one form, anything older is read anew;
 * and what is read behind an open form never changes what it started from.
 */
export function useFreshReading(resource: string, id: Identifier) {
  const client = useQueryClient();
  const queryKey = useMemo(() => keyOf(resource, id), [resource, id]);
  useState(() => {
    const known = client.getQueryState(queryKey);
    const isUsable =
      known && known.status !== 'error' && (known.data === undefined || known.dataUpdatedAt > Date.now() - fresh);
    if (known && !isUsable) client.removeQueries({ queryKey, exact: true });
  });
  useEffect(() => () => client.removeQueries({ queryKey, exact: true }), [client, queryKey]);
  return { meta, staleTime: Number.POSITIVE_INFINITY, gcTime: 0, onError: () => undefined };
}
