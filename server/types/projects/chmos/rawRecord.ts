/**
 * What the external project database sends for one project. Nothing about it is certain: every
 * value is read as what it can be understood as, and missing keys stay missing.
 */
export type RawRecord = Record<string, unknown>;

/** Errors: a sentence where the answer is no project. */
export function readRawRecord(body: string): RawRecord {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new Error('Die Antwort der externen Datenbank ist nicht lesbar.');
  }
  if (!isObject(value)) throw new Error('Die Antwort der externen Datenbank enthält kein Projekt.');
  return storable(value) as RawRecord;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function textOf(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** A list as one; a single value as a list of it. */
export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null || value === '' ? [] : [value];
}

/** How PHP, in which the source is written, reads yes and no. */
export function isYes(value: unknown): boolean {
  return (
    value !== undefined &&
    value !== null &&
    value !== false &&
    value !== 0 &&
    value !== '' &&
    value !== '0' &&
    value !== 'false' &&
    value !== 'nein'
  );
}

/** A value as it can be kept: PostgreSQL has no NUL character, JSON no half of a surrogate pair. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(value)) return value.map(storable);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [storable(key), storable(part)]));
}
