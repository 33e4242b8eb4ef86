import { compare, type FieldDifference } from '../../../domain/review/compare';
import { placesOf, type Declaration, type Place, type Side } from '../../../domain/review/places';

/** The places a stored version knows; a field that came to the type later is none of it and is left alone. */
function placesKnownBy(type: Declaration, record: Side): Place[] {
  return placesOf(type).filter(({ field }) => Object.hasOwn(record, field));
}

/** Where two versions differ: `ours` is the one, `theirs` the other. */
export function differencesBetween(type: Declaration, ours: Side, theirs: Side): FieldDifference[] {
  return compare(type, { ours, theirs }, placesKnownBy(type, theirs)).filter(({ change }) => change !== 'same');
}
