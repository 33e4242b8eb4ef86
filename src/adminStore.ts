import type { Store } from 'react-admin';
import { chosenIn, queryOf, readChosen, termIn } from './list/filters/chosenFilters';
import { memoryKeys, recall, remember } from './list/sessionMemory';

const params = '.listParams';

/**
 * What react-admin keeps of a person's work. What a list is narrowed and ordered by lasts for the visit, under the names
 * `{product}.{area}.filters`, `.term` and `.order` of the session's storage; marked rows last until the page is left; columns, saved
 * searches and all else stay in the browser, apart for each account (`who`), and outlive signing out.
 */
export function adminStore(productId: string, who: () => number | string): Store {
  const passing = new Map<string, unknown>();
  const listeners = new Map<string, Set<(value: any) => void>>();
  const lasting = (key: string) => `pv.${productId}.${who()}.${key}`;
  const tell = (key: string, value: unknown) => listeners.get(key)?.forEach((listener) => listener(value));

  const read = (key: string): unknown => {
    if (key.endsWith(params)) return readParams(productId, key.slice(0, -params.length));
    if (isPassing(key)) return passing.get(key);
    return parsed(stored(lasting(key)));
  };
  const write = (key: string, value: unknown): void => {
    if (key.endsWith(params)) writeParams(productId, key.slice(0, -params.length), value);
    else if (isPassing(key)) passing.set(key, value);
    else store(lasting(key), value);
  };
  return {
    setup: () => undefined,
    teardown: () => listeners.clear(),
    getItem: <T>(key: string, defaultValue?: T) => (read(key) as T | undefined) ?? defaultValue,
    setItem: (key, value) => {
      write(key, value);
      tell(key, value);
    },
    removeItem: (key) => {
      write(key, undefined);
      tell(key, undefined);
    },
    removeItems: (prefix) => {
      for (const key of [...passing.keys()].filter((name) => name.startsWith(prefix))) passing.delete(key);
    },
    reset: () => passing.clear(),
    subscribe: (key, listener) => {
      const known = listeners.get(key) ?? new Set();
      listeners.set(key, known.add(listener));
      return () => known.delete(listener);
    },
  };
}

const isPassing = (key: string) => key.includes('.selectedIds');

/** In the shape of react-admin's list parameters; undefined where nothing was kept. */
function readParams(productId: string, area: string) {
  const keys = memoryKeys(productId, area);
  const filter = queryOf({ term: recall(keys.term) ?? '', chosen: readChosen(recall(keys.filters)) });
  const [sort, order] = (recall(keys.order) ?? '').split(' ');
  const isOrdered = Boolean(sort) && (order === 'ASC' || order === 'DESC');
  if (!isOrdered && Object.keys(filter).length === 0) return undefined;
  return { filter, page: 1, ...(isOrdered && { sort, order }) };
}

function writeParams(productId: string, area: string, value: unknown): void {
  const keys = memoryKeys(productId, area);
  const { filter, sort, order } = (value ?? {}) as { filter?: unknown; sort?: string; order?: string };
  const chosen = chosenIn(filter);
  remember(keys.term, termIn(filter));
  remember(keys.filters, chosen.length > 0 ? JSON.stringify(chosen) : null);
  remember(keys.order, sort && order ? `${sort} ${order}` : null);
}

/** A storage that is full or switched off just forgets. */
function store(key: string, value: unknown): void {
  try {
    if (value === undefined || value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing depends on it.
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
