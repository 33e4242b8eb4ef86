import type { AssociationsField, Field, RecordField, RecordsField } from '../fields';
import type { ReferenceListName } from '../references';
import { perKind, type PerKind } from './perKind';

/** The target of a reference: a reference list, records of a content type, or files. */
export type Target = { list: ReferenceListName } | { resource: string } | { file: true };

const none = () => null;
const file = () => ({ file: true }) as const;

const targets: PerKind<Target | null> = {
  text: none,
  multiline: none,
  richText: none,
  svg: none,
  url: none,
  email: none,
  boolean: none,
  date: none,
  dateTime: none,
  color: none,
  decimal: none,
  integer: none,
  choice: none,
  reference: ({ list }) => ({ list }),
  references: ({ list }) => ({ list }),
  record: ({ resource }) => ({ resource }),
  records: ({ resource }) => ({ resource }),
  // The record on the other side is a part of the items.
  associations: none,
  list: none,
  image: file,
  images: file,
  files: file,
};

/** The target that a field refers to by ids; null for other fields. */
export const targetOf = perKind(targets);

/** A field whose value is other records, or rows that refer to records. */
export type RelationField = RecordField | RecordsField | AssociationsField<any>;

export function isRelation(field: Field): field is RelationField {
  const target = targetOf(field);
  return field.kind === 'associations' || (target !== null && 'resource' in target);
}

/** `perKind` for relations only. */
type PerRelation<Out, In extends unknown[] = []> = {
  readonly [Kind in RelationField['kind']]: (field: Extract<RelationField, { kind: Kind }>, ...rest: In) => Out;
};
export function perRelation<Out, In extends unknown[] = []>(
  table: PerRelation<Out, In>,
): (field: RelationField, ...rest: In) => Out {
  return (field, ...rest) => (table[field.kind] as (field: RelationField, ...rest: In) => Out)(field, ...rest);
}

/** An id in a record, with the path for errors about it. */
export interface Pointer {
  id: number;
  path: string;
}

/** The ids in a value. */
export function pointersIn({ path, value }: { path: string; value: unknown }): Pointer[] {
  if (Array.isArray(value))
    return (value as { id: number }[]).map(({ id }, index) => ({ id, path: `${path}.${index}` }));
  return value ? [{ id: (value as { id: number }).id, path }] : [];
}

/** Replaces the entries of a value; `undefined` removes one, or turns a single value into null. */
export function withEntries(value: unknown, entryOf: (entry: any) => unknown): unknown {
  if (!Array.isArray(value)) return value ? (entryOf(value) ?? null) : value;
  return value.flatMap((entry) => entryOf(entry) ?? []);
}
