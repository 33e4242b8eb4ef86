import { useMemo } from 'react';
import type { Field } from '../../domain/fields';
import { describe } from '../../domain/review/describe';
import { DescribedDifference } from './DescribedDifference';

/** The difference between two values of a field, readable for people. */
export function ValuesDifference({ field, before, after }: { field: Field; before: unknown; after: unknown }) {
  const description = useMemo(() => describe(field, before, after), [field, before, after]);
  return <DescribedDifference field={field} description={description} />;
}
