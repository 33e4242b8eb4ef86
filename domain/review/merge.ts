import { compare, type FieldDifference } from './compare';
import { placesOf, valueAt, withValueAt, type Declaration, type Place, type Side } from './places';
import { adoptAll } from './adopt';

/**
 * Joins what two people did to the same record: what only one of them changed counts, what both changed differently
 * stays ours and is a conflict. Spellings that count as equal are theirs where we left the field alone, so that
 * nobody's blank, order or bold is lost on saving.
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

/** Equal to the last character, order of keys included. */
function isIdentical(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));
}
