import { undeclaredFields, type ContentType } from '../contentType';
import type { Query } from '../http';
import { InvalidParameter, pagingOnly, readListRequest, type ListRequest } from './listRequest';

/** Parameters for programs that read our content; only lists and single records accept them. */
export const recordParameters = ['fields', 'after'] as const;

/** Starts paging by cursor. */
export const firstCursor = 'start';

/** The keys that a response can contain for a record. */
export function responseKeys(type: ContentType): Set<string> {
  return new Set(
    (type.members ?? [type]).flatMap((one) => [
      'id',
      'createdAt',
      'updatedAt',
      'translations',
      ...Object.keys({
        ...one.fields,
        ...undeclaredFields(one),
        ...one.derived,
        ...one.derivedLong,
        ...one.derivedFromRelated,
      }),
      ...(one.extras ?? []),
    ]),
  );
}

/**
 * Reads `fields`: the keys that responses are reduced to, separated by commas. The id is always among them.
 * @throws InvalidParameter for unknown ones
 */
export function readFields(type: ContentType, query: Query): string[] | undefined {
  if (!query.fields) return undefined;
  const wanted = [...new Set(query.fields.flatMap((value) => value.split(',')).map((name) => name.trim()))];
  const known = responseKeys(type);
  const unknown = wanted.filter((name) => !known.has(name)).map((name) => `«${name.toWellFormed().slice(0, 100)}»`);
  if (unknown.length > 0)
    throw new InvalidParameter(`«fields» nennt Felder, die es hier nicht gibt: ${unknown.slice(0, 20).join(', ')}.`);
  return ['id', ...wanted.filter((name) => name !== 'id')];
}

/** Reduces a record to some of its keys. `translations` keeps only those among the other fields. */
export function pickFields(record: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> {
  const pick = (from: object, names: readonly string[]) =>
    Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
  const picked = pick(record, fields);
  const texts = Object.values((record.translations ?? {}) as Record<string, object>);
  const named = fields.filter((name) => texts.some((one) => Object.hasOwn(one, name)));
  if (!picked.translations || named.length === 0) return picked;
  const translations = Object.entries(record.translations as Record<string, object>);
  return {
    ...picked,
    translations: Object.fromEntries(translations.map(([locale, one]) => [locale, pick(one, named)])),
  };
}

/**
 * Reads the parameters of a list of records. With `after` the list is ordered by id and paged by cursor, so that writes
 * between two requests neither repeat nor skip a record.
 * @throws InvalidParameter
 */
export function readRecordListRequest(type: ContentType, query: Query): ListRequest {
  const fields = readFields(type, query);
  const request = { ...readListRequest(type, query, recordParameters), ...(fields && { fields }) };
  const cursor = query.after?.[0];
  if (cursor === undefined) return request;
  const other = ['offset', 'orderBy', 'randomize'].find((name) => query[name] !== undefined);
  if (other) throw new InvalidParameter(`«after» blättert nach Id und verträgt sich nicht mit «${other}».`);
  const { shuffle: _, ...rest } = request;
  return { ...rest, order: [{ field: 'id', direction: 'ASC' }], offset: 0, after: readCursor(cursor) };
}

/** The cursor of the page after a record: `after` in the next request. */
export const cursorAfter = (id: number): string => `c${id.toString(36)}`;

function readCursor(cursor: string): number {
  if (cursor === firstCursor) return 0;
  const id = /^c[\da-z]{1,6}$/.test(cursor) ? Number.parseInt(cursor.slice(1), 36) : Number.NaN;
  if (!(id <= 2_147_483_647))
    throw new InvalidParameter(`«after» muss «${firstCursor}» sein oder der Cursor einer früheren Antwort.`);
  return id;
}

/** Reads the parameters of the feed of changes. */
export function readChangesRequest(type: ContentType, query: Query) {
  const { limit } = readListRequest(pagingOnly, query, ['since', 'fields']);
  return { limit, fields: readFields(type, query), since: query.since?.[0] };
}
