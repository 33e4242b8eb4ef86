import { sql, type Kysely } from 'kysely';
import { allContentTypes } from '../../domain/contentTypes';
import { gapsOfField, translatedRoots, type Gap } from '../../domain/translations/gaps';
import { isOfType, tableOf } from '../engine/storage/naming';
import { remember } from '../engine/storage/translationMemory';

const batch = 200;

/**
 * For translators: marks gaps that lack only times, numbers or addresses, and records which German texts have been
 * translated. See docs/decisions/translations.md.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    'set local statement_timeout = 0',
    'alter table translation_gaps add column is_noise boolean not null default false',
    `create index translation_gaps_noise on translation_gaps (id desc) where is_noise and state <> 'empty'`,
    `create table translation_memory (
      resource text not null, record_id integer not null, field text not null, part text not null,
      digest text not null, words text, locales text[] not null,
      primary key (resource, record_id, field, part, digest))`,
    'create index on translation_memory (digest, record_id desc)',
    'create index translation_memory_words on translation_memory using gin (words gin_trgm_ops)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  for (const type of allContentTypes) {
    // Types added later do not have a table yet.
    const { rows: tables } = await sql<{
      name: string | null;
    }>`select to_regclass(${tableOf(type)})::text as name`.execute(db);
    if (!tables[0]?.name) continue;
    for (let last = 0; ;) {
      const { rows } = await sql<{ id: number; body: string; missing: Missing[] }>`select r.id, r.body,
          coalesce((select json_agg(json_build_object('id', g.id, 'field', g.field, 'locale', g.locale,
            'state', g.state, 'stale', '[]'::json, 'left', g.left_texts)) from translation_gaps g
            where g.resource = ${type.name} and g.record_id = r.id and g.state = 'missing'), '[]') as missing
        from ${sql.table(tableOf(type))} r where r.id > ${last} and ${isOfType(type, 'r')} order by r.id
        limit ${batch}`.execute(db);
      if (rows.length === 0) break;
      last = (rows.at(-1) as { id: number }).id;
      const records = rows.map(({ id, body }) => ({ ...(JSON.parse(body) as object), id }));
      await remember(db, type, records);
      const noise = rows.flatMap(({ missing }, index) =>
        missing.filter((gap) => isNoiseIn(type, records[index] as object, gap)).map(({ id }) => id),
      );
      await sql`update translation_gaps set is_noise = true where id = any(${noise}::bigint[])`.execute(db);
    }
  }
}

type Missing = Gap & { id: number };

function isNoiseIn(type: (typeof allContentTypes)[number], record: object, gap: Missing): boolean {
  const field = translatedRoots(type).find(([name]) => name === gap.field)?.[1];
  const now = field && gapsOfField(type, gap.field, field, record, record, [gap]);
  return now?.some(({ locale, gap: found }) => locale === gap.locale && found?.noise) === true;
}
