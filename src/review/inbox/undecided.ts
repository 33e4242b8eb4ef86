import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Proposed } from '../../../domain/review/alternatives';
import { assignable } from '../../../domain/review/assignable';
import { isEqual } from '../../../domain/review/equal';
import { fieldOf, type Declaration } from '../../../domain/review/places';
import { isSettled, put } from './adopt';

type Form = Pick<UseFormReturn<FieldValues>, 'getValues' | 'setValue' | 'clearErrors'>;

/** The differences that a release would drop unseen: nothing of them was taken over, and nobody has written anything else in their place. */
export function undecidedIn<From>(form: Pick<Form, 'getValues'>, type: Declaration, all: Iterable<Proposed<From>>): Proposed<From>[] {
  return [...all].filter((one) => {
    const now = form.getValues(one.place.path) as unknown;
    return !isSettled(type, one, now) && isEqual(fieldOf(type, one.place.field), now, one.offer.ours);
  });
}

/** Takes over all of these, conflicts too; of proposals that contradict each other the newest. */
export function takeUndecided(form: Form, undecided: Iterable<Proposed<unknown>>): void {
  for (const { place, offer } of undecided) put(form, offer, assignable(place.declared, offer.merged ?? offer.theirs));
}
