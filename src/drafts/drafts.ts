import { useCallback } from 'react';
import { inboxTypeOf, type InboxItem } from '../../domain/inbox/inbox';
import { useConfig, useHasPart } from '../session/config';
import { useMe } from '../session/session';
import { createDraftStore, isOpenedHere, newSession, type Draft, type DraftStore, type KeyedStore } from './draftStore';
import { draftSending } from './sending';
import { endOnServer, isRefusal, putOnServer, readFromServer } from './serverDrafts';

const storage = typeof localStorage === 'undefined' ? null : localStorage;
const here = createDraftStore(indexedDrafts(globalThis.indexedDB), storage);

/** Sends drafts to the server. */
export const sending = draftSending({ put: putOnServer, end: endOnServer, isRefusal, isOpenedHere }, storage);

/** How long a form waits for the server's drafts, in milliseconds. */
const serverTimeout = 3_000;

/** The drafts in this browser, and those that the server got from other browsers. */
export const everywhere: DraftStore = {
  async read(place) {
    const late = new Promise<Draft[]>((resolve) => setTimeout(resolve, serverTimeout, []));
    const there = Promise.race([readFromServer(place), late]).catch((): Draft[] => []);
    const newest = new Map((await here.read(place)).map((draft) => [draft.session, draft]));
    for (const draft of sending.found(await there)) {
      const own = newest.get(draft.session);
      if (!own) newest.set(draft.session, { ...draft, isElsewhere: true });
      else if (own.at < draft.at) newest.set(draft.session, draft);
    }
    return [...newest.values()].sort((one, other) => other.at.localeCompare(one.at));
  },
  write(draft) {
    if (draft.page !== undefined) sending.write(draft);
    return here.write(draft);
  },
  writeNow(draft) {
    here.writeNow(draft);
    sending.writeNow(draft);
  },
  async remove(draft) {
    sending.remove(draft.session, draft.at);
    await here.remove(draft);
  },
};

/** The draft store of this installation; some demos do not keep drafts on their server. */
export const useDraftStore = (): DraftStore => (useHasPart('drafts') ? everywhere : here);

/**
 * Leaves values for another form, which then offers to restore them.
 * @param place of the other form's drafts
 * @returns false if the browser stores nothing
 */
export function storeForOtherForm(
  place: string,
  values: Draft['values'],
  at = new Date().toISOString(),
): Promise<boolean> {
  return here.write({ place, session: newSession(), at, version: values._version as string | undefined, values });
}

/** The name of the drafts of a record's form; without an id, of the form for a new record. */
export const draftOfRecord = (resource: string, id?: string | number | null): string => `${resource}/${id ?? 'new'}`;

/** The place of the user's drafts, given their name. */
export function useDraftPlace(): (name: string) => string {
  const { productId } = useConfig();
  const id = useMe()?.id ?? 0;
  return useCallback((name) => `${productId}/${id}/${name}`, [productId, id]);
}

const table = 'drafts';

/**
 * Values by key in IndexedDB; null if the browser does not support it. The connection opens on first use and stays
 * open.
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

  /** Synchronous once connected, so that a page that is closing can still write. */
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

type Named = Pick<InboxItem, 'id' | 'type' | 'internalId'>;

const ofItem = ({ id }: Named) => `inbox/${id}`;
const ofRecord = ({ type, internalId }: Named) => `inbox/${type}/${internalId}`;

/** The place of a review's drafts: one per record if all items about the record are reviewed together. */
export const draftOfReview = (item: Named): string =>
  inboxTypeOf(item.type).together && item.internalId !== null ? ofRecord(item) : ofItem(item);

/** The same for a closed item, whose record may not have existed before. */
export const draftsOfEnded = (item: Named): string[] => [...new Set([draftOfReview(item), ofItem(item)])];
