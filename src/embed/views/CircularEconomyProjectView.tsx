import { useEffect, useState } from 'react';
import { view } from '../../../domain/publicViews/circular-economy-projects';
import type { RelatedData } from '../../../domain/publicViews/view';
import { referenceLists, type ReferenceEntry } from '../../../domain/references';
import { listOf } from '../../../domain/values/textsIn';
import { fetchData } from '../list/calls';
import { viewOf } from '../record/RecordView';
import { useRendered } from '../record/rendered';

/**
 * A circular-economy project. The contexts of its tags are requested separately, since the record does not contain
 * them.
 */
export const CircularEconomyProjectView = viewOf(view, {
  useRelated: (project) => ({ contexts: useTagContexts(listOf(project, 'tags', 'de').length > 0), people: null }),
});

function useTagContexts(isNeeded: boolean): RelatedData['contexts'] {
  const rendered = useRendered();
  const [contexts, setContexts] = useState<RelatedData['contexts']>(null);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const leaving = new AbortController();
    fetchData<{ data: ReferenceEntry[] }>(referenceLists.tags.path, leaving.signal).then(
      ({ data }) => setContexts(new Map(data.map(({ id, context }) => [id, context]))),
      () => undefined,
    );
    return () => leaving.abort();
  }, [isNeeded]);
  return rendered?.contexts ?? contexts;
}
