import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Decision, InboxItem } from '../../../../domain/inbox/inbox';
import type { Proposed } from '../../../../domain/review/alternatives';
import { isEqual } from '../../../../domain/review/equal';
import { fieldOf, type Declaration } from '../../../../domain/review/places';
import { isSettled } from '../proposed/adopt';

type Decided = Pick<Decision, 'path'> & { decision: Decision['decision'] | null };

/**
 * What has been decided about the differences, for an interim save: taken over, another text of one's own, or taken
 * back. In: what was decided in the item that somebody goes on from; what others have decided since is not taken back.
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

/** Who has decided what in interim saves, by the path of the field; of several items the latest. */
export function decisionsOf(items: readonly InboxItem[]): ReadonlyMap<string, Decision> {
  const all = items.flatMap(({ decisions = [] }) => decisions).sort((one, other) => one.at.localeCompare(other.at));
  return new Map(all.map((decision) => [decision.path, decision]));
}
