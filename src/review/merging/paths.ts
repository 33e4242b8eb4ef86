import type { FieldValues } from 'react-hook-form';
import { listPath } from '../../ui/paths';

/** The page of a merge, below the URL of the list. */
export const mergeAction = 'merge';

export const survivorParameter = 'bleibt';
export const mergedParameter = 'geht';

export const inputParameter = 'erfasst';

/**
 * The page that merges input from the form of a new record into an existing one.
 * @param key the key from `storeInput`
 */
export const takeOverPath = (resource: string, stays: number, key: string): string =>
  `${listPath(resource)}/${mergeAction}?${survivorParameter}=${stays}&${inputParameter}=${key}`;

/** The page that merges two records, `goes` into `stays`. */
export const mergePath = (resource: string, stays: number, goes: number): string =>
  `${listPath(resource)}/${mergeAction}?${survivorParameter}=${stays}&${mergedParameter}=${goes}`;

const keyOf = (key: string) => `merge.${key}`;

/**
 * Passes the input of a form to a page in another tab.
 * @returns the key for `readInput`
 */
export function storeInput(values: FieldValues): string {
  const key = crypto.getRandomValues(new Uint32Array(2)).join('');
  localStorage.setItem(keyOf(key), JSON.stringify(values));
  return key;
}

/** The input; null if it is no longer stored. */
export function readInput(key: string): FieldValues | null {
  return JSON.parse(localStorage.getItem(keyOf(key)) ?? 'null') as FieldValues | null;
}

export const removeInput = (key: string): void => localStorage.removeItem(keyOf(key));
