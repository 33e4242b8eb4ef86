import type { Field } from '../fields';
import { hasItems, itemsIn, structureOf } from '../kinds/items';
import { assignable } from './assignable';
import type { FieldDifference } from './compare';
import type { Entry, ItemDescription } from './description';
import { isEqual } from './equal';
import { mergeValues } from './mergeValues';
import { entriesOf, entryId } from './values';

/** A part of a proposed change to a list: an item, or an entry added or removed. */
export type ItemChange = { item: ItemDescription } | { entry: Entry; added: boolean };

/**
 * Takes over a single part of a proposal, or puts it back.
 * @param now the current value of the form
 * @returns undefined if the part cannot be separated: it is unknown, or the same place has been edited
 */
export function withItemChange(
  difference: Pick<FieldDifference, 'place' | 'ours' | 'theirs'>,
  change: ItemChange,
  now: unknown,
  taken: boolean,
): unknown {
  const field = difference.place.declared;
  const { ours } = difference;
  const proposed = changed(field, difference, change);
  if (proposed === undefined) return undefined;
  const [from, to] = taken ? [ours, proposed] : [proposed, ours];
  return isEqual(field, now, from) ? to : mergeValues(field, from, now, to);
}

/** Whether a value already contains this part of the proposal. */
export function hasItemChange(
  difference: Pick<FieldDifference, 'place' | 'ours' | 'theirs'>,
  change: ItemChange,
  now: unknown,
): boolean {
  const next = withItemChange(difference, change, now, true);
  return next !== undefined && isEqual(difference.place.declared, next, now);
}

/** Our value with only this change. */
function changed(
  field: Field,
  { ours, theirs }: Pick<FieldDifference, 'ours' | 'theirs'>,
  change: ItemChange,
): unknown {
  if ('entry' in change) return withEntry(ours, theirs, change);
  if (!hasItems(field) || structureOf(field)?.isSingle) return undefined;
  const { kind, from = 0, to = 0, after } = change.item;
  const items = itemsIn(field, ours);
  const [wanted] = after ? itemsIn(field, assignable(field, [after])) : [];
  if (kind === 'removed') return items.toSpliced(from, 1);
  if (wanted === undefined) return undefined;
  if (kind === 'added') return items.toSpliced(to, 0, wanted);
  return kind === 'changed' ? items.with(from, wanted) : undefined;
}

function withEntry(ours: unknown, theirs: unknown, { entry, added }: { entry: Entry; added: boolean }): unknown {
  if (entry.id === null || (!Array.isArray(theirs) && !Array.isArray(ours))) return undefined;
  const isIt = (one: unknown) => entryId(one) === entry.id;
  return added ? [...entriesOf(ours), ...entriesOf(theirs).filter(isIt)] : entriesOf(ours).filter((one) => !isIt(one));
}
