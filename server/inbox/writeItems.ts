import { sql, type Transaction } from 'kysely';
import {
  inboxTypeOf,
  type Decision,
  type InboxOutcome,
  type LeftOut,
  type InboxStatus,
  type InboxType,
} from '../../domain/inbox/inbox';
import { inboxPresence } from '../../domain/live';
import { searchText } from '../../domain/lists/search';
import { HttpProblem } from '../http/problems';
import type { Actor } from '../engine/write/historyRows';
import { bumpResourceVersions } from '../engine/storage/resourceVersions';
import type { Tables } from '../tables';
import type { Undo } from '../tables/inbox';
import type { ItemRow } from './items';
import { refuseEnding } from './rights';

type Trx = Transaction<Tables>;
type Values = Record<string, unknown>;

export interface NewItem {
  type: InboxType;
  source: string;
  status: InboxStatus;
  title: string;
  internalId?: number | null;
  foreignId?: string | null;
  /** As the source sent it. */
  data: unknown;
  normalizedData: Values;
  base?: Values | null;
  fingerprint?: string | null;
  importId?: number | null;
}

/** An editor's interim save with the state of the record at that time. */
interface Interim {
  values: Values;
  base: Values | null;
  by: Actor;
}

/** A change of an item by an import or an interim save. */
type ItemChange = Partial<Omit<NewItem, 'type' | 'source'>> & { interim?: Interim; decisions?: Decision[] };

/** Adds an open item. */
export async function addItem(
  trx: Trx,
  item: NewItem & { interim?: Interim; decisions?: Decision[] },
): Promise<ItemRow> {
  const row = await trx.insertInto('inbox_items').values(rowOf(item)).returningAll().executeTakeFirstOrThrow();
  if (item.interim) await storeInterim(trx, row);
  await bumpInboxVersion(trx);
  return row;
}

/**
 * Adds many items with the same keys in one statement. Afterwards the caller raises the list version once
 * (`bumpInboxVersion`), as its last step.
 */
export async function insertItems(trx: Trx, items: readonly NewItem[]): Promise<void> {
  if (items.length > 0) await trx.insertInto('inbox_items').values(items.map(rowOf)).execute();
}

/** Stores the interim save in this version, as the base for later merges. */
async function storeInterim(trx: Trx, { id, version, interim }: ItemRow): Promise<void> {
  await trx
    .insertInto('inbox_interims')
    .values({ item_id: id, version, record: JSON.stringify(interim) })
    .execute();
}

function rowOf({
  type,
  source,
  status,
  title,
  data,
  normalizedData,
  ...optional
}: NewItem & { interim?: Interim; decisions?: Decision[] }) {
  return {
    type,
    source,
    status,
    title,
    search: searchOf(title, optional.foreignId),
    data: JSON.stringify(data),
    normalized_data: JSON.stringify(normalizedData),
    ...shownOf(data),
    ...columnsOf(optional),
  };
}

/** Changes an open item that the caller has locked. */
export async function changeItem(trx: Trx, before: ItemRow, change: ItemChange): Promise<ItemRow> {
  const { title, status, data, normalizedData, ...optional } = change;
  const proposes = data !== undefined || normalizedData !== undefined;
  const row = await trx
    .updateTable('inbox_items')
    .set({
      version: before.version + 1,
      updated_at: new Date(),
      ...(title !== undefined && { title }),
      search: searchOf(title ?? before.title, change.foreignId ?? before.foreign_id),
      ...(status !== undefined && { status }),
      ...(data !== undefined && { data: JSON.stringify(data), ...shownOf(data) }),
      ...(normalizedData !== undefined && { normalized_data: JSON.stringify(normalizedData) }),
      ...(proposes && { proposed_at: new Date() }),
      ...columnsOf(optional),
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (change.interim) await storeInterim(trx, row);
  await bumpInboxVersion(trx);
  return row;
}

/**
 * Locks an item until the transaction ends, so that concurrent decisions run one after the other.
 * @throws 404; 409 if it is closed
 */
export async function lockItem(trx: Trx, id: number): Promise<ItemRow> {
  const row = await trx.selectFrom('inbox_items').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw HttpProblem.notFound(goneMessage);
  if (row.outcome !== null) throw HttpProblem.conflict(endedMessages[row.outcome]);
  return row;
}

/**
 * Locks several items, always in the same order to prevent deadlocks.
 * @returns the items in the order of `ids`
 */
export async function lockItems(trx: Trx, ids: readonly number[]): Promise<ItemRow[]> {
  const rows = new Map<number, ItemRow>();
  for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) rows.set(id, await lockItem(trx, id));
  return ids.map((id) => rows.get(id) as ItemRow);
}

export const goneMessage = 'Diesen Eintrag gibt es im Posteingang nicht.';
const endedMessages: Record<InboxOutcome, string> = {
  merged: 'Dieser Eintrag im Posteingang wurde inzwischen übernommen.',
  partial: 'Dieser Eintrag im Posteingang wurde inzwischen teilweise übernommen.',
  deleted: 'Dieser Eintrag im Posteingang ist erledigt: Der Eintrag wurde gelöscht.',
  dismissed: 'Dieser Eintrag im Posteingang wurde inzwischen verworfen.',
  withdrawn: 'Dieser Eintrag im Posteingang wurde inzwischen von der Person zurückgezogen.',
  superseded: 'Dieser Eintrag im Posteingang ist inzwischen hinfällig.',
};

/** Further details of how an item was closed. */
interface EndingDetails {
  recordId?: number | null;
  leftOut?: LeftOut[];
  undo?: Pick<Undo, 'with' | 'record' | 'assigned'>;
}

/**
 * Closes an item that the caller has locked, and stores the outcome for the next import: later proposals are compared
 * with what was merged, and dismissed ones do not come back. Comments move to the record. The previous state is kept
 * for an undo. One statement.
 * @throws 403 if the actor may not decide about it
 */
export async function endItem(
  trx: Trx,
  item: ItemRow,
  outcome: InboxOutcome,
  actor: Actor,
  { recordId = item.internal_id, leftOut, undo }: EndingDetails = {},
): Promise<void> {
  await refuseEnding(trx, item, recordId, actor);
  const { id, source, type, foreign_id, fingerprint } = item;
  const isDeletion = item.status === 'deleted';
  const merges = outcome === 'merged' || outcome === 'partial';
  const merged = merges && !isDeletion ? JSON.stringify(item.normalized_data) : null;
  const isDecided = outcome !== 'superseded' && outcome !== 'withdrawn';
  const remembers = foreign_id !== null && isDecided;
  const { resource } = inboxTypeOf(type);
  const former: Undo = { ...undo, internalId: item.internal_id };
  await sql`
    with ended as (
      update inbox_items set outcome = ${outcome}, ended_at = now(), ended_by = ${actor?.id ?? null},
      ended_by_email = ${actor?.email ?? null},
        internal_id = ${recordId}, left_out = ${leftOut ? JSON.stringify(leftOut) : null}::jsonb,
        version = version + 1, updated_at = now(),
        undo = case when ${isDecided} then ${JSON.stringify(former)}::jsonb || jsonb_build_object('source', (
          select to_jsonb(known) from source_records known where known.source = ${source} and known.type = ${type}
          and known.foreign_id = ${foreign_id})) end
      where id = ${id}),
    remembered as (
      insert into source_records (source, type, foreign_id, record_id, merged, merged_fingerprint,
      dismissed_fingerprint)
      select ${source}, ${type}, ${foreign_id}, ${recordId}::int, ${merged}::jsonb, ${merges ? fingerprint : null},
      ${merges ? null : fingerprint}
      where ${remembers}
      on conflict (source, type, foreign_id) do update set
        record_id = coalesce(excluded.record_id, source_records.record_id),
        merged = coalesce(excluded.merged, source_records.merged),
        merged_fingerprint = coalesce(excluded.merged_fingerprint, source_records.merged_fingerprint),
        dismissed_fingerprint = excluded.dismissed_fingerprint,
        updated_at = now()),
    ${merges && recordId !== null && resource ? commentsTo(id, resource, recordId) : sql`moved as (select)`}
    ${bumpResourceVersions(['inbox'])}`.execute(trx);
}

/**
 * Moves comments on an item to the record it was merged into. The item's id is stored negated so that they can move
 * back; merged records store theirs in the same column.
 */
const commentsTo = (item: number, resource: string, recordId: number) => sql`
    moved as (
      update comments set resource = ${resource}, record_id = ${recordId},
        merged_from = array_append(merged_from, ${-item})
      where resource = ${inboxPresence} and record_id = ${item})`;

/** Moves comments back to an item that was reopened. */
export async function takeCommentsBack(trx: Trx, { id, type }: ItemRow): Promise<void> {
  const { resource } = inboxTypeOf(type);
  if (resource)
    await sql`update comments set resource = ${inboxPresence}, record_id = ${id},
        merged_from = trim_array(merged_from, 1)
      where resource = ${resource} and merged_from[cardinality(merged_from)] = ${-id}`.execute(trx);
}

/**
 * Closes all open items about a removed record: deletion requests as carried out, others as superseded. One statement.
 */
export async function supersedeItems(trx: Trx, type: InboxType, recordId: number, actor: Actor): Promise<void> {
  await sql`
    with open as (select id from inbox_items where type = ${type} and internal_id = ${recordId} and outcome is null
      order by id for update),
    ended as (
      update inbox_items set outcome = case when status = 'deleted' or deletes then 'deleted' else 'superseded' end,
        undo = case when status = 'deleted' or deletes
        then ${JSON.stringify({ internalId: recordId, deleted: recordId } satisfies Undo)}::jsonb end,
        ended_at = now(), ended_by = ${actor?.id ?? null}, ended_by_email = ${actor?.email ?? null},
        version = version + 1, updated_at = now()
      from open where open.id = inbox_items.id returning 1),
    unlinked as (update source_records set record_id = null where type = ${type} and record_id = ${recordId})
    insert into resource_versions (resource, version) select 'inbox', 1 where exists (select from ended)`.execute(trx);
}

/** Reopens the items that were closed by a record's last deletion, after it is restored. */
export async function reopenItemsOf(
  trx: Trx,
  { type, resource, recordId }: { type: InboxType; resource: string; recordId: number },
): Promise<void> {
  await sql`
    with deletion as (select at from history where resource = ${resource} and record_id = ${recordId}
      and action = 'delete' order by id desc limit 1),
    recalled as (
      update inbox_items set outcome = null, ended_at = null, ended_by = null, ended_by_email = null, undo = null,
      version = version + 1, updated_at = now()
      from deletion
      where type = ${type} and internal_id = ${recordId} and outcome in ('superseded', 'deleted')
      and ended_at = deletion.at
        and not exists (select from inbox_items open where open.source = inbox_items.source
        and open.type = inbox_items.type and open.foreign_id = inbox_items.foreign_id and open.outcome is null)
      returning 1),
    linked as (
      update source_records set record_id = ${recordId} where type = ${type} and record_id is null
        and exists (select from inbox_items i where i.source = source_records.source and i.type = ${type}
        and i.foreign_id = source_records.foreign_id and i.internal_id = ${recordId}))
    insert into resource_versions (resource, version) select 'inbox', 1 where exists (select from recalled)`.execute(
    trx,
  );
}

/** Closes an item that its source has withdrawn. */
export async function supersedeItem(trx: Trx, item: ItemRow): Promise<void> {
  await endItem(trx, item, 'superseded', null);
}

/**
 * Raises the list version of the inbox. Must be the last step of its transaction, like `bumpListVersions` in
 * engine/write/bumpVersions.ts.
 */
export async function bumpInboxVersion(trx: Trx): Promise<void> {
  await bumpResourceVersions(['inbox']).execute(trx);
}

const searchOf = (title: string, foreignId: string | null | undefined) => searchText([title, foreignId ?? '']);

function columnsOf({
  internalId,
  foreignId,
  base,
  fingerprint,
  importId,
  interim,
  decisions,
}: Partial<NewItem> & { interim?: Interim; decisions?: Decision[] }) {
  return {
    ...(importId !== undefined && { import_id: importId }),
    ...(decisions && { decisions: JSON.stringify(decisions) }),
    ...(internalId !== undefined && { internal_id: internalId }),
    ...(foreignId !== undefined && { foreign_id: foreignId }),
    ...(base !== undefined && { base: base && JSON.stringify(base) }),
    ...(fingerprint !== undefined && { fingerprint }),
    ...(interim && {
      has_interim: true,
      interim: JSON.stringify(interim.values),
      interim_base: interim.base && JSON.stringify(interim.base),
      interim_by: interim.by?.id ?? null,
      interim_by_email: interim.by?.email ?? null,
      interim_at: new Date(),
    }),
  };
}

/** Whether a person's proposal requests deletion, and whether it contains changes, as cards show it. */
function shownOf(data: unknown): { deletes: boolean; has_changes: boolean } {
  const { delete: deletes, changes } = (data ?? {}) as { delete?: unknown; changes?: unknown };
  const has_changes = typeof changes === 'object' && changes !== null && Object.keys(changes).length > 0;
  return { deletes: deletes === true || deletes === 1 || deletes === '1', has_changes };
}

/**
 * Links items, open and closed, to another record.
 * @param only the items to link; by default all that are linked to `from`
 * @returns their ids
 */
export async function relinkItems(
  trx: Trx,
  { type, from, to, only }: { type: InboxType; from: number; to: number; only?: readonly number[] | undefined },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with linked as (
      select id from inbox_items where type = ${type} and internal_id = ${from}
      and ${only ? sql`id = any(${only}::int[])` : sql`true`} order by id for update)
    update inbox_items set internal_id = ${to}, version = version + 1 from linked where inbox_items.id = linked.id
      returning inbox_items.id`.execute(trx);
  if (rows.length > 0) await bumpInboxVersion(trx);
  return rows.map(({ id }) => id);
}
