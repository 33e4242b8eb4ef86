import type { Kysely, Transaction } from 'kysely';
import { mayWriteLanguage, mayWriteType } from '../../domain/accounts/rights';
import { cannotWriteType, refusalOf } from '../../domain/accounts/writeRefusal';
import { emptyRecord } from '../../domain/contentType';
import { contentTypes } from '../../domain/contentTypes';
import { inboxTypeOf, type InboxType } from '../../domain/inbox/inbox';
import { usesOf } from '../../domain/referenceUses';
import { assignable } from '../../domain/review/assignable';
import { placesIn, valueAt, withValueAt, type Side } from '../../domain/review/places';
import type { Actor } from '../engine/write/historyRows';
import { findRecord } from '../engine/write/repository';
import { HttpProblem } from '../http/problems';
import type { Tables } from '../tables';
import type { ItemRow } from './items';

/** Decisions about items require the right to write what the items propose. */

/**
 * Refuses decisions about items of a type that the account may not write. A value of a reference list belongs to all
 * types that use it, and to no particular language.
 * @throws 403
 */
export function refuseDeciding(actor: Actor, itemType: InboxType): void {
  if (!actor) return;
  const { resource, list, section } = inboxTypeOf(itemType);
  const resources = resource ? [resource] : usesOf(list!).map((use) => inboxTypeOf(use.itemType).resource!);
  if (!resources.some((name) => mayWriteType(actor, name))) throw HttpProblem.forbidden(cannotWriteType(section));
  if (list && !mayWriteLanguage(actor, 'de'))
    throw HttpProblem.forbidden('Zuordnungen gelten für alle Sprachen; die dürfen Sie nicht ändern.');
}

/** `refuseDeciding` for an item by its id. */
export async function refuseDecidingItem(db: Kysely<Tables>, id: number, actor: Actor): Promise<void> {
  const item = await db.selectFrom('inbox_items').select('type').where('id', '=', id).executeTakeFirst();
  if (item) refuseDeciding(actor, item.type);
}

/** `refuseDeciding` for all items of an import, which contain proposals in all languages. */
export async function refuseDecidingImport(db: Kysely<Tables>, id: number, actor: Actor): Promise<void> {
  const types = await db.selectFrom('inbox_items').select('type').distinct().where('import_id', '=', id).execute();
  for (const { type } of types) refuseDeciding(actor, type);
  if (actor && !mayWriteLanguage(actor, 'de')) throw HttpProblem.forbidden(tooMuch);
}

const tooMuch = 'Darüber entscheidet, wer alle Sprachen bearbeiten darf.';

/**
 * Refuses to close an item that still proposes something in a language that the account may not write, because it would
 * be lost.
 * @param recordId the record with what was taken over
 * @throws 403
 */
export async function refuseEnding(
  trx: Transaction<Tables>,
  item: ItemRow,
  recordId: number | null,
  actor: Actor,
): Promise<void> {
  refuseDeciding(actor, item.type);
  const { resource } = inboxTypeOf(item.type);
  if (!actor?.writableLanguages || !resource) return;
  const type = contentTypes[resource];
  const stored = recordId === null ? undefined : await findRecord(trx, type, recordId, 'all');
  const record = stored ? (JSON.parse(stored.body) as Side) : null;
  const isDeletion = item.status === 'deleted' || item.deletes;
  const proposed = placesIn(type, item.normalized_data).reduce<Side>(
    (side, place) => withValueAt(side, place, assignable(place.declared, valueAt(item.normalized_data, place))),
    record ?? emptyRecord(type),
  );
  const refusal = refusalOf(actor, type, { before: record, after: isDeletion ? null : proposed });
  if (refusal)
    throw HttpProblem.forbidden(`Dieser Vorschlag enthält mehr, als Sie entscheiden dürfen. ${refusal.message}`);
}
