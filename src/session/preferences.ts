import { localStorageStore, type Store } from 'react-admin';

/**
 * A person's own settings, as react-admin's components store them: light or dark, columns, saved searches. Kept in
 * this browser after signing out, which usually resets the store.
 */
export function makePreferences(productId: string): Store {
  return { ...localStorageStore('1', `.${productId}`), reset: () => undefined };
}
