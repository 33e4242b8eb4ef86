import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Decision, InboxItem } from '../../../../domain/inbox/inbox';
import type { Proposed } from '../../../../domain/review/alternatives';
import { isEqual } from '../../../../domain/review/equal';
import { fieldOf, type Declaration } from '../../../../domain/review/places';
import { isSettled } from '../proposed/adopt';

type Decided = Pick<Decision, 'path'> & { decision: Decision['decision'] | null };

/**
 * The decisions about the differences, for an interim save: taken over, replaced by own input, or reset.
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

/** The decisions of interim saves by field path; the latest one of several items. */
export function decisionsOf(items: readonly InboxItem[]): ReadonlyMap<string, Decision> {
  const all = items.flatMap(({ decisions = [] }) => decisions).sort((one, other) => one.at.localeCompare(other.at));
  return new Map(all.map((decision) => [decision.path, decision]));
}
