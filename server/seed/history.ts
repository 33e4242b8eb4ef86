import { sql, type Transaction } from 'kysely';
import { demoTypes } from '../../demo';
import { contentTypes } from '../../domain/contentTypes';
import type { Fields } from '../../domain/fields';
import { isOfType, tableOf } from '../engine/storage/naming';
import { findGapsInHistory } from '../engine/write/findGapsInHistory';
import type { Tables } from '../tables';

/** The authors of demo records, as shown in their history. */
const writers = ['editor@example.org', 'admin@example.org'];

/** For every nth record, the German title changed after its translation. */
const translatedAtOnce = 9;

/**
 * Creates a history that matches the dates of demo records: each is created as a German draft, and changed to its
 * current state on the day of its last change. Expects unchanged demo records.
 */
export async function seedHistory(trx: Transaction<Tables>): Promise<void> {
  for (const name of demoTypes) {
    const type = contentTypes[name];
    await sql`
      with changed as (
        update ${sql.table(tableOf(type))} r set version = 2 where ${isOfType(type)} and version = 1
        and updated_at > created_at
        returning id, updated_at
      ), writer as (
        select id, email, row_number() over (order by id) - 1 as place, count(*) over () as count from users
        where email = any(${writers})
      ), first as (
        select h.* from history h join changed c on c.id = h.record_id where h.resource = ${name} and h.version = 1
      ), latest as (
        insert into history (resource, record_id, version, action, at, user_id, user_email, record)
        select ${name}, f.record_id, 2, 'update', c.updated_at, w.id, w.email, f.record
        from first f join changed c on c.id = f.record_id left join writer w on w.place = f.record_id % w.count
        order by f.record_id
      )
      update history h set user_id = w.id, user_email = w.email, record = f.record
        || jsonb_build_object('isPublic', false, 'updatedAt', f.record -> 'createdAt')
        || case when not f.record ? 'translations' then '{}'::jsonb
          when ${sql.lit((type.fields as Fields)[type.titleField]?.translated === true)}
          and f.record_id % ${sql.lit(translatedAtOnce)} = 0
          then jsonb_build_object(${type.titleField}::text, concat('Entwurf: ', f.record ->> ${type.titleField}))
          else '{"translations": {"fr": {}, "it": {}}}'::jsonb end
      from first f left join writer w on w.place = (f.record_id + 1) % w.count where h.id = f.id`.execute(trx);
  }
  await findGapsInHistory(
    trx,
    demoTypes.map((name) => contentTypes[name]),
  );
}
