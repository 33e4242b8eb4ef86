import type { FieldValues } from 'react-hook-form';

const keyOf = (key: string) => `merge.${key}`;

/** Hands what was typed into a form over to a page in another tab. Out: the key it finds it by. */
export function keepTyped(values: FieldValues): string {
  const key = crypto.getRandomValues(new Uint32Array(2)).join('');
  localStorage.setItem(keyOf(key), JSON.stringify(values));
  return key;
}

/** What was typed; null where it is not kept any more. */
export function readTyped(key: string): FieldValues | null {
  return JSON.parse(localStorage.getItem(keyOf(key)) ?? 'null') as FieldValues | null;
}

export const forgetTyped = (key: string): void => localStorage.removeItem(keyOf(key));
