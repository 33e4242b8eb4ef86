import type { Kysely, Transaction } from 'kysely';
import { nameOf, type ContentType } from '../../domain/contentType';
import { inboxTypeFor, type InboxItem, type InboxType } from '../../domain/inbox';
import { changedMessage, inboxSaveSchema, type InboxSave } from '../../domain/inboxRequests';
import type { Config } from '../config';
import { parse } from '../http/parse';
import { HttpProblem } from '../http/problems';
import type { Actor } from '../engine/history/history';
import type { AfterWrite } from '../engine/write/hooks';
import { proposeRecord } from '../engine/write/repository';
import type { Tables } from '../tables';
import { toItem, type ItemRow } from './items';
import { addItem, changeItem, endItem, lockItems, recallItems, supersedeItems } from './writeItems';

/** What a save of a record asks of the inbox: one of the two. */
export interface InboxRequest {
  /** Case A: keeps the record in the inbox, in place of writing it. In: the record to change, null for a new one. */
  saveInterim?(recordId: number | null, expected?: number): Promise<{ item: InboxItem; isNew: boolean }>;
  /** Case B: the item ends, or is linked to what was saved. */
  afterWrite?: AfterWrite;
}

export interface InboxPart {
  /** Reads the body of a save. Errors: 422. */
  read(body: unknown, actor: Actor): InboxRequest;
  /** Ends what is open about a deleted record. */
  forget(actor: Actor): AfterWrite;
  /** Opens again what was ended with a record that is brought back. */
  recall: AfterWrite;
}

/** The part the inbox has in saving records of a type; undefined for types that never come by way of it. */
export function inboxPart(db: Kysely<Tables>, config: Config, type: ContentType<any>): InboxPart | undefined {
  const itemType = inboxTypeFor(type.name);
  if (!itemType) return undefined;
  return {
    read(body, actor) {
      const { addToInbox: wanted, inboxId, inboxVersion, inboxOthers: others, merge } = parse(inboxSaveSchema, body);
      // Other types pass it over.
      const addToInbox = wanted === true && type.interimSave === true;
      if (!addToInbox && inboxId === null) return {};
      if (!config.features.PLUGIN_ENABLE_INBOX) throw HttpProblem.invalid([{ field: addToInbox ? 'addToInbox' : 'inboxId', message: 'Der Posteingang ist ausgeschaltet.' }]);
      const own = { type, itemType, source: config.productId };
      if (addToInbox) {
        return { saveInterim: (recordId, expected) => db.transaction().execute((trx) => saveInterim(trx, own, { inboxId, inboxVersion, recordId, body, actor, expected })) };
      }
      const save = { inboxId: inboxId as number, inboxVersion, others, merge: merge === true, actor };
      return {
        afterWrite: async (trx, recordId, isRepeated) => {
          // The first of two equal saves has settled it.
          if (!isRepeated || !(await hasEnded(trx, save, recordId))) await endOrLink(trx, itemType, { ...save, recordId });
        },
      };
    },
    forget: (actor) => (trx, recordId) => supersedeItems(trx, itemType, recordId, actor),
    recall: (trx, recordId) => recallItems(trx, { type: itemType, resource: type.name, recordId }),
  };
}

interface Decision {
  inboxId: number;
  inboxVersion: number | null;
  others: InboxSave['inboxOthers'];
  merge: boolean;
  recordId: number;
  actor: Actor;
}

async function endOrLink(trx: Transaction<Tables>, itemType: InboxType, save: Decision) {
  const { inboxId, inboxVersion, merge, recordId, actor } = save;
  const [item, ...others] = await lockNamed(trx, [{ id: inboxId, version: inboxVersion }, ...(merge ? save.others : [])], itemType);
  if (others.some(({ internal_id }) => internal_id !== recordId)) throw HttpProblem.invalid([{ field: 'inboxOthers', message: 'Diese Einträge im Posteingang gehören nicht zusammen.' }]);
  if (!merge) await changeItem(trx, item, { internalId: recordId, ...(item.status !== 'deleted' && { status: 'update' }) });
  else for (const one of [item, ...others]) await endItem(trx, one, 'merged', actor, recordId);
}

async function hasEnded(trx: Transaction<Tables>, { inboxId, merge, actor }: Omit<Decision, 'recordId'>, recordId: number): Promise<boolean> {
  const item = await trx.selectFrom('inbox_items').select(['outcome', 'internal_id', 'ended_by']).where('id', '=', inboxId).executeTakeFirst();
  return merge && item?.outcome === 'merged' && item.internal_id === recordId && item.ended_by === (actor?.id ?? null);
}

interface Own {
  type: ContentType<any>;
  itemType: InboxType;
  /** The source that items of our own have. */
  source: string;
}

interface Interim {
  inboxId: number | null;
  inboxVersion: number | null;
  recordId: number | null;
  body: unknown;
  actor: Actor;
  expected: number | undefined;
}

/**
 * An editor's interim save. An item of another source keeps what that sent; what the editor did lies beside it. Without
 * an item, or of an item of our own, the editor's work is itself the proposal.
 */
async function saveInterim(trx: Transaction<Tables>, { type, itemType, source }: Own, { inboxId, inboxVersion, recordId, body, actor, expected }: Interim) {
  const { values, current } = await proposeRecord(trx, type, recordId, body, expected);
  const title = nameOf(type, values);
  const interim = { values, base: current, by: actor };
  const [item] = inboxId === null ? [] : await lockNamed(trx, [{ id: inboxId, version: inboxVersion }], itemType);
  if (!item) {
    const status = recordId === null ? 'new' : 'update';
    const own = { data: body, normalizedData: values, base: current };
    return { item: toItem(await addItem(trx, { type: itemType, source, status, title, internalId: recordId, ...own, interim })), isNew: true };
  }
  const linked = recordId !== null && { internalId: recordId };
  const own = item.source === source && { data: body, normalizedData: values, base: current };
  return { item: toItem(await changeItem(trx, item, { title, ...linked, ...own, interim })), isNew: false };
}

/**
 * The items that a body names, as they were seen. Errors: 422 at `inboxId` where one is none of this type; 409 where one
 * has ended, or is another than was seen.
 */
async function lockNamed(trx: Transaction<Tables>, seen: [Seen, ...Seen[]], type: InboxType): Promise<[ItemRow, ...ItemRow[]]> {
  const unknown = () => HttpProblem.invalid([{ field: 'inboxId', message: 'Diesen Eintrag gibt es im Posteingang nicht.' }]);
  const items = await lockItems(trx, seen.map(({ id }) => id)).catch((error: unknown) => {
    throw error instanceof HttpProblem && error.status === 404 ? unknown() : error;
  });
  if (items.some((item) => item.type !== type)) throw unknown();
  if (items.some(({ version }, index) => version !== (seen[index]?.version ?? version))) throw HttpProblem.conflict(changedMessage);
  return items as [ItemRow, ...ItemRow[]];
}

/** Without a version: whatever it is by now. */
type Seen = { id: number; version: number | null };

