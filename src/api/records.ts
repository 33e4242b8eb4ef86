import { HttpError, type Identifier } from 'react-admin';
import { contentOf } from '../../domain/contents';
import { declaredType } from '../../domain/contentType';

/**
 * A record as the data provider hands it out: with the version it was read at. The version travels inside
 * the record, so that a form, its kept draft and a merge each save against the version they started from, whatever
 * has been read since. The data provider takes it out again before anything is sent.
 */
interface Versioned {
  /** The ETag of the record as it was read; absent when the server gave none. */
  _version?: string;
}

/** The version of a record, if it has one. */
export function versionOf(record: unknown): string | undefined {
  const version = (record as Versioned | null | undefined)?._version;
  return typeof version === 'string' ? version : undefined;
}

/**
 * A record as it came, without what is long and made of the rest: nobody shows it here, and each copy would have it.
 */
export function asRead<R>(resource: string, record: R): R {
  const long = Object.keys(declaredType(resource)?.derivedLong ?? {});
  if (long.length === 0 || typeof record !== 'object' || record === null) return record;
  return Object.fromEntries(Object.entries(record).filter(([key]) => !long.includes(key))) as R;
}

/** The record as it is sent. */
function withoutVersion<R extends object>(record: R): Omit<R, '_version'> {
  const { _version, ...rest } = record as R & Versioned;
  return rest;
}

/**
 * A record without its version and without what is said elsewhere or is made of the rest: an old copy of that would
 * undo what others did.
 */
export function asSent(resource: string, record: object): Record<string, unknown> {
  const extras = [...(contentOf(resource)?.extras ?? []), ...Object.keys(declaredType(resource)?.derivedLong ?? {})];
  return Object.fromEntries(Object.entries(withoutVersion(record)).filter(([key]) => !extras.includes(key)));
}

/** Of a record that has become part of another one: which one that is, as an error. */
export const ledElsewhere = (id: Identifier): HttpError => new HttpError('', 308, { leadsTo: id });

/** The id of the record that another one has become part of, where an error says so. */
export const leadsTo = (error: unknown): Identifier | null =>
  error instanceof HttpError && error.status === 308 ? (error.body as { leadsTo: Identifier }).leadsTo : null;
