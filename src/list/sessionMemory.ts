/** Session storage that may be unavailable or full; lists then forget. */
export function remember(key: string, value: string | null): void {
  try {
    if (value === null || value === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Private windows and full storages refuse; nothing depends on it.
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
