import type { ContentType } from '../../../domain/contentType';
import { contentTypes } from '../../../domain/contentTypes';
import type { Fields, RecordField, RecordsField, AssociationsField } from '../../../domain/fields';

/**
 * Fields whose value is other records (`record`, `records`, `associations`). They are not part of the texts that are written with a
 * row, since others change them: they are read with it (compose.ts). Why: docs/decisions/contacts.md.
 */
export interface LiveField {
  name: string;
  field: RecordField | RecordsField | AssociationsField;
  /** The content type of the others. */
  target: ContentType<any>;
}

/** Errors: a declaration that names a type there is none of. */
export function typeNamed(resource: string): ContentType<any> {
  const type = Object.values<ContentType<any>>(contentTypes).find(({ name }) => name === resource);
  if (!type) throw new Error(`There is no content type ${resource}.`);
  return type;
}

const known = new WeakMap<ContentType<any>, LiveField[]>();

export function liveFieldsOf(type: ContentType<any>): LiveField[] {
  const fields = known.get(type) ?? Object.entries(type.fields as Fields).flatMap(([name, field]): LiveField[] =>
    field.kind === 'record' || field.kind === 'records' || field.kind === 'associations' ? [{ name, field, target: typeNamed(field.resource) }] : [],
  );
  known.set(type, fields);
  return fields;
}

export const isLive = (type: ContentType<any>): boolean => liveFieldsOf(type).length > 0;

const stored = new WeakMap<ContentType<any>, ContentType<any>>();

/** The type as far as its own row and texts go. */
export function withoutLive(type: ContentType<any>): ContentType<any> {
  if (!isLive(type)) return type;
  const live = new Set(liveFieldsOf(type).map(({ name }) => name));
  const { derivedFromRelated: _, ...rest } = type;
  const own: ContentType<any> = stored.get(type) ?? {
    ...rest,
    fields: Object.fromEntries(Object.entries(type.fields as Fields).filter(([name]) => !live.has(name))),
    publicFields: (type.publicFields as string[]).filter((name) => !live.has(name)),
  };
  stored.set(type, own);
  return own;
}

/** The fields of other types that lead to records of this one. */
export function referrersOf(type: ContentType<any>): { type: ContentType<any>; name: string; field: LiveField['field'] }[] {
  return Object.values<ContentType<any>>(contentTypes).flatMap((other) =>
    liveFieldsOf(other).flatMap(({ name, field }) => (field.resource === type.name ? [{ type: other, name, field }] : [])),
  );
}

/** Whether a write of this type may change other records, or what they show. */
export const isRelated = (type: ContentType<any>): boolean => isLive(type) || referrersOf(type).length > 0;

/**
 * The resources whose lists are no longer right once a record of this type was written: its own, those that show it, those
 * it shows (their versions grow), and the table it shares.
 */
export function staleWith(type: ContentType<any>): string[] {
  const types = [type, ...referrersOf(type).map((referrer) => referrer.type), ...liveFieldsOf(type).map(({ target }) => target)];
  return [...new Set(types.flatMap(({ name, shares }) => (shares ? [name, shares.table] : [name])))].sort();
}
