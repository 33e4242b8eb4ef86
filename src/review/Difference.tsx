import { useMemo } from 'react';
import { describe } from '../../domain/review/describe';
import { fieldOf, type Declaration, type Place } from '../../domain/review/places';
import { DescribedDifference } from './DescribedDifference';
import type { OneAction } from './Marked';

interface DifferenceProps {
  type: Declaration;
  place: Place;
  /** The values of the place in the two versions; for a proposal: ours and theirs. */
  before: unknown;
  after: unknown;
  /** Also what is the same in both is shown in full. */
  whole?: boolean;
  /** Stands beside each item of a list that has changed, where several have. In: which; what it is called. */
  one?: OneAction;
}

/**
 * What makes two values of a field different, for a person to read: words within texts, names for ids, items of lists.
 * Equal values are shown as they are.
 */
export function Difference({ type, place, before, after, whole, one }: DifferenceProps) {
  const field = fieldOf(type, place.field);
  const description = useMemo(() => describe(field, before, after), [field, before, after]);
  return <DescribedDifference field={field} description={description} whole={whole} one={one} />;
}
