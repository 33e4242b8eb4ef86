import type { FieldDifference } from './compare';
import { isConflict } from './compare';
import { isEqual } from './equal';
import { valueAt, withoutEmptyContainers, withValueAt, type Side } from './places';
import { assignable } from './assignable';

/**
 * Takes over their value at one place; everything else in the record keeps its identity. Entries that an import could
 * not match are left out.
 */
export function adopt(record: Side, { place, theirs }: FieldDifference): Side {
  return withValueAt(record, place, assignable(place.declared, theirs));
}

/** Undoes `adopt`: the place is exactly as before, including missing keys. */
export function putBack(record: Side, { place, ours, record: original }: FieldDifference): Side {
  return withoutEmptyContainers(withValueAt(record, place, ours), place, original);
}

interface Adoption {
  record: Side;
  /** The adopted differences; for lists where each side changed different items, with the merged value. */
  taken: FieldDifference[];
  /**
   * Differences that a person must decide, including places edited since the comparison. These places stay untouched.
   */
  conflicts: FieldDifference[];
}

/** Takes over all their changes except conflicts. Returns the same record if nothing changes. */
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
      // The place was edited since the comparison, and not to the wanted value.
      if (!isEqual(field, now, wanted)) result.conflicts.push(difference);
    } else if (wanted === offered || !isEqual(field, now, wanted)) {
      result.record = withValueAt(result.record, place, wanted);
      result.taken.push(difference);
    }
  }
  return result;
}
