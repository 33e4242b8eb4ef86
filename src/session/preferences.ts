import { localStorageStore, type Store } from 'react-admin';

/**
 * What somebody has set up for themselves, as react-admin's components ask for it: light or dark, the columns of a
 * table, saved searches. It stays in this browser when they sign out, which else empties the store.
 */
export function makePreferences(productId: string): Store {
  return { ...localStorageStore('1', `.${productId}`), reset: () => undefined };
}
