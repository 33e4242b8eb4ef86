import type { FieldDifference } from './compare';
import { isConflict } from './compare';
import { isEqual } from './equal';
import { valueAt, withoutTraces, withValueAt, type Side } from './places';
import { assignable } from './assignable';

/**
 * Adopts theirs at one place; all else stays as it is, by reference. Entries an import could not match are left out.
 */
export function adopt(record: Side, { place, theirs }: FieldDifference): Side {
  return withValueAt(record, place, assignable(place.declared, theirs));
}

/** Undoes a `take`: the place is again as it was, byte for byte, down to keys that did not exist. */
export function putBack(record: Side, { place, ours, record: original }: FieldDifference): Side {
  return withoutTraces(withValueAt(record, place, ours), place, original);
}

interface Adoption {
  record: Side;
  /** What was adopted; where both sides changed different items of a list, the value that holds both. */
  taken: FieldDifference[];
  /** Where only a person can decide, and where our record has changed since it was compared. Untouched. */
  conflicts: FieldDifference[];
}

/** Adopts whatever they changed, except where we changed the same. Nothing to adopt: the very record given. */
export function adoptAll(ours: Side, differences: readonly FieldDifference[]): Adoption {
  const result: Adoption = { record: ours, taken: [], conflicts: [] };
  for (const difference of differences) {
    const { place, change } = difference;
    if (change !== 'theirs' && change !== 'both') continue;
    const offered = difference.merged ?? difference.theirs;
    const wanted = assignable(place.declared, offered);
    const field = place.declared;
    const now = valueAt(result.record, place);
    if (isConflict(difference)) {
      result.conflicts.push(difference);
    } else if (!isEqual(field, now, difference.ours)) {
      // Typed since, unless it is what would be taken.
      if (!isEqual(field, now, wanted)) result.conflicts.push(difference);
    } else if (wanted === offered || !isEqual(field, now, wanted)) {
      result.record = withValueAt(result.record, place, wanted);
      result.taken.push(difference);
    }
  }
  return result;
}
