import { sql, type Transaction } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { Tables } from '../../tables';
import { hooksOf } from '../write/hooks';
import type { Actor } from '../history/history';
import { liveFieldsOf, referrersOf } from './relatedFields';
import { linkTableOf, tableOf } from '../storage/naming';
import { associationsOf, writeAssociations } from './associations';
import { touchRecords } from './versions';

type Values = Record<string, any>;
type Others = { type: ContentType<any>; ids: number[] }[];

/** The rows that a record shares with others, and what those are told of it. In: the record, and what it was (null: new). */
export async function writeRelated(trx: Transaction<Tables>, type: ContentType<any>, id: number, record: Values, before: Values | null, actor: Actor): Promise<void> {
  const touched: Others = [];
  for (const associations of associationsOf(type)) touched.push({ type: associations.target, ids: await writeAssociations(trx, associations, id, record, before) });
  for (const { afterSave } of hooksOf(type)) await afterSave?.(trx, id, record, before);
  for (const { type: other, ids } of touched) await touchRecords(trx, other, ids, actor);
  for (const { name, field, target } of liveFieldsOf(type)) {
    if (field.kind !== 'records') continue;
    const [now, then] = [idsOf(record, name), idsOf(before, name)];
    const changed = [...now.filter((other) => !then.includes(other)), ...then.filter((other) => !now.includes(other))];
    // Who belongs to it is no part of the other record: its version grows, its history has nothing to say.
    if (changed.length > 0) await sql`update ${sql.table(tableOf(target))} set version = version + 1 where id = any(${changed}::int[])`.execute(trx);
  }
}

const idsOf = (values: Values | null, name: string) => ((values?.[name] ?? []) as { id: number }[]).map(({ id }) => id);

/** The records whose rows or links go when this one is removed. */
export async function goneWith(trx: Transaction<Tables>, type: ContentType<any>, id: number, record: Values): Promise<Others> {
  const others: Others = associationsOf(type).map(({ name, field, target }) => ({ type: target, ids: (record[name] as Values[]).map((item) => item[field.there].id as number) }));
  for (const { type: other, name, field } of referrersOf(type)) {
    if (field.kind !== 'records') continue;
    const { rows } = await sql<{ id: number }>`select record_id as id from ${sql.table(linkTableOf(other, name))} where target_id = ${id}`.execute(trx);
    others.push({ type: other, ids: rows.map((row) => row.id) });
  }
  return others;
}
