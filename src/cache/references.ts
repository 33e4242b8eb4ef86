import { experimental_createQueryPersister as createPersister } from '@tanstack/query-persist-client-core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  referenceListNames,
  referenceLists,
  type ReferenceEntry,
  type ReferenceListName,
} from '../../domain/references';
import { cacheKeys } from './afterWrites';
import { queryClient, freshUntilInvalidated } from './queryClient';
import { apiRequest } from '../api/http';

interface KnownList {
  etag: string | null;
  entries: ReferenceEntry[];
}

/** Stored across visits and accounts, since the lists are public and the same for all users of an instance. */
function persisterOf(productId: string) {
  return createPersister({ storage, prefix: `pv.${productId}`, maxAge: Infinity, refetchOnRestore: false });
}

/**
 * A list as loaded at the start: immediately if an earlier visit stored it, otherwise from the server.
 * @throws like `apiFetch`
 */
export const referencesQuery = (productId: string, list: ReferenceListName) =>
  queryOptions({
    queryKey: cacheKeys.references(list),
    queryFn: () => readList(list, null),
    persister: persisterOf(productId).persisterFn,
    meta: { staysAfterSignOut: true },
    ...freshUntilInvalidated,
  });

/** All entries of a list, in the server's order. Always available, because the shell waits for them. */
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
 * Revalidates, by ETag, the lists that were not loaded since `since`. Failures are ignored: an old list is better than
 * none, and the next visit tries again.
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

/** Loads a list, or returns the stored one if it is unchanged. */
async function readList(list: ReferenceListName, known: KnownList | null): Promise<KnownList> {
  const headers: Record<string, string> = known?.etag ? { 'If-None-Match': known.etag } : {};
  const answer = await apiRequest<ReferenceEntry[]>(`/${referenceLists[list].path}`, { headers });
  return answer.status === 304 && known ? known : { etag: answer.headers.get('ETag'), entries: answer.data };
}

const none: ReferenceEntry[] = [];
/** These lists are loaded at startup, never by components. */
const missing = (): KnownList => ({ etag: null, entries: none });

/** Storage may be full or disabled; the lists are then loaded on each visit. */
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
