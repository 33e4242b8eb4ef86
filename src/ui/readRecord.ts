import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDataProvider, type Identifier } from 'react-admin';
import { versionOf } from '../api/records';

/** For how long a record that a save has passed on counts as current, in milliseconds. */
const fresh = 2_000;

/**
 * Distinguishes the queries of forms from others, so that a list's rows or the result of a save never change a form's
 * initial values.
 */
const meta = { for: 'form' };

/** The key under which react-admin's `Edit` loads a record. */
const keyOf = (resource: string, id: Identifier) => [resource, 'getOne', { id: String(id), meta }];

/** Loads records through the data provider. The returned function is stable. */
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

/**
 * Passes a record that was just saved to the form that opens next, which then does not have to load it. Only with its
 * version, which the next save needs.
 */
export function passToForm(client: QueryClient, resource: string, record: Record<string, any>): void {
  if (versionOf(record) !== undefined) client.setQueryData(keyOf(resource, record.id as Identifier), record);
}

/**
 * The query options of an `Edit`: it loads a fresh record unless a save has just passed it on, and data that arrives
 * behind an open form never changes its initial values.
 */
export function useFreshRecordOptions(resource: string, id: Identifier) {
  const client = useQueryClient();
  const queryKey = useMemo(() => keyOf(resource, id), [resource, id]);
  useState(() => {
    const known = client.getQueryState(queryKey);
    if (known && known.dataUpdatedAt < Date.now() - fresh) client.removeQueries({ queryKey, exact: true });
  });
  useEffect(() => () => client.removeQueries({ queryKey, exact: true }), [client, queryKey]);
  return { meta, staleTime: Number.POSITIVE_INFINITY, gcTime: 0, onError: () => undefined };
}
