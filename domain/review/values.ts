/** The id of an entry, given as an object or bare; `undefined` where an import found none for its name. */
export function entryId(entry: unknown): number | undefined {
  const id = typeof entry === 'object' && entry !== null ? (entry as { id?: unknown }).id : entry;
  if (typeof id === 'number') return id;
  return typeof id === 'string' && /^\d+$/.test(id) ? Number(id) : undefined;
}

/** The name an entry is shown by, where it carries one. */
export function entryName(entry: unknown): string | undefined {
  const name = typeof entry === 'object' && entry !== null ? (entry as { name?: unknown }).name : entry;
  return typeof name === 'string' && name.trim() !== '' ? name : undefined;
}

/** A value of a single relation as a list of none or one. */
export function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value == null ? [] : [value];
}

/** A part of an item by its path: `role`, `translations.fr.role`. */
export function partAt(item: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => objectOf(value)[key], item);
}

/** The item with another value of one part. */
export function withPartAt(item: Record<string, unknown>, path: string, value: unknown): Record<string, unknown> {
  const [key = '', ...rest] = path.split('.');
  return { ...item, [key]: rest.length === 0 ? value : withPartAt(objectOf(item[key]), rest.join('.'), value) };
}

/** A value as a list; anything else is an empty one. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A value as an object; anything else is an empty one. */
export function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}
