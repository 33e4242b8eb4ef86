import * as z from 'zod';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { ContentType } from '../../domain/contentType';
import { inboxTypeFor, inboxTypeOf, type InboxType, type LeftOut } from '../../domain/inbox/inbox';
import { changedMessage, inboxSaveSchema, type InboxSave } from '../../domain/inbox/inboxRequests';
import type { Config } from '../config';
import { parse } from '../http/parse';
import { HttpProblem } from '../http/problems';
import type { Actor } from '../engine/write/historyRows';
import type { SaveExtension } from '../engine/write/saveExtension';
import { tableOf } from '../engine/storage/naming';
import { findRecord } from '../engine/write/repository';
import type { Tables } from '../tables';
import { saveInterim, type OwnSource } from './interim';
import { isStaleItem, type ItemRow, type SeenState } from './items';
import { hasUnknown, findLeftOut } from './partial';
import type { Undo } from '../tables/inbox';
import { inboxItem, savedToInboxMeta } from './schemas';
import { changeItem, endItem, lockItems, reopenItemsOf, relinkItems, supersedeItems } from './writeItems';

const documented = {
  inboxId: z
    .int()
    .nullable()
    .describe('Der Eintrag im Posteingang, um den es geht: Was neu erstellt wird, erledigt ihn')
    .optional(),
  merge: z
    .boolean()
    .nullable()
    .describe('Beim Ändern: true erledigt den Eintrag im Posteingang, false verknüpft ihn')
    .optional(),
  addToInbox: z
    .boolean()
    .nullable()
    .describe('true: statt gespeichert im Posteingang abgelegt, auch in dem, den inboxId nennt')
    .optional(),
};

/**
 * The save extension of the inbox. A save can be kept as an item instead of being written, close an item, or link an
 * item to the saved record. Removing a record closes its open items; restoring it reopens them.
 * @returns undefined for types without an inbox type
 */
export function inboxSaveExtension(db: Kysely<Tables>, config: Config, type: ContentType): SaveExtension | undefined {
  const itemType = inboxTypeFor(type.name);
  if (!itemType) return undefined;
  return {
    documented,
    answered: inboxItem,
    answeredMeta: savedToInboxMeta,
    read(body, actor) {
      const {
        addToInbox: wanted,
        inboxId,
        inboxVersion,
        inboxUpdatedAt,
        inboxOthers: others,
        merge,
        decisions,
      } = parse(inboxSaveSchema, body);
      // Proposals about contacts only come from the people themselves; editors save directly.
      const addToInbox = wanted === true && !inboxTypeOf(itemType).together;
      if (!addToInbox && inboxId === null) return {};
      if (!config.features.PLUGIN_ENABLE_INBOX)
        throw HttpProblem.invalid([
          { field: addToInbox ? 'addToInbox' : 'inboxId', message: 'Der Posteingang ist ausgeschaltet.' },
        ]);
      const own = { type, itemType, source: config.productId };
      if (addToInbox) {
        return {
          saveToInbox: (recordId, expected) =>
            db
              .transaction()
              .execute((trx) =>
                saveInterim(trx, own, { inboxId, inboxVersion, recordId, body, actor, expected, decisions }),
              ),
        };
      }
      const named = {
        seen: { id: inboxId as number, version: inboxVersion, updatedAt: inboxUpdatedAt },
        others,
        actor,
      };
      return {
        afterWrite: async (trx, recordId, outcome) => {
          // Creating a record always closes its item, since a second save would create a second record.
          const save = { ...named, merge: merge === true || outcome === undefined };
          // A repeated save must not close the item twice.
          if (!outcome?.isRepeated || !(await hasEnded(trx, save, recordId)))
            await endOrLink(trx, own, { ...save, recordId });
        },
      };
    },
    forget: (actor) => (trx, recordId) => supersedeItems(trx, itemType, recordId, actor),
    recall: (trx, recordId) => reopenItemsOf(trx, { type: itemType, resource: type.name, recordId }),
    follow: (trx, from, to, only) => relinkItems(trx, { type: itemType, from, to, only }),
  };
}

interface SavedDecision {
  seen: Seen;
  others: InboxSave['inboxOthers'];
  merge: boolean;
  recordId: number;
  actor: Actor;
}

async function endOrLink(
  trx: Transaction<Tables>,
  { type, itemType }: Pick<OwnSource, 'type' | 'itemType'>,
  save: SavedDecision,
) {
  const { seen, merge, recordId, actor } = save;
  const [item, ...others] = await lockSeenItems(trx, [seen, ...(merge ? save.others : [])], itemType);
  if (others.some(({ internal_id }) => internal_id !== recordId))
    throw HttpProblem.invalid([
      { field: 'inboxOthers', message: 'Diese Einträge im Posteingang gehören nicht zusammen.' },
    ]);
  if (!merge) {
    await changeItem(trx, item, { internalId: recordId, ...(item.status !== 'deleted' && { status: 'update' }) });
    return;
  }
  const all = [item, ...others];
  const stored = all.some((one) => hasUnknown(one.normalized_data))
    ? await findRecord(trx, type, recordId, 'all')
    : undefined;
  const saved = stored ? JSON.parse(stored.body) : null;
  const record = await readWrittenVersion(trx, type, recordId);
  for (const one of all) {
    const leftOut = [
      ...declinedDeletion(one),
      ...(saved && hasUnknown(one.normalized_data) ? findLeftOut(type, one.normalized_data, saved) : []),
    ];
    const isDeletionOnly = one.status === 'deleted' || (one.deletes && !one.has_changes);
    const outcome = isDeletionOnly ? 'dismissed' : leftOut.length > 0 ? 'partial' : 'merged';
    await endItem(trx, one, outcome, actor, {
      recordId,
      ...(outcome === 'partial' && { leftOut }),
      undo: one === item ? { record } : { with: item.id },
    });
  }
}

/** Reports a deletion that the person requested but the editor did not carry out. */
const declinedDeletion = ({ deletes }: ItemRow): LeftOut[] =>
  deletes ? [{ field: 'delete', label: 'Löschung', names: ['Dieser Kontakt wurde gelöscht'] }] : [];

/**
 * The version that this transaction has written, for a later undo. `at = now()` selects its history entry, because
 * `now()` is the start of the transaction.
 */
async function readWrittenVersion(
  trx: Transaction<Tables>,
  type: ContentType,
  id: number,
): Promise<NonNullable<Undo['record']>> {
  const { rows } = await sql<{ version: number; historyId: number | null; action: string | null }>`
    select r.version, h.id as "historyId", h.action from ${sql.table(tableOf(type))} r
    left join lateral (select id, action from history where resource = ${type.name} and record_id = r.id
      and at = now() order by id limit 1) h on true
    where r.id = ${id}`.execute(trx);
  const { version = 0, historyId = null, action = null } = rows[0] ?? {};
  return { id, version, historyId, isNew: action === 'create' };
}

async function hasEnded(
  trx: Transaction<Tables>,
  { seen, merge, actor }: Omit<SavedDecision, 'recordId'>,
  recordId: number,
): Promise<boolean> {
  const item = await trx
    .selectFrom('inbox_items')
    .select(['outcome', 'internal_id', 'ended_by'])
    .where('id', '=', seen.id)
    .executeTakeFirst();
  return merge && item?.outcome != null && item.internal_id === recordId && item.ended_by === (actor?.id ?? null);
}

/**
 * Locks the items that a save refers to, at the versions seen.
 * @throws 422 at `inboxId` if one is not of this type; 409 if one is closed or has changed
 */
async function lockSeenItems(
  trx: Transaction<Tables>,
  seen: [Seen, ...Seen[]],
  type: InboxType,
): Promise<[ItemRow, ...ItemRow[]]> {
  const unknown = () =>
    HttpProblem.invalid([{ field: 'inboxId', message: 'Diesen Eintrag gibt es im Posteingang nicht.' }]);
  const items = await lockItems(
    trx,
    seen.map(({ id }) => id),
  ).catch((error: unknown) => {
    throw error instanceof HttpProblem && error.status === 404 ? unknown() : error;
  });
  if (items.some((item) => item.type !== type)) throw unknown();
  if (items.some((item, index) => isStaleItem(seen[index], item))) throw HttpProblem.conflict(changedMessage);
  return items as [ItemRow, ...ItemRow[]];
}

/** An item a client has seen; without a version, any version is accepted. */
type Seen = SeenState & { id: number };
