import { isCommonField } from '../../domain/publishing';
import { HttpError, type Identifier } from 'react-admin';
import { contentOf } from '../../domain/contents';
import { declaredType, type ContentType } from '../../domain/contentType';
import type { Field } from '../../domain/fields';
import { apiFetch } from './http';

/**
 * A record from the data provider, with the version at which it was read. The version is part of the record, so that a
 * form, its draft and a merge each save against the version they started from, even if the record has been read again
 * since. It is removed before sending.
 */
interface Versioned {
  /** The record's ETag; absent if the server sent none. */
  _version?: string;
}

/** The version of a record, if it has one. */
export function versionOf(record: unknown): string | undefined {
  const version = (record as Versioned | null | undefined)?._version;
  return typeof version === 'string' ? version : undefined;
}

/** The number that grows with each save of a record; 0 if unknown. */
export const versionNumber = (record: unknown): number => Number(/\d+/.exec(versionOf(record) ?? '')?.[0] ?? 0);

/** A record without its long derived values, because no page shows them, and every copy would contain them. */
export function withoutLongValues<R>(resource: string, record: R): R {
  const long = Object.keys(declaredType(resource)?.derivedLong ?? {});
  if (long.length === 0 || typeof record !== 'object' || record === null) return record;
  return Object.fromEntries(Object.entries(record).filter(([key]) => !long.includes(key))) as R;
}

/** The record in the form in which it is sent. */
function withoutVersion<R extends object>(record: R): Omit<R, '_version'> {
  const { _version, ...rest } = record as R & Versioned;
  return rest;
}

/**
 * A record without its version and without derived or separately stored values, because sending old copies of those
 * would undo other people's changes.
 */
export function writableValues(resource: string, record: object): Record<string, unknown> {
  const extras = [...(contentOf(resource)?.extras ?? []), ...Object.keys(declaredType(resource)?.derivedLong ?? {})];
  return Object.fromEntries(Object.entries(withoutVersion(record)).filter(([key]) => !extras.includes(key)));
}

/** The error for a record that was merged into another. */
export const mergedRecordError = (id: Identifier): HttpError => new HttpError('', 308, { leadsTo: id });

/** The id of the record into which one was merged, if the error contains it. */
export const survivorId = (error: unknown): Identifier | null =>
  error instanceof HttpError && error.status === 308 ? (error.body as { leadsTo: Identifier }).leadsTo : null;

/**
 * Restores a deleted record.
 * @param wish the version in its history, or its new values; the last version by default. A merged contact is
 * separated; `apart` leaves what the merge moved with the survivor.
 * @throws like `apiFetch`: 403 for records deleted by others, unless restored together with one's own work; 409 if it
 * exists; 422 if it is no longer valid
 */
export function restoreRecord(
  resource: string,
  id: Identifier,
  wish: { historyId?: number; record?: object; apart?: boolean } = {},
): Promise<unknown> {
  return apiFetch(`/${resource}/${encodeURIComponent(id)}/restore`, { method: 'POST', body: wish });
}

type Values = Record<string, unknown>;

/**
 * Restores a deleted record with the form's input.
 * @throws like `restoreRecord`
 */
export const saveRestored = (type: ContentType, id: Identifier, values: Values): Promise<unknown> =>
  restoreRecord(type.name, id, { record: writableValues(type.name, values) });

/**
 * Creates a new record from the input of a deleted one.
 * @throws like `apiFetch`
 */
export const saveAsNew = (type: ContentType, values: Values): Promise<unknown> =>
  apiFetch(`/${type.name}`, { method: 'POST', body: writableValues(type.name, asNew(type, values)) });

/** A record as a new one: its declared values, without id, version and timestamps; its rows become new too. */
function asNew(type: ContentType, record: Values): Values {
  const kept = Object.entries(record).filter(
    ([key]) => Object.hasOwn(type.fields, key) || isCommonField(key) || key === 'translations',
  );
  return Object.fromEntries(
    kept.map(([key, value]) => {
      const isRows = (type.fields as Record<string, Field>)[key]?.kind === 'associations' && Array.isArray(value);
      return [key, isRows ? (value as Values[]).map((row) => ({ ...row, id: null })) : value];
    }),
  );
}
