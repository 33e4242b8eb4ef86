import { isCommonField } from '../../../domain/publishing';
import { compare, isConflict, type FieldDifference } from '../../../domain/review/compare';
import { merge } from '../../../domain/review/merge';
import type { Declaration, Side } from '../../../domain/review/places';
import { adopt } from '../../../domain/review/adopt';

export interface Joined {
  /** Our version with all of their changes that do not conflict. */
  record: Side;
  /** Changes that came from the other person. */
  taken: FieldDifference[];
  /** Fields that both sides changed differently; `record` contains ours. */
  conflicts: FieldDifference[];
}

/**
 * Merges the form's values with those that another person saved. Without a common base it is unknown who changed what,
 * so every difference is a conflict.
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

/** The merged record, with theirs where that was chosen, and with the stored record's id, version and dates. */
export function applyChoices(
  type: Declaration,
  joined: Joined,
  chosen: readonly FieldDifference[],
  theirs: Side,
): Side {
  const record = chosen.reduce(adopt, joined.record);
  const extras = Object.entries(theirs).filter(
    ([key]) => !Object.hasOwn(type.fields, key) && !isCommonField(key) && key !== 'translations',
  );
  return { ...record, ...Object.fromEntries(extras) };
}

/** Whether two records have equal content in every field and language. */
export function hasSameContent(type: Declaration, ours: Side, theirs: Side): boolean {
  return compare(type, { ours, theirs }).every(({ change }) => change === 'same');
}
