import type { Transaction } from 'kysely';
import { emptyRecord, nameOf, type ContentType } from '../../domain/contentType';
import type { Decision, EndedCard, InboxItem, InboxType } from '../../domain/inbox/inbox';
import { changedMessage, type InboxSave } from '../../domain/inbox/inboxRequests';
import { assignable } from '../../domain/review/assignable';
import { merge } from '../../domain/review/merge';
import { placesIn, valueAt, withValueAt, type Side } from '../../domain/review/places';
import { wholeRecord, type Actor } from '../engine/write/historyRows';
import { findRecord, proposeRecord } from '../engine/write/repository';
import type { SeenVersion } from '../http/entityTags';
import { HttpProblem } from '../http/problems';
import type { Tables } from '../tables';
import { itemTag, toEndedCard, toItem, type ItemRow } from './items';
import { addItem, changeItem, goneMessage } from './writeItems';

type Trx = Transaction<Tables>;

export interface OwnSource {
  type: ContentType;
  itemType: InboxType;
  /** The source name of items created here. */
  source: string;
}

interface SavedInterim {
  item: InboxItem;
  isNew: boolean;
  /** The item that the save was meant for, if it has been closed in the meantime. */
  ended?: EndedCard;
}

interface InterimRequest {
  inboxId: number | null;
  inboxVersion: number | null;
  recordId: number | null;
  body: unknown;
  actor: Actor;
  expected: SeenVersion | undefined;
  decisions: InboxSave['decisions'];
}

/**
 * An editor's interim save. For an item from another source it is stored next to the proposal; without an item, or for
 * one created here, it is the proposal itself. No work is lost: interim saves that others made since the version seen
 * are merged, and a save for a closed item becomes a new item.
 * @throws 409 with the current item and the places that both sides changed; 412 and 422 as in a save
 */
export async function saveInterim(trx: Trx, own: OwnSource, request: InterimRequest): Promise<SavedInterim> {
  const { inboxId, recordId, body, expected } = request;
  if (inboxId === null) return addOwnItem(trx, own, request, recordId, expected);
  const find = () => trx.selectFrom('inbox_items').selectAll().where('id', '=', inboxId);
  const seen = await find().executeTakeFirst();
  if (seen?.type !== own.itemType) throw HttpProblem.invalid([{ field: 'inboxId', message: goneMessage }]);
  if (seen.outcome !== null) return saveAfterEnd(trx, own, request, seen);
  // Locks the record before the item, as releases do.
  const proposed = await proposeRecord(trx, own.type, recordId, body, expected).catch((error: unknown) => error);
  const item = await find().forUpdate().executeTakeFirstOrThrow();
  if (item.outcome !== null) return saveAfterEnd(trx, own, request, item);
  if (!isProposed(proposed)) throw proposed;
  const { values: mine, current } = proposed;
  const values = await mergeInterims(trx, own.type, item, mine, current, request);
  const linked = recordId !== null && { internalId: recordId };
  const proposal = item.source === own.source && { data: body, normalizedData: values, base: current };
  const decisions = withDecisions(item.decisions, request);
  return {
    item: toItem(
      await changeItem(trx, item, {
        title: nameOf(own.type, values),
        ...linked,
        ...proposal,
        interim: { values, base: current, by: request.actor },
        decisions,
      }),
    ),
    isNew: false,
  };
}

type Proposed = Awaited<ReturnType<typeof proposeRecord>>;
const isProposed = (result: unknown): result is Proposed => !(result instanceof Error);

/** Saves as a new item. The version of the record is not checked, because someone else has just closed the old item. */
async function saveAfterEnd(trx: Trx, own: OwnSource, request: InterimRequest, item: ItemRow): Promise<SavedInterim> {
  const kept = await addOwnItem(
    trx,
    own,
    request,
    request.recordId ?? (await recordOf(trx, own.type, item)),
    undefined,
  );
  return { ...kept, ended: toEndedCard(item) };
}

async function addOwnItem(
  trx: Trx,
  { type, itemType, source }: OwnSource,
  { body, actor, decisions, expected: seen }: InterimRequest,
  recordId: number | null,
  expected: SeenVersion | undefined,
): Promise<SavedInterim> {
  const { values, current } = await proposeRecord(trx, type, recordId, body, expected);
  const base = (await versionOf(trx, type, recordId, seen?.version)) ?? current;
  const row = await addItem(trx, {
    type: itemType,
    source,
    status: recordId === null ? 'new' : 'update',
    title: nameOf(type, values),
    internalId: recordId,
    data: body,
    normalizedData: values,
    base,
    interim: { values, base, by: actor },
    decisions: withDecisions([], { decisions, actor }),
  });
  return { item: toItem(row), isNew: true };
}

/** The record into which a closed item was released, if it still exists. */
async function recordOf(trx: Trx, type: ContentType, { internal_id }: ItemRow): Promise<number | null> {
  return internal_id !== null && (await findRecord(trx, type, internal_id, 'all')) ? internal_id : null;
}

/** A record in the version that an editor has seen. */
async function versionOf(
  trx: Trx,
  type: ContentType,
  id: number | null,
  version: number | undefined,
): Promise<Side | undefined> {
  if (id === null || version === undefined) return undefined;
  const entry = await trx
    .selectFrom('history')
    .select(wholeRecord.as('record'))
    .where('resource', '=', type.name)
    .where('record_id', '=', id)
    // A version that only moved the record has no history entry of its own.
    .where('version', '<=', version)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry?.record;
}

/**
 * Merges the values with interim saves made since the version seen.
 * @throws 409
 */
async function mergeInterims(
  trx: Trx,
  type: ContentType,
  item: ItemRow,
  mine: Side,
  current: Side | null,
  { inboxVersion: seen, actor }: InterimRequest,
): Promise<Side> {
  // Without a version, editors continue their own interim save.
  if (!item.interim || (seen === null && item.interim_by === (actor?.id ?? null))) return mine;
  const start =
    seen === null
      ? undefined
      : await trx
          .selectFrom('inbox_interims')
          .select(['version', 'record'])
          .where('item_id', '=', item.id)
          .where('version', '<=', seen)
          .orderBy('version', 'desc')
          .limit(1)
          .executeTakeFirst();
  const { record, conflicts } = merge(type, {
    base: start?.record ?? startOf(type, item, current),
    ours: mine,
    theirs: item.interim,
  });
  if (conflicts.length === 0) return record;
  const errors = conflicts.map(({ place }) => ({
    field: place.path,
    message: `«${place.label}» hat inzwischen auch ${item.interim_by_email ?? 'jemand anderes'} bearbeitet.`,
  }));
  throw new HttpProblem(409, changedMessage, { data: toItem(item), errors, headers: { etag: itemTag(item) } });
}

/** The state in which a review without interim saves begins: the record, or the proposal for a new one. */
function startOf(type: ContentType, item: ItemRow, current: Side | null): Side {
  if (current) return current;
  return placesIn(type, item.normalized_data).reduce<Side>(
    (record, place) => withValueAt(record, place, assignable(place.declared, valueAt(item.normalized_data, place))),
    emptyRecord(type),
  );
}

/** Adds new decisions; repeated ones keep their account and time. */
function withDecisions(
  before: readonly Decision[],
  { decisions, actor }: Pick<InterimRequest, 'decisions' | 'actor'>,
): Decision[] {
  const all = new Map(before.map((one) => [one.path, one]));
  const by = { id: actor?.id ?? null, email: actor?.email ?? '' };
  for (const { path, decision } of decisions) {
    if (decision === null) all.delete(path);
    else if (all.get(path)?.decision !== decision) all.set(path, { path, decision, by, at: new Date().toISOString() });
  }
  return [...all.values()];
}
