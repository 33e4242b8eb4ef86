import { experimental_createQueryPersister as createPersister } from '@tanstack/query-persist-client-core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  referenceListNames,
  referenceLists,
  type ReferenceEntry,
  type ReferenceListName,
} from '../../domain/references';
import { cacheKeys } from './keys';
import { queryClient, untilChanged } from './queryClient';
import { apiRequest } from '../api/http';

interface KnownList {
  etag: string | null;
  entries: ReferenceEntry[];
}

/** Kept across visits and people, one by one: the lists are public, and the same for everybody of one instance. */
function persisterOf(productId: string) {
  return createPersister({ storage, prefix: `pv.${productId}`, maxAge: Infinity, refetchOnRestore: false });
}

/**
 * A list as the start loads it: as an earlier visit has kept it, at once; else from the server. Errors as in
 * `apiFetch`.
 */
export const referencesQuery = (productId: string, list: ReferenceListName) =>
  queryOptions({
    queryKey: cacheKeys.references(list),
    queryFn: () => readList(list, null),
    persister: persisterOf(productId).persisterFn,
    meta: { staysAfterSignOut: true },
    ...untilChanged,
  });

/** All entries of a list, in the order of the server. They are there: the shell waits for them. */
export function useReferences(list: ReferenceListName): ReferenceEntry[] {
  return (
    useQuery({ queryKey: cacheKeys.references(list), queryFn: missing, enabled: false }, queryClient).data?.entries ??
    none
  );
}

/** The entries of a list by id. */
export function useReferenceMap(list: ReferenceListName): Map<number, ReferenceEntry> {
  const entries = useReferences(list);
  return useMemo(() => new Map(entries.map((entry) => [entry.id, entry])), [entries]);
}

/**
 * Asks by their ETags for the lists that were not loaded since `since`. An old list is better than none: the next visit
 * tries again.
 */
export async function refreshReferences(productId: string, since: number): Promise<void> {
  const { persistQueryByKey } = persisterOf(productId);
  await Promise.allSettled(
    referenceListNames.map(async (list) => {
      const queryKey = cacheKeys.references(list);
      const state = queryClient.getQueryState<KnownList>(queryKey);
      if (!state?.data || state.dataUpdatedAt >= since) return;
      const fresh = await readList(list, state.data);
      if (fresh === state.data) return;
      queryClient.setQueryData(queryKey, fresh);
      await persistQueryByKey(queryKey, queryClient);
    }),
  );
}

/** Asks the server for a list. Out: the new one, or the known one where that still holds. */
async function readList(list: ReferenceListName, known: KnownList | null): Promise<KnownList> {
  const headers: Record<string, string> = known?.etag ? { 'If-None-Match': known.etag } : {};
  const answer = await apiRequest<ReferenceEntry[]>(`/${referenceLists[list].path}`, { headers });
  return answer.status === 304 && known ? known : { etag: answer.headers.get('ETag'), entries: answer.data };
}

const none: ReferenceEntry[] = [];
/** Of what the start loads; a component never asks by itself. */
const missing = (): KnownList => ({ etag: null, entries: none });

/** The storage of the browser may be full or switched off: the lists are then loaded on each visit. */
const storage = {
  getItem: (key: string) => attempt(() => localStorage.getItem(key)),
  setItem: (key: string, value: string) => void attempt(() => localStorage.setItem(key, value)),
  removeItem: (key: string) => void attempt(() => localStorage.removeItem(key)),
};

function attempt<Result>(access: () => Result): Result | null {
  try {
    return access();
  } catch {
    return null;
  }
}
