import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Proposed } from '../../../../domain/review/alternatives';
import type { AssociationsField } from '../../../../domain/fields';
import { isEqual } from '../../../../domain/review/equal';
import { canonicalText } from '../../../../domain/review/canonical';
import type { FieldDifference } from '../../../../domain/review/compare';
import { fieldOf, type Declaration } from '../../../../domain/review/places';
import { assignable } from '../../../../domain/review/assignable';
import { listOf, objectOf } from '../../../../domain/review/values';

type Form = Pick<UseFormReturn<FieldValues>, 'getValues' | 'setValue' | 'clearErrors'>;

/** What taking over puts into the record. */
export function wanted({ place, theirs }: FieldDifference): unknown {
  return assignable(place.declared, theirs);
}

/** What a proposal says, read once; and the last text that was compared with it, since several ask about the same. */
const read = new WeakMap<FieldDifference, { said: string; text?: string; taken?: boolean }>();

/** Whether a value of the form is what was proposed. Asked with every key. */
export function isAdopted(type: Declaration, difference: FieldDifference, value: unknown): boolean {
  const field = fieldOf(type, difference.place.field);
  const known = read.get(difference) ?? { said: canonicalText(field, wanted(difference)) };
  read.set(difference, known);
  // Lists of a form change in place: only texts are known by themselves.
  if (typeof value !== 'string')
    return [
      known.said,
      field.kind === 'associations' && canonicalText(field, found(field, wanted(difference), value)),
    ].includes(canonicalText(field, value));
  if (known.taken === undefined || known.text !== value)
    Object.assign(known, { text: value, taken: canonicalText(field, value) === known.said });
  return known.taken === true;
}

/**
 * Rows whose other side was only a name, with the record that has been found or made for it in the form meanwhile: new
 * rows stand in the order in which they were proposed.
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
 * Whether a value of the form leaves nothing to decide: it is what one of the proposals wants, or what holds all of
 * them. What only we have changed stands as we want it.
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
export function put(form: Form, { place }: FieldDifference, value: unknown): void {
  form.clearErrors(place.path);
  form.setValue(place.path, structuredClone(value), { shouldDirty: true });
}

/**
 * Takes over whatever only they changed, and of lists what both changed in different items. Out: how many, and the
 * places where only a person can decide: conflicts with us or among proposals, and what was changed in the form since.
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
    put(form, offer, value);
    taken += 1;
  }
  return { taken, conflicts };
}
