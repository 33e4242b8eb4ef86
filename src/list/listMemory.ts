import type { Store } from 'react-admin';
import { chosenIn, queryOf, readChosen, termIn } from './filters/chosenFilters';

const params = '.listParams';
const isPassing = (key: string) => key.includes('.selectedIds');

/**
 * A react-admin store that forgets the state of lists sooner. Filters and order last for the session, under the session
 * storage keys `{product}.{area}.filters`, `.term` and `.order`; the selection lasts until the page is reloaded.
 * Everything else goes to `lasting`.
 */
export function withListMemory(lasting: Store, productId: string): Store {
  const passing = new Map<string, unknown>();
  const listeners = new Map<string, Set<(value: any) => void>>();
  const isOurs = (key: string) => key.endsWith(params) || isPassing(key);

  const read = (key: string): unknown =>
    isPassing(key) ? passing.get(key) : readParams(productId, key.slice(0, -params.length));
  const write = (key: string, value: unknown): void => {
    if (isPassing(key)) passing.set(key, value);
    else writeParams(productId, key.slice(0, -params.length), value);
    listeners.get(key)?.forEach((listener) => listener(value));
  };
  return {
    ...lasting,
    getItem: <T>(key: string, defaultValue?: T) =>
      isOurs(key) ? ((read(key) as T | undefined) ?? defaultValue) : lasting.getItem(key, defaultValue),
    setItem: (key, value) => (isOurs(key) ? write(key, value) : lasting.setItem(key, value)),
    removeItem: (key) => (isOurs(key) ? write(key, undefined) : lasting.removeItem(key)),
    subscribe(key, listener) {
      if (!isOurs(key)) return lasting.subscribe(key, listener);
      const known = listeners.get(key) ?? new Set();
      listeners.set(key, known.add(listener));
      return () => known.delete(listener);
    },
    reset() {
      passing.clear();
      lasting.reset();
    },
  };
}

/** The stored state as react-admin's list parameters; undefined if nothing is stored. */
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

/** Writes to session storage. If it is unavailable or full, lists remember nothing. */
export function remember(key: string, value: string | null): void {
  try {
    if (value === null || value === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Writing fails in private windows and when storage is full; nothing depends on it.
  }
}

export function recall(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The session storage keys of a list. Other clients know `{product}.{area}.filters` and `.term`. */
export function memoryKeys(productId: string, area: string) {
  const prefix = `${productId}.${area}`;
  return { filters: `${prefix}.filters`, term: `${prefix}.term`, order: `${prefix}.order`, scroll: `${prefix}.scroll` };
}

/** A position in a list: pixels from the top, number of loaded rows, current row (-1: none). */
interface ScrollPosition {
  top: number;
  rows: number;
  current: number;
}

export function recallScroll(key: string): ScrollPosition | null {
  try {
    const value: unknown = JSON.parse(recall(key) ?? 'null');
    const { top, rows, current } = (value ?? {}) as Partial<ScrollPosition>;
    return Number.isFinite(top) && Number.isFinite(rows) && Number.isFinite(current) ? (value as ScrollPosition) : null;
  } catch {
    return null;
  }
}
