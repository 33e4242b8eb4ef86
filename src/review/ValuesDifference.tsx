import { useMemo } from 'react';
import type { Field } from '../../domain/fields';
import { describe } from '../../domain/review/describe';
import { DescribedDifference } from './DescribedDifference';

/** What makes two values of a field different, for a person to read. */
export function ValuesDifference({ field, before, after }: { field: Field; before: unknown; after: unknown }) {
  const description = useMemo(() => describe(field, before, after), [field, before, after]);
  return <DescribedDifference field={field} description={description} />;
}
