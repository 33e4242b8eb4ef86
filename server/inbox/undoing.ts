import { sql, type Transaction } from 'kysely';
import { contentTypes } from '../../domain/contentTypes';
import type { ContentType } from '../../domain/contentType';
import { inboxTypeOf, submittedSource, type Card, type InboxType } from '../../domain/inbox/inbox';
import { usesOf } from '../../domain/referenceUses';
import { restoreWithin } from '../engine/history/deleted';
import { wholeRecord, type Actor } from '../engine/write/historyRows';
import { referenceTableOf } from '../engine/storage/naming';
import { recordState } from '../engine/write/referenceHistory';
import { removeRecord } from '../engine/write/removeRecord';
import { changeRecord } from '../engine/write/repository';
import { HttpProblem } from '../http/problems';
import type { Tables } from '../tables';
import type { Undo } from '../tables/inbox';
import { isStaleItem, toCard, type ItemRow, type SeenState } from './items';
import { refuseDeciding } from './rights';
import { goneMessage, reopenItemsOf, bumpInboxVersion, takeCommentsBack } from './writeItems';

type Trx = Transaction<Tables>;
type SeenEnded = SeenState & { id: number };

/**
 * Reopens items that were released or dismissed and reverts their records, within the caller's transaction, all or
 * none. Items that were closed together are reopened together.
 * @returns the reopened cards
 * @throws 404; 409 if there is nothing to undo, or a newer item is waiting; 412 if the item or the record has changed,
 * with the current state
 */
export async function undoEndings(trx: Trx, seen: readonly SeenEnded[], actor: Actor): Promise<Card[]> {
  const named = await trx
    .selectFrom('inbox_items')
    .selectAll()
    .where('id', '=', sql<number>`any(${seen.map(({ id }) => id)}::int[])`)
    .execute();
  const leads = [...new Set(named.map(({ id, undo }) => undo?.with ?? id))];
  const rows = await trx
    .selectFrom('inbox_items')
    .selectAll()
    .where((where) =>
      where.or([
        sql<boolean>`id = any(${leads}::int[])`,
        sql<boolean>`(undo ->> 'with')::int = any(${leads}::int[]) and outcome is not null`,
      ]),
    )
    .orderBy('id')
    .execute();
  for (const one of seen)
    assertCanUndo(
      rows.find((row) => row.id === one.id),
      one,
    );
  for (const { type } of rows) refuseDeciding(actor, type);
  for (const row of rows) if (!row.undo?.with) await undoEffects(trx, row, actor);
  const open = await trx
    .selectFrom('inbox_items')
    .selectAll()
    .where('id', '=', sql<number>`any(${rows.map(({ id }) => id)}::int[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  const cards: Card[] = [];
  for (const row of open) {
    const before = rows.find(({ id }) => id === row.id) as ItemRow;
    // Restoring the record has already reopened it.
    cards.push(toCard(row.outcome === null && before.undo?.deleted ? row : await reopen(trx, row, before)));
  }
  await bumpInboxVersion(trx);
  return cards;
}

function assertCanUndo(row: ItemRow | undefined, seen: SeenEnded): void {
  if (!row) throw HttpProblem.notFound(goneMessage);
  if (row.outcome === null)
    throw HttpProblem.conflict('Dieser Eintrag im Posteingang ist offen; es gibt nichts rückgängig zu machen.');
  if (row.undo === null) throw HttpProblem.conflict('Das lässt sich nicht rückgängig machen.');
  if (isStaleItem(seen, row))
    throw new HttpProblem(412, 'Dieser Eintrag wurde inzwischen von jemand anderem geändert.', { data: toCard(row) });
}

async function undoEffects(trx: Trx, { undo, type: itemType, title }: ItemRow, actor: Actor): Promise<void> {
  if (!undo) return;
  const { resource } = inboxTypeOf(itemType);
  const type = resource && (contentTypes[resource] as ContentType);
  if (type && undo.record) await revert(trx, type, undo.record, actor);
  if (type && undo.deleted !== undefined) await restoreDeleted(trx, type, itemType, undo.deleted, actor);
  if (undo.assigned) await unassign(trx, itemType, title, undo.assigned, actor);
}

async function revert(
  trx: Trx,
  type: ContentType,
  { id, version, historyId, isNew }: NonNullable<Undo['record']>,
  actor: Actor,
): Promise<void> {
  if (historyId === null) return;
  const changed = (error: unknown) => {
    if (!(error instanceof HttpProblem)) throw error;
    if (error.status === 412)
      throw new HttpProblem(
        412,
        'Der Eintrag wurde seither geändert und bleibt, wie er ist. Nehmen Sie einzelne Felder im Verlauf zurück.',
        { data: error.data, headers: error.headers },
      );
    if (error.status === 404) throw HttpProblem.conflict('Der Eintrag wurde seither gelöscht.');
    throw error;
  };
  if (isNew) return removeRecord(trx, type, id, actor, { expected: { version } }).catch(changed);
  const before = await trx
    .selectFrom('history')
    .select(wholeRecord.as('record'))
    .where('resource', '=', type.name)
    .where('record_id', '=', id)
    .where('id', '<', historyId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!before) throw HttpProblem.conflict('Das lässt sich nicht rückgängig machen.');
  await changeRecord(trx, type, id, before.record, actor, { version }).catch(changed);
}

async function restoreDeleted(
  trx: Trx,
  type: ContentType,
  itemType: InboxType,
  recordId: number,
  actor: Actor,
): Promise<void> {
  await restoreWithin(trx, type, recordId, {
    actor,
    mayRestore: () => true,
    after: (same, id) => reopenItemsOf(same, { type: itemType, resource: type.name, recordId: id }),
  });
}

/** Makes an assigned value unknown again, in waiting proposals and for later imports. */
async function unassign(
  trx: Trx,
  itemType: InboxType,
  name: string,
  { entry, isNewSynonym, items }: NonNullable<Undo['assigned']>,
  actor: Actor,
): Promise<void> {
  const { list } = inboxTypeOf(itemType);
  if (!list) return;
  if (isNewSynonym) {
    await sql`update ${sql.table(referenceTableOf(list))} set synonyms = array_remove(synonyms, ${name}),
      updated_at = now() where id = ${entry}`.execute(trx);
    await recordState(trx, list, entry, actor);
  }
  const unknown = JSON.stringify({ id: null, name, foreignId: name });
  for (const { field } of usesOf(list)) {
    await sql`
      update inbox_items set version = version + 1, updated_at = now(),
        normalized_data = jsonb_set(normalized_data, array[${field}], (
        select jsonb_agg(case when part ->> 'id' = ${String(entry)} then ${unknown}::jsonb else part end order by place)
        from jsonb_array_elements(normalized_data -> ${field}) with ordinality as parts(part, place)))
      where id = any(${items}::int[]) and outcome is null
        and normalized_data -> ${field} @> ${JSON.stringify([{ id: entry }])}::jsonb`.execute(trx);
  }
}

async function reopen(trx: Trx, row: ItemRow, before: ItemRow): Promise<ItemRow> {
  if (row.version !== before.version)
    throw HttpProblem.conflict('Dieser Eintrag im Posteingang wurde eben wieder geöffnet.');
  const { undo, foreign_id, source, type } = before;
  const newer =
    foreign_id === null
      ? undefined
      : await trx
          .selectFrom('inbox_items')
          .select('id')
          .where('source', '=', source)
          .where('type', '=', type)
          .where('foreign_id', '=', foreign_id)
          .where('outcome', 'is', null)
          .executeTakeFirst();
  if (newer) throw HttpProblem.conflict('Inzwischen wartet ein neuerer Vorschlag derselben Quelle im Posteingang.');
  if (undo?.source !== undefined && foreign_id !== null) {
    const known = trx
      .deleteFrom('source_records')
      .where('source', '=', source)
      .where('type', '=', type)
      .where('foreign_id', '=', foreign_id)
      .where(sql<boolean>`updated_at = (select ended_at from inbox_items where id = ${row.id})`);
    const { numDeletedRows } = await known.executeTakeFirstOrThrow();
    if (undo.source !== null && numDeletedRows > 0n)
      await sql`insert into source_records select *
        from jsonb_populate_record(null::source_records, ${JSON.stringify(undo.source)}::jsonb)`.execute(trx);
  }
  await takeCommentsBack(trx, row);
  if (source === submittedSource) await clearAnswer(trx, row.id);
  return trx
    .updateTable('inbox_items')
    .set({
      outcome: null,
      ended_at: null,
      ended_by: null,
      ended_by_email: null,
      left_out: null,
      undo: null,
      internal_id: undo?.internalId ?? null,
      version: row.version + 1,
      updated_at: new Date(),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Clears the answer, so that the submitter is informed about the new outcome. */
async function clearAnswer(trx: Trx, item: number): Promise<void> {
  await sql`update submissions set answered_at = null where kind = 'entry' and inbox_id = ${item}`.execute(trx);
}
