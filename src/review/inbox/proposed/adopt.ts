import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Proposed } from '../../../../domain/review/alternatives';
import type { AssociationsField } from '../../../../domain/fields';
import { isEqual } from '../../../../domain/review/equal';
import { canonicalText } from '../../../../domain/review/canonical';
import type { FieldDifference } from '../../../../domain/review/compare';
import { fieldOf, type Declaration } from '../../../../domain/review/places';
import { assignable } from '../../../../domain/review/assignable';
import { listOf, objectOf, entriesOf, entryId, entryName } from '../../../../domain/review/values';
import type { Decision, InboxItem } from '../../../../domain/inbox/inbox';
import { placeLabel } from '../../../fields/values';

type Form = Pick<UseFormReturn<FieldValues>, 'getValues' | 'setValue' | 'clearErrors'>;

/** The value that is put into the record when the proposal is taken over. */
export function adoptedValue({ place, theirs }: FieldDifference): unknown {
  return assignable(place.declared, theirs);
}

/**
 * The canonical text of a proposal, and the result for the text that was last compared with it. Cached, because several
 * components need it.
 */
const read = new WeakMap<FieldDifference, { canonical: string; text?: string; taken?: boolean }>();

/** Whether a form value equals the proposed one. Called on every keystroke. */
export function isAdopted(type: Declaration, difference: FieldDifference, value: unknown): boolean {
  const field = fieldOf(type, difference.place.field);
  const known = read.get(difference) ?? { canonical: canonicalText(field, adoptedValue(difference)) };
  read.set(difference, known);
  // Only strings are cached, because lists in a form are mutated in place.
  if (typeof value !== 'string')
    return [
      known.canonical,
      field.kind === 'associations' && canonicalText(field, found(field, adoptedValue(difference), value)),
    ].includes(canonicalText(field, value));
  if (known.taken === undefined || known.text !== value)
    Object.assign(known, { text: value, taken: canonicalText(field, value) === known.canonical });
  return known.taken === true;
}

/**
 * Proposed rows that only had a name, with the record that was found or created for them in the form. New rows are
 * matched by their order.
 */
function found(field: AssociationsField, proposed: unknown, value: unknown): unknown {
  const isNew = (row: unknown) => objectOf(row).id === null;
  const news = listOf(value).filter(isNew);
  const rows = listOf(proposed);
  return rows.map((row) => {
    const { [field.there]: there, ...rest } = objectOf(row);
    const now =
      isNew(row) && objectOf(there).id === null
        ? objectOf(news[rows.filter(isNew).indexOf(row)])[field.there]
        : undefined;
    return now ? { ...rest, [field.there]: now } : row;
  });
}

/**
 * Whether a form value leaves nothing to decide: it equals one of the proposals, or the merge of all. Changes that only
 * we made need no decision.
 */
export function isSettled(
  type: Declaration,
  { place, alternatives, offer }: Proposed<unknown>,
  value: unknown,
): boolean {
  if (offer.change === 'ours' || alternatives.some(({ difference }) => isAdopted(type, difference, value))) return true;
  return (
    alternatives.length > 1 && offer.merged !== undefined && isEqual(fieldOf(type, place.field), value, offer.merged)
  );
}

/** Puts a value into the form at the place of a difference. */
export function putIntoForm(form: Form, { place }: FieldDifference, value: unknown): void {
  form.clearErrors(place.path);
  form.setValue(place.path, structuredClone(value), { shouldDirty: true });
}

/**
 * Takes over everything that only they changed, and in lists what both sides changed in different items.
 * @returns how many were taken over, and the differences left for a person to decide: conflicts with us or among
 * proposals, and fields edited in the form
 */
export function adoptAllInto(
  form: Form,
  type: Declaration,
  all: Iterable<Proposed<unknown>>,
): { taken: number; conflicts: Proposed<unknown>[] } {
  const conflicts: Proposed<unknown>[] = [];
  let taken = 0;
  for (const proposed of all) {
    const { place, offer } = proposed;
    const { change, ours, merged } = offer;
    const now = form.getValues(place.path) as unknown;
    if (isSettled(type, proposed, now)) continue;
    const value = assignable(place.declared, merged ?? offer.theirs);
    const field = fieldOf(type, place.field);
    if (isEqual(field, now, value)) continue;
    if ((change === 'both' && merged === undefined) || !isEqual(field, now, ours)) {
      conflicts.push(proposed);
      continue;
    }
    putIntoForm(form, offer, value);
    taken += 1;
  }
  return { taken, conflicts };
}

/** The names of proposed references that are not assigned yet and cannot be taken over. */
export function unassignedOf({ place, theirs }: Pick<FieldDifference, 'place' | 'theirs'>): string[] {
  if (place.declared.kind !== 'references' && place.declared.kind !== 'reference') return [];
  return entriesOf(theirs).flatMap((entry) => (entryId(entry) === undefined ? (entryName(entry) ?? []) : []));
}

/** Entries of the adopted fields that a release leaves out. */
export function leftOutIn(
  form: Pick<UseFormReturn<FieldValues>, 'getValues'>,
  type: Declaration,
  all: Iterable<Proposed<unknown>>,
): { label: string; names: string[] }[] {
  return [...all].flatMap((one) => {
    const names = isSettled(type, one, form.getValues(one.place.path)) ? unassignedOf(one.offer) : [];
    return names.length > 0 ? [{ label: placeLabel(one.place), names }] : [];
  });
}

type Decided = Pick<Decision, 'path'> & { decision: Decision['decision'] | null };

/**
 * The decisions about the differences, for an interim save: taken over, replaced by the editor's input, or reset.
 * @param before the decisions in the item that the form started from; later ones by other editors are not reset
 */
export function decisionsIn(
  form: Pick<UseFormReturn<FieldValues>, 'getValues'>,
  type: Declaration,
  all: Iterable<Proposed<unknown>>,
  before: readonly Decision[] = [],
): Decided[] {
  return [...all].flatMap((one): Decided[] => {
    const { path, field } = one.place;
    const now = form.getValues(path) as unknown;
    if (one.offer.change !== 'ours' && isSettled(type, one, now)) return [{ path, decision: 'taken' }];
    if (!isEqual(fieldOf(type, field), now, one.offer.ours)) return [{ path, decision: 'kept' }];
    return before.some((decided) => decided.path === path) ? [{ path, decision: null }] : [];
  });
}

/** The decisions in interim saves, by field path; of several items, the latest. */
export function decisionsOf(items: readonly InboxItem[]): ReadonlyMap<string, Decision> {
  const all = items.flatMap(({ decisions = [] }) => decisions).sort((one, other) => one.at.localeCompare(other.at));
  return new Map(all.map((decision) => [decision.path, decision]));
}
