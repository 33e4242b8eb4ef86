import { sql, type Transaction } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { Tables } from '../../tables';
import { withoutRelated } from '../related/relatedFields';
import { searchRow, type Searchable } from '../search/searchIndex';
import { columnOf, linksOf } from '../storage/columns';
import { isOfType, linkTableOf, tableOf } from '../storage/naming';
import { render } from '../storage/render';
import { readNames } from './bulkInsert';
import type { Actor } from './historyRows';
import { addHistoryEntries, bumpListVersions } from './bumpVersions';
import { describePictures, withNames } from './relations';

type Values = Record<string, any>;
type Whole = Parameters<typeof render>[1] & Searchable;

/** The number of records rewritten by one statement. */
export const rewriteBatch = 200;

/**
 * Renders the JSON of these records with the current names of their references and texts of their pictures. Versions
 * and history stay, because no value of the records changes. A fixed number of statements for at most `rewriteBatch`
 * records.
 */
export async function rewriteTexts(trx: Transaction<Tables>, type: ContentType, ids: readonly number[]): Promise<void> {
  await writeTexts(trx, type, await readNamed(trx, type, ids), 0);
  await bumpListVersions(type).execute(trx);
}

/**
 * Changes the references in one field of these records. Each record gets a new version and a history entry; timestamps
 * stay.
 * @param change returns the new ids, given the current ones
 */
export async function changeReferences(
  trx: Transaction<Tables>,
  type: ContentType,
  field: string,
  ids: readonly number[],
  change: (ids: readonly number[]) => readonly number[],
  actor: Actor,
): Promise<void> {
  for (let start = 0; start < ids.length; start += rewriteBatch) {
    const some = ids.slice(start, start + rewriteBatch);
    const records = await readNamed(trx, type, some, (record) => {
      const value = record[field] as { id: number }[] | { id: number } | null;
      const next = change([value ?? []].flat().map(({ id }) => id)).map((id) => ({ id }));
      return { ...record, [field]: Array.isArray(value) ? next : (next[0] ?? null) };
    });
    await writeField(trx, type, field, records);
    const rows = await writeTexts(trx, type, records, 1);
    await addHistoryEntries(trx, type, rows, 'update', actor);
  }
}

/** The stored records, locked, with the names of their references and the texts of their pictures. */
async function readNamed(
  trx: Transaction<Tables>,
  type: ContentType,
  ids: readonly number[],
  change: (record: Values) => Values = (record) => record,
): Promise<Whole[]> {
  const { rows } = await sql<{ body: string }>`
    select body from ${sql.table(tableOf(type))} where id = any(${ids}::int[]) and ${isOfType(type)} order by id
      for update`.execute(trx);
  const names = await readNames(trx, type);
  const named = rows.map(({ body }) => withNames(type, change(JSON.parse(body) as Values), names) as Whole);
  return describePictures(trx, type, named);
}

/** Writes the links or keys of one reference field. */
async function writeField(
  trx: Transaction<Tables>,
  type: ContentType,
  field: string,
  records: readonly Whole[],
): Promise<void> {
  const idsIn = (record: Values) => [record[field] ?? []].flat().map(({ id }: { id: number }) => id);
  if (linksOf(type).some((link) => link.field === field)) {
    const links = sql.table(linkTableOf(type, field));
    const rows = records.flatMap((record) =>
      idsIn(record).map((target, index) => ({ record_id: record.id, target_id: target, position: index + 1 })),
    );
    await sql`delete from ${links} where record_id = any(${records.map(({ id }) => id)}::int[])`.execute(trx);
    await sql`insert into ${links} (record_id, target_id, position)
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as given(record_id int, target_id int,
        position int)`.execute(trx);
    return;
  }
  const keys = JSON.stringify(records.map((record) => ({ id: record.id, key: idsIn(record)[0] ?? null })));
  const given = sql`json_to_recordset(${keys}::json) as given(id int, key int)`;
  const table = sql.table(tableOf(type));
  // References store their own fields in one JSON column.
  if (type.list)
    await sql`update ${table} t set extra = extra || jsonb_build_object(${field}::text, jsonb_build_object('id', key))
      from ${given} where t.id = given.id`.execute(trx);
  else
    await sql`update ${table} t set ${sql.ref(columnOf(field, 'reference'))} = key from ${given}
      where t.id = given.id`.execute(trx);
}

/** @returns the rows, with version and text for editors */
async function writeTexts(
  trx: Transaction<Tables>,
  type: ContentType,
  records: readonly Whole[],
  raise: 0 | 1,
): Promise<{ id: number; version: number; body: string }[]> {
  const rows = records.map((record) => ({ id: record.id, ...render(withoutRelated(type), record) }));
  const { rows: written } = await sql<{ id: number; version: number; body: string }>`
    update ${sql.table(tableOf(type))} t
    set version = t.version + ${raise}, body = given.body, summary = given.summary, public_body = given."publicBody"
    from json_to_recordset(${JSON.stringify(rows)}::json) as given(id int, body text, summary text, "publicBody" text)
    where t.id = given.id returning t.id, t.version, t.body`.execute(trx);
  await sql`insert into search_index (resource, record_id, is_public, title, title_words, code, text)
    select resource, record_id, is_public, title, title_words, code, text
    from json_populate_recordset(null::search_index,
      ${JSON.stringify(records.map((record) => searchRow(type, record)))}::json)
    on conflict (resource, record_id) do update set is_public = excluded.is_public, title = excluded.title,
      title_words = excluded.title_words, code = excluded.code, text = excluded.text`.execute(trx);
  return written;
}
