import { useEffect, useState } from 'react';
import { referenceLists, type ReferenceEntry } from '../../../domain/references';
import type { TagContexts } from '../../../domain/publicViews/entryFacts';
import { fetchData } from '../list/calls';

const none: TagContexts = new Map();

/** The contexts of tags by their ids: records name their tags without. Nothing until they are there. In: whether anybody wants to know. */
export function useTagContexts(isAsked: boolean): TagContexts {
  const [contexts, setContexts] = useState(none);
  useEffect(() => {
    if (!isAsked) return undefined;
    const leaving = new AbortController();
    fetchData<{ data: ReferenceEntry[] }>(referenceLists.tags.path, leaving.signal)
      .then(({ data }) => setContexts(new Map(data.map(({ id, context }) => [id, context]))), () => undefined);
    return () => leaving.abort();
  }, [isAsked]);
  return contexts;
}
