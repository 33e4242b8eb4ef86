import type { KeyedStore } from './draftStore';

const table = 'drafts';

/**
 * Values by key in IndexedDB; null where the browser has none. The connection opens with the first use and stays open.
 */
export function indexedDrafts(factory: IDBFactory | undefined, name = 'regio-editorial'): KeyedStore | null {
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
