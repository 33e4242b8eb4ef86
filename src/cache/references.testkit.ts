import { onTestFinished } from 'vitest';
import { referenceListNames } from '../../domain/references';
import { cacheKeys } from './afterWrites';
import { queryClient } from './queryClient';

/** Fills every reference list of the running test with these entries, numbered from 1; otherwise they are empty. */
export function cacheReferences(...names: string[]): void {
  const entries = names.map((name, index) => ({ id: index + 1, name, position: 0, context: null }));
  for (const list of referenceListNames) queryClient.setQueryData(cacheKeys.references(list), { etag: null, entries });
  onTestFinished(() => queryClient.removeQueries({ queryKey: ['references'] }));
}
