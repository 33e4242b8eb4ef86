import type { Kysely } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import { perRelation } from '../../../domain/kinds/targets';
import { shapeOf } from '../../../domain/shapes';
import type { Tables } from '../../tables';
import { joinNestedRelations } from './nestedRecords';
import { relatedFieldsOf, withoutRelated, type RelatedField } from '../related/relatedFields';
import { withExtras } from './extras';
import { readRelated, type Related, type RelatedRow } from './relatedRows';

export interface JoinOptions {
  view: 'all' | 'public';
  /** The short shape for tables. */
  short?: boolean;
  /** Only single relations (the parent), for texts that derive a name from them. */
  single?: boolean;
}
export interface Text {
  id: number;
  body: string;
}

/**
 * Adds the current related records to stored texts, each in its short shape (in tables: id and name); the public view
 * includes only public ones. One query for any number of records, and one for relations in list items; none for types
 * without relations.
 */
export async function joinRelations(
  db: Kysely<Tables>,
  type: ContentType,
  { view, short = false, single = false }: JoinOptions,
  rows: readonly Text[],
): Promise<string[]> {
  const texts = await joinFieldRelations(db, type, { view, short, single }, rows);
  return single ? texts : [...(await joinNestedRelations(db, type, { view, short }, texts))];
}

async function joinFieldRelations(
  db: Kysely<Tables>,
  type: ContentType,
  how: JoinOptions,
  rows: readonly Text[],
): Promise<string[]> {
  const fields = shownFields(type, how);
  if (fields.length === 0 || rows.length === 0) return rows.map(({ body }) => body);
  return withRelated(
    type,
    how,
    fields,
    rows,
    await readRelated(
      db,
      type,
      fields,
      rows.map(({ id }) => id),
      how.short,
    ),
  );
}

const shownFields = (type: ContentType, how: JoinOptions): RelatedField[] =>
  relatedFieldsOf(type).filter(
    ({ name, field }) => isShown(type, name, how) && (!how.single || field.kind === 'record'),
  );

function withRelated(
  type: ContentType,
  { view, short = false, single }: JoinOptions,
  fields: readonly RelatedField[],
  rows: readonly Text[],
  related: Related,
): string[] {
  return rows.map(({ id, body }) => {
    const values = fields.map(
      (relation) =>
        `${JSON.stringify(relation.name)}:${textOf(relation, related.get(`${id} ${relation.name}`) ?? [], view, short)}`,
    );
    const derived = single ? [] : derivedFrom(type, `{${values.join(',')}}`);
    return `${body.slice(0, -1)},${[...values, ...derived].join(',')}}`;
  });
}

function derivedFrom(type: ContentType, related: string): string[] {
  const made = Object.entries(type.derivedFromRelated ?? {});
  if (made.length === 0) return [];
  const values = JSON.parse(related) as Record<string, unknown>;
  return made.map(([name, make]) => `${JSON.stringify(name)}:${JSON.stringify(make(values))}`);
}

/** Also adds the extras that editors read with whole records. */
async function whole(
  db: Kysely<Tables>,
  type: ContentType,
  how: JoinOptions,
  rows: readonly Text[],
): Promise<string[]> {
  const texts = await joinRelations(db, type, how, rows);
  return how.view === 'all' && !how.short
    ? withExtras(
        db,
        type,
        texts.map((body, index) => ({ id: (rows[index] as Text).id, body })),
      )
    : texts;
}

/**
 * `joinRelations` for a list of several types that share a table; each row names its type. Keeps the order of the rows.
 */
export async function joinListRelations(
  db: Kysely<Tables>,
  type: ContentType,
  how: JoinOptions,
  rows: readonly (Text & { type?: string })[],
): Promise<string[]> {
  if (!type.members) return whole(db, type, how, rows);
  const texts = new Map<number, string>();
  for (const member of type.members) {
    const own = rows.filter((row) => row.type === member.shares?.type);
    for (const [index, text] of (await whole(db, member, how, own)).entries()) texts.set((own[index] as Text).id, text);
  }
  return rows.map(({ id }) => texts.get(id) as string);
}

/** Whether this view shows the field. */
function isShown(type: ContentType, name: string, { view, short }: JoinOptions): boolean {
  return (view === 'all' || type.publicFields.includes(name)) && (!short || type.fields[name]?.summary === true);
}

function textOf(
  { field, target }: RelatedField,
  rows: readonly RelatedRow[],
  view: JoinOptions['view'],
  short: boolean,
): string {
  const seen = view === 'all' ? rows : rows.filter(({ is_public }) => is_public);
  // The names in loose relations are public.
  const isLoose = field.kind === 'records' && field.loose !== undefined;
  const shown = ({ entry }: RelatedRow) =>
    view === 'all' || short || isLoose
      ? entry
      : JSON.stringify(shapeOf(withoutRelated(target), 'public', true)(JSON.parse(entry)));
  // The public view shows no links of association rows.
  return joined(field, seen, shown, view === 'public' && !short);
}

const joined = perRelation<
  string,
  [rows: readonly RelatedRow[], entryOf: (row: RelatedRow) => string, withoutLinks: boolean]
>({
  record: (_field, [row], entryOf) => (row ? entryOf(row) : 'null'),
  records: (_field, rows, entryOf) => `[${rows.map(entryOf).join(',')}]`,
  associations: ({ there, links }, rows, entryOf, withoutLinks) => {
    const associationOf = (association: string) =>
      withoutLinks && links ? JSON.stringify({ ...JSON.parse(association), [links.name]: undefined }) : association;
    return `[${rows.map((row) => `${associationOf(row.association as string).slice(0, -1)},${JSON.stringify(there)}:${entryOf(row)}}`).join(',')}]`;
  },
});
