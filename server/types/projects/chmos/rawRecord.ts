import { isObject } from '../../../../domain/values/isObject';

/**
 * A project as the external database sends it. Nothing about it is guaranteed: every value is read leniently, and
 * missing keys stay missing.
 */
export type RawRecord = Record<string, unknown>;

/** @throws {Error} with a message, if the response is not a project */
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

export function textOf(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value.trim() : '';
}

/** A list as it is; a single value as a list of one. */
export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null || value === '' ? [] : [value];
}

/** Reads yes and no as PHP does, the language of the source. */
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

/** A value that can be stored: PostgreSQL accepts no NUL character, and JSON no lone surrogate. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(value)) return value.map(storable);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [storable(key), storable(part)]));
}
