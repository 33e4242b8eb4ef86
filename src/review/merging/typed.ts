import type { FieldValues } from 'react-hook-form';

const keyOf = (key: string) => `merge.${key}`;

/**
 * Hands the input of a form over to a page in another tab.
 * @returns the key for `readTyped`
 */
export function keepTyped(values: FieldValues): string {
  const key = crypto.getRandomValues(new Uint32Array(2)).join('');
  localStorage.setItem(keyOf(key), JSON.stringify(values));
  return key;
}

/** The input; null if it is no longer kept. */
export function readTyped(key: string): FieldValues | null {
  return JSON.parse(localStorage.getItem(keyOf(key)) ?? 'null') as FieldValues | null;
}

export const forgetTyped = (key: string): void => localStorage.removeItem(keyOf(key));
