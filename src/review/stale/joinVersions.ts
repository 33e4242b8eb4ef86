import { compare, isConflict, type FieldDifference } from '../../../domain/review/compare';
import { merge } from '../../../domain/review/merge';
import type { Declaration, Side } from '../../../domain/review/places';
import { adopt } from '../../../domain/review/adopt';

export interface Joined {
  /** Ours with everything of theirs that does not contradict it. */
  record: Side;
  /** What came from the other person. */
  taken: FieldDifference[];
  /** What both changed differently; ours stands in `record`. */
  conflicts: FieldDifference[];
}

/**
 * Joins what is in the form with what somebody else saved. Without the state both come from, nobody can tell who
 * changed what: every difference is a conflict.
 */
export function joinVersions(
  type: Declaration,
  { base, ours, theirs }: { base?: Side | undefined; ours: Side; theirs: Side },
): Joined {
  if (!base)
    return {
      record: ours,
      taken: [],
      conflicts: compare(type, { ours, theirs }).filter(({ change }) => change !== 'same'),
    };
  const taken = compare(type, { base, ours, theirs }).filter(
    (difference) => difference.change === 'theirs' || (difference.change === 'both' && !isConflict(difference)),
  );
  return { ...merge(type, { base, ours, theirs }), taken };
}

/**
 * The record with their version where that was chosen, in the form of the record now stored: its id, version and dates.
 */
export function settled(type: Declaration, joined: Joined, chosen: readonly FieldDifference[], theirs: Side): Side {
  const record = chosen.reduce(adopt, joined.record);
  const beside = Object.entries(theirs).filter(
    ([key]) => !Object.hasOwn(type.fields, key) && key !== 'isPublic' && key !== 'translations',
  );
  return { ...record, ...Object.fromEntries(beside) };
}
