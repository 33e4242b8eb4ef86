import { useMemo } from 'react';
import { describe } from '../../domain/review/describe';
import { fieldOf, type Declaration, type Place } from '../../domain/review/places';
import { DescribedDifference } from './DescribedDifference';
import type { OneAction } from './Marked';

interface DifferenceProps {
  type: Declaration;
  place: Place;
  /** The values in the two versions; for a proposal: ours and theirs. */
  before: unknown;
  after: unknown;
  /** Shows unchanged parts in full. */
  whole?: boolean;
  /** An action for each changed item of a list, if several have changed. */
  one?: OneAction;
}

/**
 * The difference between two values of a field, readable for people: words within texts, names instead of ids,
 * items of lists. Equal values are shown unchanged.
 */
export function Difference({ type, place, before, after, whole, one }: DifferenceProps) {
  const field = fieldOf(type, place.field);
  const description = useMemo(() => describe(field, before, after), [field, before, after]);
  return <DescribedDifference field={field} description={description} whole={whole} one={one} />;
}
