import { sql, type Transaction } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { Tables } from '../../tables';
import { joinRelations, type Text } from '../read/joinRelations';
import type { Actor } from './historyRows';
import { resourcesShowing } from '../related/relatedFields';
import { allDependents } from './hooks';
import { isOfType, tableOf } from '../storage/naming';
import { bumpResourceVersions, searchResource } from '../storage/resourceVersions';
import type { Write } from '../storage/statements';

const batch = 500;

/** Raises the list versions of a type, of all lists that show it, of the search, and of its `dependentAnswers`. */
export function bumpListVersions(type: ContentType, dependentAnswers: readonly string[] = allDependents(type)): Write {
  return bumpResourceVersions([...resourcesShowing(type), searchResource, ...dependentAnswers]);
}

/**
 * Raises the versions of records that the write of another record changes, and adds history entries. Clients that have
 * one of them open get 412 when they save.
 */
export async function bumpRecordVersions(
  trx: Transaction<Tables>,
  type: ContentType,
  ids: readonly number[],
  actor: Actor,
): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await sql<Text & { version: number }>`
    update ${sql.table(tableOf(type))} set version = version + 1 where ${isOfType(type)} and id = any(${ids}::int[])
      returning id, version, body`.execute(trx);
  await addHistoryEntries(trx, type, rows, 'update', actor);
}

/** Adds a history entry with the current state of each record. */
export async function addHistoryEntries(
  trx: Transaction<Tables>,
  type: ContentType,
  rows: readonly (Text & { version: number; at?: string })[],
  action: 'create' | 'update',
  actor: Actor,
): Promise<void> {
  for (let start = 0; start < rows.length; start += batch) {
    const some = rows.slice(start, start + batch);
    const texts = await joinRelations(trx, type, { view: 'all' }, some);
    await sql`insert into history (resource, record_id, version, action, at, user_id, user_email, record)
      select ${type.name}, id, version, ${action}, coalesce(at, now()), ${actor?.id ?? null}, ${actor?.email ?? null},
        record::jsonb
      from unnest(${some.map(({ id }) => id)}::int[], ${some.map(({ version }) => version)}::int[],
        ${some.map(({ at }) => at ?? null)}::timestamptz[], ${texts}::text[]) as given(id, version, at,
        record)`.execute(trx);
  }
}
