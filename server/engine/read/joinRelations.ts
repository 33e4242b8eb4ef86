import { type Kysely, sql, type RawBuilder } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import { perRelation } from '../../../domain/kinds/targets';
import { shapeOf } from '../../../domain/shapes';
import type { Tables } from '../../tables';
import { joinNestedRelations } from './nestedRecords';
import { relatedFieldsOf, withoutRelated, type RelatedField } from '../related/relatedFields';
import { withExtras } from './extras';
import { entryOf } from '../related/entryOf';
import { columnOf } from '../storage/columns';
import { linkTableOf, snakeCase, tableOf } from '../storage/naming';

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
 * Adds the current related records to stored JSON, each in its short shape (in tables: id and name); the public view
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
  related: RelatedRows,
): string[] {
  return rows.map(({ id, body }) => {
    const values = fields.map((relation) => {
      const own = related.get(`${id} ${relation.name}`) ?? [];
      return `${JSON.stringify(relation.name)}:${textOf(relation, own, view, short)}`;
    });
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
async function joinWhole(
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
 * `joinRelations` for a list of several types that share a table; each row names its type. The order of rows is kept.
 */
export async function joinListRelations(
  db: Kysely<Tables>,
  type: ContentType,
  how: JoinOptions,
  rows: readonly (Text & { type?: string })[],
): Promise<string[]> {
  if (!type.members) return joinWhole(db, type, how, rows);
  const texts = new Map<number, string>();
  for (const member of type.members) {
    const own = rows.filter((row) => row.type === member.shares?.type);
    for (const [index, text] of (await joinWhole(db, member, how, own)).entries())
      texts.set((own[index] as Text).id, text);
  }
  return rows.map(({ id }) => texts.get(id) as string);
}

/** Whether this view shows a field. */
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
  // The public view does not show the links of association rows.
  return relationJson(field, seen, shown, view === 'public' && !short);
}

const relationJson = perRelation<
  string,
  [rows: readonly RelatedRow[], entryOf: (row: RelatedRow) => string, withoutLinks: boolean]
>({
  record: (_field, [row], entryOf) => (row ? entryOf(row) : 'null'),
  records: (_field, rows, entryOf) => `[${rows.map(entryOf).join(',')}]`,
  associations: ({ there, links }, rows, entryOf, withoutLinks) => {
    const associationOf = (association: string) =>
      withoutLinks && links ? JSON.stringify({ ...JSON.parse(association), [links.name]: undefined }) : association;
    const entries = rows.map((row) => {
      const association = associationOf(row.association as string);
      return `${association.slice(0, -1)},${JSON.stringify(there)}:${entryOf(row)}}`;
    });
    return `[${entries.join(',')}]`;
  },
});

type RelatedRow = {
  record_id: number;
  field: string;
  association: string | null;
  entry: string;
  is_public: boolean;
};
/** By record id and field name. */
type RelatedRows = Map<string, RelatedRow[]>;

/** The records related to those with these ids, in order. One query. */
async function readRelated(
  db: Kysely<Tables>,
  type: ContentType,
  fields: readonly RelatedField[],
  ids: readonly number[],
  short = false,
): Promise<RelatedRows> {
  const queries = fields.map((relation) => queryOf(type, relation, ids, short));
  const { rows } = await sql<RelatedRow>`select record_id, field, association, entry, is_public
      from (${sql.join(queries, sql` union all `)}) related
    order by record_id, field, position, association_id`.execute(db);
  const byField = new Map<string, RelatedRow[]>();
  for (const row of rows) {
    const key = `${row.record_id} ${row.field}`;
    const list = byField.get(key);
    if (list) list.push(row);
    else byField.set(key, [row]);
  }
  return byField;
}

function queryOf(
  type: ContentType,
  { name, field, target }: RelatedField,
  ids: readonly number[],
  short: boolean,
): RawBuilder<unknown> {
  const common = sql`${sql.lit(name)} as field`;
  const entry = sql`${entryOf(field, target, short)} as entry, r.is_public`;
  const others = sql.table(tableOf(target));
  switch (field.kind) {
    case 'record':
      return sql`select p.id as record_id, ${common}, 1 as position, 0 as association_id, null as association, ${entry}
        from ${sql.table(tableOf(type))} p join ${others} r on r.id = p.${sql.ref(columnOf(name, 'record'))}
          where p.id = any(${ids}::int[])`;
    case 'records':
      return sql`select l.record_id, ${common}, l.position, l.target_id as association_id, null as association, ${entry}
        from ${sql.table(linkTableOf(type, name))} l join ${others} r on r.id = l.target_id
          where l.record_id = any(${ids}::int[])`;
    case 'associations': {
      const here = sql.ref(`t.${field.here}_id`);
      const ownParts = Object.keys(field.item).map(
        (part) => sql`, ${sql.lit(part)}::text, ${sql.ref(`t.${snakeCase(part)}`)}`,
      );
      if (short) {
        // Tables show only the related record and the role.
        return sql`select ${here} as record_id, ${common}, ${sql.ref(`t.${field.here}_position`)} as position,
          t.id as association_id,
            json_build_object('id', t.id${sql.join(ownParts, sql``)})::text as association, ${entry}
          from ${sql.table(field.table)} t join ${others} r on r.id = ${sql.ref(`t.${field.there}_id`)}
            where ${here} = any(${ids}::int[])`;
      }
      const links =
        field.links &&
        sql`, ${sql.lit(field.links.name)}::text, coalesce((
        select jsonb_agg(jsonb_build_object('id', l.target_id) order by l.position, l.target_id)
        from ${sql.table(`${field.table}_${snakeCase(field.links.name)}`)} l where l.record_id = t.id), '[]')`;
      return sql`select ${here} as record_id, ${common}, ${sql.ref(`t.${field.here}_position`)} as position,
        t.id as association_id,
          jsonb_build_object('id', t.id${sql.join(ownParts, sql``)}, 'translations',
          t.translations${links ?? sql``})::text as association, ${entry}
        from ${sql.table(field.table)} t join ${others} r on r.id = ${sql.ref(`t.${field.there}_id`)}
          where ${here} = any(${ids}::int[])`;
    }
  }
}
