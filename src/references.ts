import { useMemo } from 'react';
import { referenceListNames, type ReferenceEntry, type ReferenceListName } from '../domain/references';
import { readCachedList, refreshList, type CachedList } from './referenceCache';
import { createStore, useStore, type Store } from './store';

const none: ReferenceEntry[] = [];

/** How long a kept list waits before it is asked for again, in milliseconds: what the person waits for comes first. */
const pause = 1_000;

const lists = Object.fromEntries(referenceListNames.map((name) => [name, createStore<CachedList | null>(null)])) as Record<
  ReferenceListName,
  Store<CachedList | null>
>;

/** All entries of a list, in the order of the server. They are there: the shell waits for them. */
export function useReferences(list: ReferenceListName): ReferenceEntry[] {
  return useStore(lists[list])?.entries ?? none;
}

/** The entries of a list by id. */
export function useReferenceMap(list: ReferenceListName): Map<number, ReferenceEntry> {
  const entries = useReferences(list);
  return useMemo(() => new Map(entries.map((entry) => [entry.id, entry])), [entries]);
}

/**
 * Brings a list into memory. One that an earlier visit has kept is there at once, and asked for again once the page
 * stands, silently; otherwise this waits for the server. Errors as in `apiFetch`.
 */
export async function loadReferences(productId: string, name: ReferenceListName): Promise<void> {
  const store = lists[name];
  const known = store.get() ?? readCachedList(productId, name);
  const refresh = async () => {
    const fresh = await refreshList(productId, name, known);
    if (fresh !== store.get()) store.set(fresh);
  };
  if (!known) return refresh();
  if (store.get() === null) store.set(known);
  // An old list is better than none: the next visit tries again.
  setTimeout(() => void refresh().catch(() => {}), pause);
}
