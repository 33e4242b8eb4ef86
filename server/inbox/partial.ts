import { sql, type Transaction } from 'kysely';
import { contentTypes } from '../../domain/contentTypes';
import type { ContentType } from '../../domain/contentType';
import { inboxTypeOf, type InboxType, type LeftOut } from '../../domain/inbox/inbox';
import { targetOf } from '../../domain/kinds/targets';
import { placesIn, valueAt } from '../../domain/review/places';
import { entriesOf, entryId, entryName } from '../../domain/review/values';
import { findRecord } from '../engine/write/repository';
import type { Tables } from '../tables';
import { addItem } from './writeItems';

type Values = Record<string, unknown>;

/** The values of a proposal that have no matching reference, in fields whose other entries were taken over. */
export function findLeftOut(type: ContentType, proposal: Values, saved: Values): LeftOut[] {
  return placesIn(type, proposal).flatMap((place) => {
    const target = targetOf(place.declared);
    if (!target || !('list' in target)) return [];
    const proposed = entriesOf(valueAt(proposal, place));
    const taken = entriesOf(valueAt(saved, place));
    const [ids, names] = [taken.map(entryId), taken.map(entryName)];
    const isTaken = proposed.every((entry) => entryId(entry) === undefined || ids.includes(entryId(entry)));
    const open = proposed.flatMap((entry) =>
      entryId(entry) === undefined && entryName(entry) !== undefined && !names.includes(entryName(entry))
        ? [entryName(entry) as string]
        : [],
    );
    return isTaken && open.length > 0 ? [{ field: place.field, label: place.label, names: [...new Set(open)] }] : [];
  });
}

/** Whether a proposal contains a value without a reference; only then does the record have to be read. */
export function hasUnknown(proposal: Values): boolean {
  return Object.values(proposal).some((value) =>
    entriesOf(value).some(
      (entry) => typeof entry === 'object' && entry !== null && 'name' in entry && entryId(entry) === undefined,
    ),
  );
}

const maxProposals = 500;

/** Creates proposals after a value was assigned: one for this field, for each record that was released without it. */
export async function proposeLeftOut(
  trx: Transaction<Tables>,
  itemType: InboxType,
  field: string,
  name: string,
  entry: { id: number; name: string },
): Promise<void> {
  const { resource } = inboxTypeOf(itemType);
  if (!resource) return;
  const type = contentTypes[resource] as ContentType;
  const items = await trx
    .selectFrom('inbox_items')
    .selectAll()
    .where('outcome', '=', 'partial')
    .where('type', '=', itemType)
    .where(sql<boolean>`left_out @> ${JSON.stringify([{ field, names: [name] }])}::jsonb`)
    .orderBy('id')
    .limit(maxProposals)
    .execute();
  for (const item of items) {
    const leftOut = (item.left_out ?? [])
      .map((one) => (one.field === field ? { ...one, names: one.names.filter((other) => other !== name) } : one))
      .filter(({ names }) => names.length > 0);
    await trx
      .updateTable('inbox_items')
      .set({ left_out: JSON.stringify(leftOut) })
      .where('id', '=', item.id)
      .execute();
    const stored = item.internal_id === null ? undefined : await findRecord(trx, type, item.internal_id, 'all');
    const waits =
      item.foreign_id === null
        ? undefined
        : await trx
            .selectFrom('inbox_items')
            .select('id')
            .where('source', '=', item.source)
            .where('type', '=', item.type)
            .where('foreign_id', '=', item.foreign_id)
            .where('outcome', 'is', null)
            .executeTakeFirst();
    if (!stored || waits) continue;
    const current = (JSON.parse(stored.body) as Record<string, { id: number }[]>)[field] ?? [];
    if (current.some(({ id }) => id === entry.id)) continue;
    await addItem(trx, {
      type: item.type,
      source: item.source,
      status: 'update',
      title: item.title,
      internalId: item.internal_id,
      foreignId: item.foreign_id,
      fingerprint: item.fingerprint,
      data: item.data,
      normalizedData: { [field]: [...current, entry] },
      base: { [field]: current },
    });
  }
}
