import { onTestFinished } from 'vitest';
import { referenceListNames } from '../../domain/references';
import { cacheKeys } from './keys';
import { queryClient } from './queryClient';

/** For the test that runs every reference list has these entries, numbered from 1; without it they are empty. */
export function haveReferences(...names: string[]): void {
  const entries = names.map((name, index) => ({ id: index + 1, name, position: 0, context: null }));
  for (const list of referenceListNames) queryClient.setQueryData(cacheKeys.references(list), { etag: null, entries });
  onTestFinished(() => queryClient.removeQueries({ queryKey: ['references'] }));
}
