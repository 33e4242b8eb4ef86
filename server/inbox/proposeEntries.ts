import { sql, type Transaction } from 'kysely';
import type { ContentType } from '../../domain/contentType';
import { inboxTypeNames, inboxTypeOf, type InboxType } from '../../domain/inbox/inbox';
import { addItem } from './writeItems';
import { relationsOf } from '../engine/storage/naming';
import type { Tables } from '../tables';
import type { MatchedReference } from './matching';

interface Unmatched {
  type: InboxType;
  name: string;
  foreignId: string;
}

/**
 * Creates an item for each value without a reference, unless one is waiting or was dismissed. Must precede the record's
 * own item in a transaction, so that parallel imports only wait for each other here.
 */
export async function proposeEntries(
  trx: Transaction<Tables>,
  type: ContentType,
  source: string,
  relations: Record<string, MatchedReference[]>,
  code: string,
): Promise<void> {
  const unmatched = unmatchedOf(type, relations);
  if (unmatched.length === 0) return;
  await sql`select pg_advisory_xact_lock(hashtext('inbox entries'))`.execute(trx);
  const { rows } = await sql<Unmatched>`
    select w.type, w.name, w."foreignId"
      from json_to_recordset(${JSON.stringify(unmatched)}::json) as w(type text, name text, "foreignId" text)
    where not exists (select from inbox_items i where i.source = ${source} and i.type = w.type
      and i.foreign_id = w."foreignId" and i.outcome is null)
      and not exists (select from source_records r where r.source = ${source} and r.type = w.type
      and r.foreign_id = w."foreignId" and r.dismissed_fingerprint = w.name)`.execute(trx);
  for (const { type: itemType, name, foreignId } of rows) {
    const value = { name, foreignId, projectCode: code };
    await addItem(trx, {
      type: itemType,
      source,
      status: 'new',
      title: name,
      foreignId,
      data: value,
      normalizedData: value,
      fingerprint: name,
    });
  }
}

function unmatchedOf(of: ContentType, relations: Record<string, MatchedReference[]>): Unmatched[] {
  return relationsOf(of).flatMap(({ field, list }) => {
    const type = inboxTypeNames.find((name) => inboxTypeOf(name).list === list);
    if (!type) return [];
    return (relations[field] ?? []).flatMap((entry) =>
      entry.id === null ? [{ type, name: entry.name, foreignId: entry.foreignId || entry.name }] : [],
    );
  });
}
