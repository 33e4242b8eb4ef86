import { isObject } from '../values/isObject';

/** The id of an entry, given as an object or as the id itself; `undefined` if an import found none. */
export function entryId(entry: unknown): number | undefined {
  const id = typeof entry === 'object' && entry !== null ? (entry as { id?: unknown }).id : entry;
  if (typeof id === 'number') return id;
  return typeof id === 'string' && /^\d+$/.test(id) ? Number(id) : undefined;
}

/** The name of an entry, if it has one. */
export function entryName(entry: unknown): string | undefined {
  const name = typeof entry === 'object' && entry !== null ? (entry as { name?: unknown }).name : entry;
  return typeof name === 'string' && name.trim() !== '' ? name : undefined;
}

/** A single or multiple relation as a list. */
export function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value == null ? [] : [value];
}

/** A part of an item by path: `role`, `translations.fr.role`. */
export function partAt(item: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => objectOf(value)[key], item);
}

/** The item with another value of one part. */
export function withPartAt(item: Record<string, unknown>, path: string, value: unknown): Record<string, unknown> {
  const [key = '', ...rest] = path.split('.');
  return { ...item, [key]: rest.length === 0 ? value : withPartAt(objectOf(item[key]), rest.join('.'), value) };
}

/** A value as a list; anything else becomes an empty one. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A value as an object; anything else becomes an empty one. */
export function objectOf(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}
