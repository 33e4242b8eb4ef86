import { sql, type Kysely } from 'kysely';
import {
  referenceListNames,
  referenceResource,
  type ReferenceEntry,
  type ReferenceListName,
} from '../../domain/references';
import { referenceTableOf } from '../engine/storage/naming';
import { recordMissingStates } from '../engine/write/referenceHistory';
import type { Tables } from '../tables';

const common = new Set([
  'id',
  'name',
  'translations',
  'isPublic',
  'position',
  'synonyms',
  'context',
  'createdAt',
  'updatedAt',
]);

/**
 * Fills the reference lists. Existing references stay, and deleted ones do not return. Does nothing once
 * the lists of the existing system are imported (server/existing/).
 */
export async function seedReferences(
  trx: Kysely<Tables>,
  lists: Record<ReferenceListName, readonly ReferenceEntry[]>,
): Promise<void> {
  const moved = await trx
    .selectFrom('import_state')
    .select('name')
    .where('name', '=', 'existing:run')
    .executeTakeFirst();
  for (const list of referenceListNames) {
    if (!moved) await addEntries(trx, list, lists[list]);
    await recordMissingStates(trx, list);
  }
}

async function addEntries(trx: Kysely<Tables>, list: ReferenceListName, entries: readonly ReferenceEntry[]) {
  const rows = entries.map((entry) => ({
    id: entry.id,
    is_public: entry.isPublic,
    position: entry.position,
    name: entry.name,
    translations: entry.translations,
    synonyms: entry.synonyms,
    context: entry.context,
    extra: Object.fromEntries(Object.entries(entry).filter(([name]) => !common.has(name))),
  }));
  await sql`
      insert into ${sql.table(referenceTableOf(list))} (id, is_public, position, name, translations, synonyms,
      context, extra)
      select id, is_public, position, name, translations, synonyms, context, extra
      from json_populate_recordset(null::${sql.table(referenceTableOf(list))}, ${JSON.stringify(rows)}::json) as given
      where not exists (select from history where resource = ${referenceResource(list)} and record_id = given.id
      and action = 'delete')
      on conflict (id) do nothing`.execute(trx);
}
