import { sql, type Transaction } from 'kysely';
import type { FieldError, ContentType } from '../../../domain/contentType';
import type { AssociationsField } from '../../../domain/fields';
import type { Tables } from '../../tables';
import { relatedFieldsOf, type RelatedField } from './relatedFields';
import { snakeCase } from '../storage/naming';

type Values = Record<string, any>;
type AssociationsOf = RelatedField & { field: AssociationsField };

export function associationsOf(type: ContentType): AssociationsOf[] {
  return relatedFieldsOf(type).filter((relation): relation is AssociationsOf => relation.field.kind === 'associations');
}

/** Appends new rows from the other side to this side's list. */
const atTheEnd = 10_000;

/**
 * Checks that rows which a client refers to by id belong to this record. Ids of new rows, and of rows of a restored
 * record, are accepted.
 * @returns an error for each row of another record and for each id that was never assigned
 */
export async function findForeignAssociations(
  trx: Transaction<Tables>,
  type: ContentType,
  record: Values,
  id: number | null,
): Promise<FieldError[]> {
  const errors: FieldError[] = [];
  for (const { name, field } of associationsOf(type)) {
    const items = record[name] as Values[];
    const given = items.flatMap((item) => item.id ?? []);
    if (given.length === 0) continue;
    const { rows } = await sql<{ id: number; owner: number }>`
      select id, ${sql.ref(`${field.here}_id`)} as owner from ${sql.table(field.table)}
        where id = any(${given}::int[])`.execute(trx);
    const { rows: sequence } = await sql<{
      last: number;
    }>`select last_value::int as last from ${sql.table(`${field.table}_id_seq`)}`.execute(trx);
    const owners = new Map(rows.map((row) => [row.id, row.owner]));
    for (const [index, item] of items.entries()) {
      if (item.id === null) continue;
      const isTwice = given.indexOf(item.id) !== given.lastIndexOf(item.id);
      const isOurs = owners.has(item.id) ? owners.get(item.id) === id : item.id <= (sequence[0]?.last ?? 0);
      if (isTwice || !isOurs)
        errors.push({ field: `${name}.${index}.id`, message: 'Dieser Eintrag der Liste gehört nicht hierher.' });
    }
  }
  return errors;
}

/**
 * Fills in the links of rows that the client sent without links. Mutates `record`.
 * @param before null for a new record
 */
export function keepLinks(type: ContentType, record: Values, before: Values | null): void {
  for (const {
    name,
    field: { links },
  } of associationsOf(type)) {
    if (!links) continue;
    const former = new Map(((before?.[name] ?? []) as Values[]).map((item) => [item.id, item[links.name]]));
    record[name] = (record[name] as Values[]).map((item) =>
      item[links.name] === undefined ? { ...item, [links.name]: former.get(item.id) ?? [] } : item,
    );
  }
}

/**
 * Compares the rows of a list before and after a save.
 * @returns `others`: the ids of the records on the other side of changed rows
 */
export function associationChanges({ name, field }: AssociationsOf, record: Values, before: Values | null) {
  const items = (record[name] as Values[]).map((item, index) => ({ ...item, position: index + 1 }) as Values);
  const previous = new Map(
    ((before?.[name] ?? []) as Values[]).map((item, index) => [
      item.id as number,
      { ...item, position: index + 1 } as Values,
    ]),
  );
  const there = (item: Values): number => item[field.there].id;
  const named = new Set(items.map((item) => item.id));
  const gone = [...previous.values()].filter((item) => !named.has(item.id));
  const changed = items.filter((item) => contentOf(field, previous.get(item.id)) !== contentOf(field, item));
  const moved = items.filter(
    (item) => previous.has(item.id) && previous.get(item.id)?.position !== item.position && !changed.includes(item),
  );
  const others = [
    ...new Set([...gone, ...changed, ...changed.flatMap((item) => previous.get(item.id) ?? [])].map(there)),
  ];
  return { gone, changed, moved, others };
}

/**
 * Writes only the rows that have changed, and only this side's columns.
 * @returns the ids of the records on the other side of changed rows
 */
export async function writeAssociations(
  trx: Transaction<Tables>,
  associations: AssociationsOf,
  id: number,
  record: Values,
  before: Values | null,
): Promise<number[]> {
  const { field } = associations;
  const { gone, changed, moved, others } = associationChanges(associations, record, before);
  const table = sql.table(field.table);
  if (gone.length > 0)
    await sql`delete from ${table} where id = any(${gone.map((item) => item.id)}::int[])`.execute(trx);
  for (const item of changed) item.id ??= await nextAssociation(trx, field.table);
  if (changed.length + moved.length > 0)
    await upsertRows(trx, field, id, [...changed, ...moved], record[associations.name]);
  if (field.links) await linkAssociations(trx, field, changed);
  return others;
}

async function nextAssociation(trx: Transaction<Tables>, table: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval(${`${table}_id_seq`}::regclass)::int as id`.execute(trx);
  return (rows[0] as { id: number }).id;
}

/** The values that this side stores in a row, except its position. */
function contentOf({ item: parts, there, links }: AssociationsField, item: Values | undefined): string | undefined {
  if (!item) return undefined;
  const linked = links && (item[links.name] as { id: number }[]).map(({ id }) => id);
  return JSON.stringify([item[there].id, Object.keys(parts).map((name) => item[name]), item.translations, linked]);
}

/** @param all every row of this side in order, so that unchanged rows also get their new position */
async function upsertRows(
  trx: Transaction<Tables>,
  field: AssociationsField,
  id: number,
  items: Values[],
  all: Values[],
): Promise<void> {
  const names = Object.keys(field.item);
  const parts = names.map(snakeCase);
  const rows = items.map((item) => ({
    id: item.id,
    [`${field.here}_id`]: id,
    [`${field.there}_id`]: item[field.there].id,
    [`${field.here}_position`]: item.position,
    [`${field.there}_position`]: atTheEnd,
    translations: item.translations,
    ...Object.fromEntries(names.map((name, index) => [parts[index], item[name]])),
  }));
  const columns = sql.join(Object.keys(rows[0] as object).map((column) => sql.ref(column)));
  const ours = [`${field.there}_id`, `${field.here}_position`, 'translations', ...parts];
  const written = new Set(items.map((item) => item.id));
  const places = all.flatMap((item, index) =>
    item.id === null || written.has(item.id) ? [] : [{ id: item.id, place: index + 1 }],
  );
  const place = sql.ref(`${field.here}_position`);
  await sql`with places as (
      update ${sql.table(field.table)} t set ${place} = g.place
      from json_to_recordset(${JSON.stringify(places)}::json) as g(id int, place int)
      where t.id = g.id and t.${place} <> g.place)
    insert into ${sql.table(field.table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(field.table)}, ${JSON.stringify(rows)}::json)
    on conflict (id) do update set updated_at = now(),
      ${sql.join(ours.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))}`.execute(trx);
}

/** Replaces the links of association rows to records of another type. */
async function linkAssociations(
  trx: Transaction<Tables>,
  { table, links }: AssociationsField,
  items: Values[],
): Promise<void> {
  if (!links) return;
  const name = sql.table(`${table}_${snakeCase(links.name)}`);
  if (items.length === 0) return;
  const pairs = items.flatMap((item) =>
    (item[links.name] as { id: number }[]).map((target, index) => ({
      record_id: item.id,
      target_id: target.id,
      position: index + 1,
    })),
  );
  await sql`delete from ${name} where record_id = any(${items.map((item) => item.id)}::int[])`.execute(trx);
  // Links to records deleted in the meantime are dropped.
  await sql`insert into ${name} (record_id, target_id, position)
    select g.record_id, g.target_id, g.position
      from json_to_recordset(${JSON.stringify(pairs)}::json) as g(record_id int, target_id int, position int)
    where exists (select from ${sql.table(snakeCase(links.resource))} r where r.id = g.target_id)`.execute(trx);
}
