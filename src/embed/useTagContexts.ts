import { useEffect, useState } from 'react';
import { referenceLists, type ReferenceEntry } from '../../domain/references';
import { fetchData } from './list/calls';

type Contexts = ReadonlyMap<number, string | null>;
const none: Contexts = new Map();

/** The contexts of tags by their ids: records name their tags without. Nothing until they are there. In: whether anybody wants to know. */
export function useTagContexts(isAsked: boolean): Contexts {
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
