import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Proposed } from '../../../../domain/review/alternatives';
import type { FieldDifference } from '../../../../domain/review/compare';
import type { Declaration } from '../../../../domain/review/places';
import { entriesOf, entryId, entryName } from '../../../../domain/review/values';
import { placeLabel } from '../../values';
import { isSettled } from './adopt';

/** The names of proposed references that are not assigned yet and cannot be taken over. */
export function unassignedOf({ place, theirs }: Pick<FieldDifference, 'place' | 'theirs'>): string[] {
  if (place.declared.kind !== 'references' && place.declared.kind !== 'reference') return [];
  return entriesOf(theirs).flatMap((entry) => (entryId(entry) === undefined ? (entryName(entry) ?? []) : []));
}

/** What a release leaves out of the fields taken over. */
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
