import { compare, type FieldDifference } from './compare';
import { placesOf, valueAt, withValueAt, type Declaration, type Place, type Side } from './places';
import { adoptAll } from './adopt';

/**
 * Three-way merge of a record. Changes on one side are taken; where both sides changed differently, ours is kept and
 * reported as a conflict. Where we changed nothing, their notation is taken too, so that saving does not undo their
 * spaces, order or formatting.
 */
export function merge(
  type: Declaration,
  sides: { base: Side; ours: Side; theirs: Side },
  places: readonly Place[] = placesOf(type),
): { record: Side; conflicts: FieldDifference[] } {
  const differences = compare(type, sides, places);
  const { record, conflicts } = adoptAll(sides.ours, differences);
  return { record: differences.reduce(adoptSpelling, record), conflicts };
  function adoptSpelling(merged: Side, { place, change, base, ours, theirs }: FieldDifference): Side {
    if (change !== 'same' || valueAt(sides.theirs, place) === undefined) return merged;
    return isIdentical(base, ours) && !isIdentical(ours, theirs) ? withValueAt(merged, place, theirs) : merged;
  }
}

/** Equal down to every character and the order of keys. */
function isIdentical(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));
}
