import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import { declaredParts } from '../../../domain/kinds/items';
import { targetOf } from '../../../domain/kinds/targets';
import type { Tables } from '../../tables';
import { withRecordIds } from '../read/nestedRecords';
import { hasRelatedFields, withoutRelated } from '../related/relatedFields';
import { referenceTableOf, tableOf, uploadsTableOf } from '../storage/naming';
import { usedFileIds, withNames, type Names } from './relations';
import { render } from '../storage/render';
import { searchRow } from '../search/searchIndex';
import { linksOf, toRow } from '../storage/columns';
import { remember } from '../storage/translationMemory';
import { gapChanges } from '../../../domain/translations/gaps';
import { writeChanges } from './gapWrites';
import { bumpListVersions } from './bumpVersions';

type Whole = Parameters<typeof render>[1] & Parameters<typeof searchRow>[1];
/** All entries of the reference lists that records of a type can refer to, read at once to avoid a query per record. */
export async function readNames(trx: Kysely<Tables>, type: ContentType): Promise<Names> {
  const names: Names = new Map();
  for (const { field } of declaredParts(type.fields)) {
    const target = targetOf(field);
    if (!target || !('list' in target) || names.has(target.list)) continue;
    const { rows } = await sql<{
      id: number;
      name: string;
      translations: object;
    }>`select id, name, translations from ${sql.table(referenceTableOf(target.list))}`.execute(trx);
    names.set(target.list, new Map(rows.map((row) => [row.id, row])));
  }
  return names;
}

/**
 * Inserts many new records, with one statement per table. Takes valid, sanitized records with ids and timestamps, and
 * relations as `[{id}]`. For demo data only; user input goes through `createRecord`. For types with relations, the
 * caller writes the history once the related records exist.
 * @param findGaps false if the caller determines translation gaps
 * @param isIndexed false if the caller fills the search index
 */
export async function insertMany(
  trx: Transaction<Tables>,
  type: ContentType,
  records: readonly Whole[],
  names: Names,
  { findGaps = true, isIndexed = true }: { findGaps?: boolean; isIndexed?: boolean } = {},
): Promise<void> {
  const whole = records.map((record) => withNames(type, withRecordIds(type, record), names));
  const rows = whole.map((record) => {
    const { body, summary, publicBody } = render(withoutRelated(type), record);
    const { id, createdAt: created_at, updatedAt: updated_at } = record;
    return {
      ...toRow(type, record, 'value'),
      id,
      version: 1,
      created_at,
      updated_at,
      body,
      summary,
      public_body: publicBody,
    };
  });
  const table = tableOf(type);
  await populate(trx, table, rows);
  for (const { field, table: links } of linksOf(type)) {
    await populate(
      trx,
      links,
      whole.flatMap((record) =>
        (record[field] as { id: number }[]).map(({ id }, index) => ({
          record_id: record.id,
          target_id: id,
          position: index + 1,
        })),
      ),
    );
  }
  await populate(
    trx,
    uploadsTableOf(type),
    whole.flatMap((record) => usedFileIds(type, record).map((file_id) => ({ record_id: record.id, file_id }))),
  );
  await populate(
    trx,
    'search_index',
    whole.map((record) => ({ ...searchRow(type, record), is_indexed: isIndexed })),
  );
  await remember(trx, type, whole);
  if (findGaps)
    await writeChanges(
      trx,
      type,
      whole.toReversed().flatMap((record) =>
        gapChanges(type, record, null, []).map((change) => ({
          ...change,
          id: record.id,
          version: 1,
          at: record.updatedAt as string,
          actor: null,
        })),
      ),
    );
  if (!hasRelatedFields(type))
    await sql`
    insert into history (resource, record_id, version, action, at, record)
    select ${type.name}, id, version, 'create', created_at, body::jsonb from ${sql.table(table)}
      where id = any(${records.map(({ id }) => id)}::int[])`.execute(trx);
  const sequence = sql.table(`${table}_id_seq`);
  // Never lowered: ids from another range may already have been assigned.
  await sql`select setval(${`${table}_id_seq`}::regclass,
    greatest((select max(id) from ${sql.table(table)}), (select last_value from ${sequence})))`.execute(trx);
  await bumpListVersions(type).execute(trx);
}

export async function populate(trx: Transaction<Tables>, table: string, rows: object[]): Promise<void> {
  if (rows.length === 0) return;
  const columns: RawBuilder<unknown> = sql.join(Object.keys(rows[0] as object).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    trx,
  );
}
