import { sql, type Transaction } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { Tables } from '../../tables';
import { associationsOf } from '../related/associations';
import { relatedFieldsOf } from '../related/relatedFields';
import { linkTableOf, tableOf } from '../storage/naming';

type Others = { type: ContentType<any>; ids: number[] }[];

/** The records on the other side of the rows of one that goes, and those it is linked to. */
export function othersOf(type: ContentType<any>, goes: Record<string, any>): Others {
  return relatedFieldsOf(type).flatMap(({ name, field, target }) => {
    const values = (Array.isArray(goes[name]) ? goes[name] : []) as Record<string, any>[];
    if (field.kind === 'records') return [{ type: target, ids: values.map(({ id }) => id as number) }];
    return field.kind === 'associations'
      ? [{ type: target, ids: [...new Set(values.map((row) => row[field.there].id as number))] }]
      : [];
  });
}

/** Gives the rows and links of one record to another, behind its own; which of them stay, the save of that says. */
export async function moveRows(
  trx: Transaction<Tables>,
  type: ContentType<any>,
  from: number,
  to: number,
): Promise<void> {
  for (const { field } of associationsOf(type)) {
    const [here, place] = [sql.ref(`${field.here}_id`), sql.ref(`${field.here}_position`)];
    await sql`update ${sql.table(field.table)} set ${here} = ${to}, ${place} = ${place} + (select count(*) from ${sql.table(field.table)} where ${here} = ${to}) where ${here} = ${from}`.execute(
      trx,
    );
  }
  for (const { name, field, target } of relatedFieldsOf(type)) {
    if (field.kind !== 'records') continue;
    const links = sql.table(linkTableOf(type, name));
    // Whoever is on the other side hears of it.
    await sql`
      with moved as (
        insert into ${links} (record_id, target_id, position)
        select ${to}::int, target_id, position + (select count(*) from ${links} where record_id = ${to}) from ${links} where record_id = ${from} on conflict do nothing),
      told as (select target_id as id from ${links} where record_id = ${from}),
      gone as (delete from ${links} where record_id = ${from})
      update ${sql.table(tableOf(target))} set version = version + 1 from told where ${sql.ref(`${tableOf(target)}.id`)} = told.id`.execute(
      trx,
    );
  }
}
