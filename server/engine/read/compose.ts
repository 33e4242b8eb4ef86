import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import { perRelation } from '../../../domain/kinds/targets';
import { shapeOf } from '../../../domain/shapes';
import type { Tables } from '../../tables';
import { composeNested } from '../related/nestedRecords';
import { entryOf } from '../related/entryOf';
import { relatedFieldsOf, showsNested, withoutRelated, type RelatedField } from '../related/relatedFields';
import { linkTableOf, snakeCase, tableOf } from '../storage/naming';
import { hasExtras, withExtras } from './extras';
import { columnOf } from '../storage/columns';

export interface Composing {
  view: 'all' | 'public';
  /** The short shape that tables show. */
  short?: boolean;
  /** Only what a record names one of (its parent), as much as what it is called by may need. */
  single?: boolean;
}
export interface Text {
  id: number;
  body: string;
}
type RelatedRow = { record_id: number; field: string; association: string | null; entry: string; is_public: boolean };

/**
 * Completes stored texts by what the records are related to, as it is now: each related record in its short shape (in
 * tables: its id and name), for strangers only those that are public. One query, however many records, and one for what items of
 * lists lead to; none for types without relations.
 */
export async function compose(db: Kysely<Tables>, type: ContentType<any>, { view, short = false, single = false }: Composing, rows: readonly Text[]): Promise<string[]> {
  const texts = await composeFields(db, type, { view, short, single }, rows);
  return single ? texts : [...(await composeNested(db, type, { view, short }, texts))];
}

async function composeFields(db: Kysely<Tables>, type: ContentType<any>, { view, short = false, single = false }: Composing, rows: readonly Text[]): Promise<string[]> {
  const fields = relatedFieldsOf(type).filter(({ name, field }) => isShown(type, name, { view, short }) && (!single || field.kind === 'record'));
  if (fields.length === 0 || rows.length === 0) return rows.map(({ body }) => body);
  const related = await read(db, type, fields, rows.map(({ id }) => id), short);
  return rows.map(({ id, body }) => {
    const values = fields.map((relation) => `${JSON.stringify(relation.name)}:${textOf(relation, related.get(`${id} ${relation.name}`) ?? [], view, short)}`);
    const derived = single ? [] : derivedFrom(type, `{${values.join(',')}}`);
    return `${body.slice(0, -1)},${[...values, ...derived].join(',')}}`;
  });
}

function derivedFrom(type: ContentType<any>, related: string): string[] {
  const made = Object.entries(type.derivedFromRelated ?? {});
  if (made.length === 0) return [];
  const values = JSON.parse(related) as Record<string, unknown>;
  return made.map(([name, make]) => `${JSON.stringify(name)}:${JSON.stringify(make(values))}`);
}

/** With what stands beside the fields where editors read all of a record. */
async function whole(db: Kysely<Tables>, type: ContentType<any>, how: Composing, rows: readonly Text[]): Promise<string[]> {
  const texts = await compose(db, type, how, rows);
  return how.view === 'all' && !how.short ? withExtras(db, type, texts.map((body, index) => ({ id: (rows[index] as Text).id, body }))) : texts;
}

/** Whether the stored texts are the answer as they are: nothing related is shown, and nothing stands beside the fields. */
export function isStoredWhole(type: ContentType<any>, how: Composing): boolean {
  const types = type.members ?? [type];
  return !showsBeside(type, how) && types.every((one) => relatedFieldsOf(one).every(({ name }) => !isShown(one, name, how)));
}

/** Whether something is shown that is neither in the text of a record nor in those of whom its fields lead to. */
export function showsBeside(type: ContentType<any>, how: Composing): boolean {
  const isLong = how.view === 'all' && !how.short;
  const hasLinks = (one: ContentType<any>) => relatedFieldsOf(one).some(({ field }) => field.kind === 'associations' && field.links);
  return (type.members ?? [type]).some((one) => showsNested(one, how.short) || (isLong && (hasExtras(one) || hasLinks(one))));
}

/** The same for a list of several types that share a table; each row says which it is of. In the order of the rows. */
export async function composeAll(db: Kysely<Tables>, type: ContentType<any>, how: Composing, rows: readonly (Text & { type?: string })[]): Promise<string[]> {
  if (!type.members) return whole(db, type, how, rows);
  const texts = new Map<number, string>();
  for (const member of type.members) {
    const own = rows.filter((row) => row.type === member.shares?.type);
    for (const [index, text] of (await whole(db, member, how, own)).entries()) texts.set((own[index] as Text).id, text);
  }
  return rows.map(({ id }) => texts.get(id) as string);
}

/** Whether a related field is shown at all. */
export function isShown(type: ContentType<any>, name: string, { view, short }: Composing): boolean {
  return (view === 'all' || (type.publicFields as string[]).includes(name)) && (!short || type.fields[name].summary === true);
}

async function read(db: Kysely<Tables>, type: ContentType<any>, fields: RelatedField[], ids: number[], short: boolean): Promise<Map<string, RelatedRow[]>> {
  const { rows } = await sql<RelatedRow>`
    select record_id, field, association, entry, is_public from (${sql.join(fields.map((relation) => queryOf(type, relation, ids, short)), sql` union all `)}) related
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

function queryOf(type: ContentType<any>, { name, field, target }: RelatedField, ids: number[], short: boolean): RawBuilder<unknown> {
  const common = sql`${sql.lit(name)} as field`;
  const entry = sql`${entryOf(field, target, short)} as entry, r.is_public`;
  const others = sql.table(tableOf(target));
  switch (field.kind) {
    case 'record':
      return sql`select p.id as record_id, ${common}, 1 as position, 0 as association_id, null as association, ${entry}
        from ${sql.table(tableOf(type))} p join ${others} r on r.id = p.${sql.ref(columnOf(name, 'record'))} where p.id = any(${ids}::int[])`;
    case 'records':
      return sql`select l.record_id, ${common}, l.position, l.target_id as association_id, null as association, ${entry}
        from ${sql.table(linkTableOf(type, name))} l join ${others} r on r.id = l.target_id where l.record_id = any(${ids}::int[])`;
    case 'associations': {
      const here = sql.ref(`t.${field.here}_id`);
      const ownParts = Object.keys(field.item).map((part) => sql`, ${sql.lit(part)}::text, ${sql.ref(`t.${snakeCase(part)}`)}`);
      if (short) {
        // Whom a row leads to and as what; its other languages and links are no table's business.
        return sql`select ${here} as record_id, ${common}, ${sql.ref(`t.${field.here}_position`)} as position, t.id as association_id,
            json_build_object('id', t.id${sql.join(ownParts, sql``)})::text as association, ${entry}
          from ${sql.table(field.table)} t join ${others} r on r.id = ${sql.ref(`t.${field.there}_id`)} where ${here} = any(${ids}::int[])`;
      }
      const links = field.links && sql`, ${sql.lit(field.links.name)}::text, coalesce((
        select jsonb_agg(jsonb_build_object('id', l.target_id) order by l.position, l.target_id)
        from ${sql.table(`${field.table}_${snakeCase(field.links.name)}`)} l where l.record_id = t.id), '[]')`;
      return sql`select ${here} as record_id, ${common}, ${sql.ref(`t.${field.here}_position`)} as position, t.id as association_id,
          jsonb_build_object('id', t.id${sql.join(ownParts, sql``)}, 'translations', t.translations${links ?? sql``})::text as association, ${entry}
        from ${sql.table(field.table)} t join ${others} r on r.id = ${sql.ref(`t.${field.there}_id`)} where ${here} = any(${ids}::int[])`;
    }
  }
}

function textOf({ field, target }: RelatedField, rows: readonly RelatedRow[], view: Composing['view'], short: boolean): string {
  const seen = view === 'all' ? rows : rows.filter(({ is_public }) => is_public);
  // What long choices show is public.
  const isLoose = field.kind === 'records' && field.loose !== undefined;
  const shown = ({ entry }: RelatedRow) => (view === 'all' || short || isLoose ? entry : JSON.stringify(shapeOf(withoutRelated(target), 'public', true)(JSON.parse(entry))));
  // What a row is linked to is no stranger's business.
  return joined(field, seen, shown, view === 'public' && !short);
}

const joined = perRelation<string, [rows: readonly RelatedRow[], entryOf: (row: RelatedRow) => string, withoutLinks: boolean]>({
  record: (_field, [row], entryOf) => (row ? entryOf(row) : 'null'),
  records: (_field, rows, entryOf) => `[${rows.map(entryOf).join(',')}]`,
  associations: ({ there, links }, rows, entryOf, withoutLinks) => {
    const associationOf = (association: string) => (withoutLinks && links ? JSON.stringify({ ...JSON.parse(association), [links.name]: undefined }) : association);
    return `[${rows.map((row) => `${associationOf(row.association as string).slice(0, -1)},${JSON.stringify(there)}:${entryOf(row)}}`).join(',')}]`;
  },
});
