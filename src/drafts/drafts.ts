import { useCallback } from 'react';
import { useConfig } from '../session/config';
import { useMe } from '../session/session';
import { createDraftStore, newSession, type Draft, type KeyedStore } from './draftStore';

/** The drafts of this browser. */
export const drafts = createDraftStore(
  indexedDrafts(globalThis.indexedDB),
  typeof localStorage === 'undefined' ? null : localStorage,
);

/**
 * Leaves what was typed for another form, which will offer it. In: where that form's drafts lie. Out: false when the
 * browser keeps nothing.
 */
export function shelve(place: string, values: Draft['values'], at = new Date().toISOString()): Promise<boolean> {
  return drafts.write({ place, session: newSession(), at, version: values._version as string | undefined, values });
}

/** What the drafts of the form of a record are called; of a new one without its id. */
export const draftOfRecord = (resource: string, id?: string | number | null): string => `${resource}/${id ?? 'new'}`;

/** Where this person's drafts of a form lie. In: what they are called. */
export function useDraftPlace(): (name: string) => string {
  const { productId } = useConfig();
  const id = useMe()?.id ?? 0;
  return useCallback((name) => `${productId}/${id}/${name}`, [productId, id]);
}

const table = 'drafts';

/**
 * Values by key in IndexedDB; null where the browser has none. The connection opens with the first use and stays open.
 */
function indexedDrafts(factory: IDBFactory | undefined, name = 'regio-editorial'): KeyedStore | null {
  if (!factory) return null;
  let opening: Promise<IDBDatabase> | undefined;
  let open: IDBDatabase | undefined;

  const connect = () =>
    (opening ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = factory.open(name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(table);
      request.onerror = () => reject(request.error);
      request.onblocked = () => reject(new Error('blocked'));
      request.onsuccess = () => {
        open = request.result;
        open.onversionchange = () => open?.close();
        resolve(open);
      };
    }).catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));

  /** Synchronous once connected: a page that is about to close gets its last write out. */
  const change = (act: (drafts: IDBObjectStore) => void): Promise<true> => {
    const run = (database: IDBDatabase) =>
      new Promise<true>((resolve, reject) => {
        const transaction = database.transaction(table, 'readwrite');
        transaction.oncomplete = () => resolve(true);
        transaction.onerror = transaction.onabort = () => reject(transaction.error);
        act(transaction.objectStore(table));
        transaction.commit?.();
      });
    return open ? run(open) : connect().then(run);
  };

  return {
    async read(keyPrefix) {
      const database = await connect();
      return new Promise((resolve, reject) => {
        const range = IDBKeyRange.bound(keyPrefix, `${keyPrefix}\uffff`);
        const request = database.transaction(table).objectStore(table).getAll(range);
        request.onsuccess = () => resolve(request.result as unknown[]);
        request.onerror = () => reject(request.error);
      });
    },
    write: (key, value) => change((drafts) => drafts.put(value, key)),
    remove: (key) => change((drafts) => drafts.delete(key)),
  };
}
