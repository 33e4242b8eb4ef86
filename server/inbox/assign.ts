import { sql, type Transaction } from 'kysely';
import { inboxTypeOf, type InboxType } from '../../domain/inbox/inbox';
import { usesOf } from '../../domain/referenceUses';
import { HttpProblem } from '../http/problems';
import type { Actor } from '../engine/write/historyRows';
import { referenceTableOf } from '../engine/storage/naming';
import { recordState } from '../engine/write/referenceHistory';
import type { Tables } from '../tables';
import { proposeLeftOut } from './partial';
import { endItem, lockItem } from './writeItems';

/**
 * Assigns a reference to an unknown value of an import. It is stored as a synonym for later imports and filled into
 * waiting proposals, and the item is closed.
 * @throws 404, 409 as in `lockItem`; 422 if the item or entry has no list
 */
export async function assignValue(
  trx: Transaction<Tables>,
  itemId: number,
  entryId: number,
  actor: Actor,
): Promise<void> {
  const item = await lockItem(trx, itemId);
  const { list } = inboxTypeOf(item.type);
  if (!list)
    throw HttpProblem.invalid([{ field: 'id', message: 'Dieser Eintrag lässt sich keinem anderen zuordnen.' }]);
  const name = item.title;
  const uses = usesOf(list);
  const contexts = uses.flatMap(({ context }) => context ?? []);
  const table = sql.table(referenceTableOf(list));
  const { rows } = await sql<{ id: number; name: string; hadSynonym: boolean }>`
    with before as (select id, synonyms from ${table} where id = ${entryId})
    update ${table} set updated_at = now(),
      synonyms = case when ${name} = any(synonyms) or name = ${name} then synonyms
      else array_append(synonyms, ${name}) end
    where id = ${entryId} and (context is null or context = any(${contexts}::text[]))
    returning id, name, name = ${name} or ${name} = any((select synonyms from before)::text[]) as "hadSynonym"`.execute(
    trx,
  );
  const entry = rows[0];
  if (!entry)
    throw HttpProblem.invalid([{ field: 'id', message: `Es gibt hier keinen Eintrag mit der Id ${entryId}.` }]);
  if (!entry.hadSynonym) await recordState(trx, list, entry.id, actor);
  const items: number[] = [];
  for (const { itemType, field } of uses) {
    items.push(...(await resolveInProposals(trx, itemType, field, name, entry)));
    await proposeLeftOut(trx, itemType, field, name, { id: entry.id, name: entry.name });
  }
  await endItem(trx, item, 'merged', actor, {
    recordId: entry.id,
    undo: { assigned: { entry: entry.id, isNewSynonym: !entry.hadSynonym, items } },
  });
}

/** Updates all waiting proposals with the value in one statement, since there may be thousands. */
async function resolveInProposals(
  trx: Transaction<Tables>,
  type: InboxType,
  field: string,
  name: string,
  entry: { id: number; name: string },
): Promise<number[]> {
  const unknown = JSON.stringify([{ id: null, name }]);
  const known = JSON.stringify({ id: entry.id, name: entry.name });
  const { rows } = await sql<{ id: number }>`
    with waiting as (
      select id from inbox_items
      where type = ${type} and outcome is null and normalized_data -> ${field} @> ${unknown}::jsonb order by id
      for update)
    update inbox_items set version = version + 1, updated_at = now(),
      normalized_data = jsonb_set(normalized_data, array[${field}], (
        select jsonb_agg(case when part -> 'id' = 'null' and part ->> 'name' = ${name} then ${known}::jsonb else part
        end order by place)
        from jsonb_array_elements(normalized_data -> ${field}) with ordinality as parts(part, place)))
    from waiting where waiting.id = inbox_items.id returning inbox_items.id`.execute(trx);
  return rows.map(({ id }) => id);
}
