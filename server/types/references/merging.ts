import { sql, type Transaction } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { InboxType } from '../../../domain/inbox/inbox';
import type { ReferenceListName } from '../../../domain/references';
import { usesOf } from '../../../domain/referenceUses';
import type { CollectionFilter } from '../../../domain/types/collection';
import { changeRecord } from '../../engine/write/repository';
import type { Actor } from '../../engine/write/historyRows';
import type { Following } from '../../engine/write/saveExtension';
import type { Tables } from '../../tables';
import { collectionsNaming } from './uses';

/**
 * What refers to an entry of a list beside the fields of records, when it is merged into another or separated again:
 * waiting proposals and filters of collections. Separating moves proposals back, and leaves the
 * filters.
 */
export const followEntry =
  (type: ContentType, actor: Actor): Following =>
  async (trx, from, to, only) => {
    if (!only) await moveFilters(trx, type, from, to, actor);
    const moved: number[] = [];
    for (const { itemType, field } of usesOf(type.list as ReferenceListName))
      moved.push(...(await moveInProposals(trx, { itemType, field, from, to, only })));
    return moved;
  };

async function moveFilters(trx: Transaction<Tables>, type: ContentType, from: number, to: number, actor: Actor) {
  for (const { type: collection, id, replace } of await collectionsNaming(trx, type, from))
    await changeRecord(
      trx,
      collection,
      id,
      ({ filters }: { filters: CollectionFilter[] }) => ({ filters: replace(filters, to) }),
      actor,
    );
}

interface Move {
  itemType: InboxType;
  field: string;
  from: number;
  to: number;
  only: readonly number[] | undefined;
}

/** The JSON columns of an item that hold states of a record. */
const states = ['normalized_data', 'base', 'interim', 'interim_base'] as const;

/** In one statement per column, since there may be thousands. */
async function moveInProposals(trx: Transaction<Tables>, { itemType, field, from, to, only }: Move): Promise<number[]> {
  const moved = new Set<number>();
  for (const state of states) {
    const column = sql.ref(state);
    const has = sql`${column} -> ${field} @> ${JSON.stringify([{ id: from }])}::jsonb`;
    // An entry that is named already is not named twice.
    const { rows } = await sql<{ id: number }>`
      with waiting as (
        select id from inbox_items
        where type = ${itemType} and outcome is null and ${has} and ${only ? sql`id = any(${only}::int[])` : sql`true`} order by id for update)
      update inbox_items set version = version + 1, ${column} = jsonb_set(${column}, array[${field}], (
        select coalesce(jsonb_agg(case when part -> 'id' = ${String(from)}::jsonb then part || jsonb_build_object('id', ${to}::int) else part end order by place), '[]')
        from jsonb_array_elements(${column} -> ${field}) with ordinality as parts(part, place)
        where part -> 'id' <> ${String(from)}::jsonb or not ${column} -> ${field} @> ${JSON.stringify([{ id: to }])}::jsonb))
      from waiting where waiting.id = inbox_items.id returning inbox_items.id`.execute(trx);
    for (const { id } of rows) moved.add(id);
  }
  return [...moved];
}
