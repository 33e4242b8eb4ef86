import type { Kysely, Selectable } from 'kysely';
import { editors } from '../../domain/access';
import {
  inboxTypeOf,
  type Card,
  type EndedCard,
  type InboxItem,
  type AccountReference,
} from '../../domain/inbox/inbox';
import { versionTag } from '../../domain/http';
import { entityTag, isStale } from '../http/entityTags';
import { HttpProblem } from '../http/problems';
import type { Tables } from '../tables';
import type { InboxItemsTable } from '../tables/inbox';

/** The columns that a card needs, without the large data columns. */
export const cardColumns = [
  'id',
  'version',
  'type',
  'source',
  'status',
  'title',
  'internal_id',
  'foreign_id',
  'has_interim',
  'deletes',
  'has_changes',
  'created_at',
  'updated_at',
  'import_id',
] as const;
export const endedColumns = [
  ...cardColumns,
  'outcome',
  'ended_at',
  'ended_by',
  'ended_by_email',
  'left_out',
  'undo',
] as const;

export type ItemRow = Selectable<InboxItemsTable>;
type CardRow = Pick<ItemRow, (typeof cardColumns)[number]>;
type EndedRow = Pick<ItemRow, (typeof endedColumns)[number]>;

const writtenOf = ({ version, updated_at }: Pick<CardRow, 'version' | 'updated_at'>) => ({
  version,
  updatedAt: updated_at.toISOString(),
});

/** The version of an item that a client has seen; depending on the request, without the time. */
export interface SeenState {
  version?: number | null | undefined;
  write?: string | undefined;
  updatedAt?: string | undefined;
}

/** Whether the client has seen a version other than the current one. */
export function isStaleItem(seen: SeenState | undefined, row: CardRow): boolean {
  if (seen?.version == null) return false;
  const written = writtenOf(row);
  const { version, write, updatedAt = written.updatedAt } = seen;
  return isStale({ version, write }, written) || updatedAt !== written.updatedAt;
}

/** The error for a request that is based on another version. */
export const staleItem = (row: ItemRow): HttpProblem => HttpProblem.stale(toItem(row), versionTag(writtenOf(row)));

export const itemTag = (row: ItemRow): string => entityTag(versionTag(writtenOf(row)));

export function toCard(row: CardRow): Card {
  return {
    id: row.id,
    version: row.version,
    type: row.type,
    source: row.source,
    status: row.status,
    title: row.title,
    internalId: row.internal_id,
    foreignId: row.foreign_id,
    hasInterim: row.has_interim,
    ...(row.type === 'contact_update' && { delete: row.deletes, changes: row.has_changes }),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    importId: row.import_id,
  };
}

export function toEndedCard(row: EndedRow): EndedCard {
  const { outcome, ended_at, ended_by, ended_by_email, left_out, undo } = row;
  return {
    ...toCard(row),
    outcome,
    endedAt: ended_at?.toISOString() ?? null,
    endedBy: accountOf(ended_by, ended_by_email),
    leftOut: left_out ?? [],
    canUndo: outcome !== null && undo !== null,
  };
}

export function toItem(row: ItemRow): InboxItem {
  return {
    ...toEndedCard(row),
    data: row.data,
    normalizedData: row.normalized_data,
    proposedAt: row.proposed_at.toISOString(),
    base: row.base,
    interim: row.interim,
    interimBase: row.interim_base,
    interimBy: accountOf(row.interim_by, row.interim_by_email),
    interimAt: row.interim_at?.toISOString() ?? null,
    decisions: row.decisions,
  };
}

export const accountOf = (id: number | null, email: string | null): AccountReference | null =>
  email === null ? null : { id, email };

/** An item, open or closed. One query. */
export async function findItem(db: Kysely<Tables>, id: number): Promise<InboxItem | undefined> {
  const row = await db.selectFrom('inbox_items').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toItem(row);
}

/** The other waiting items about the same record, which are reviewed together; newest first. At most one query. */
export async function findOthers(db: Kysely<Tables>, { id, type, internalId }: InboxItem): Promise<InboxItem[]> {
  if (internalId === null || !inboxTypeOf(type).together) return [];
  const rows = await db
    .selectFrom('inbox_items')
    .selectAll()
    .where('type', '=', type)
    .where('internal_id', '=', internalId)
    .where('outcome', 'is', null)
    .where('id', '<>', id)
    .orderBy('proposed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxOthers)
    .execute();
  return rows.map(toItem);
}

/** More cannot be compared at once; the rest follows when these are closed. */
const maxOthers = 50;

/** The inbox is for editors. */
export const inboxAccess = { access: editors };
