import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { inboxPresence, presenceBeat, type Present } from '../../../domain/inbox/presence';
import { enter, leave, readPresent } from '../../api/presence';

/** Who only passes by is nobody to be told of, in milliseconds. */
const passing = 500;

/**
 * Says in a steady rhythm that somebody reviews an item. Out: who else does, by their addresses; nobody where a server
 * knows nothing of it.
 */
export function useOthersHere(item: number): readonly string[] {
  const [others, setOthers] = useState<readonly Present[]>([]);
  useEffect(() => {
    let isHere = true;
    let hasSaid = false;
    let timer: ReturnType<typeof setTimeout>;
    const beat = () => {
      timer = setTimeout(beat, presenceBeat);
      hasSaid = true;
      void enter(inboxPresence, item).then(
        (found) => isHere && setOthers(found),
        () => undefined,
      );
      window.addEventListener('pagehide', go);
    };
    const go = () => leave(inboxPresence, item);
    timer = setTimeout(beat, passing);
    return () => {
      isHere = false;
      clearTimeout(timer);
      window.removeEventListener('pagehide', go);
      if (hasSaid) go();
    };
  }, [item]);
  return useMemo(() => others.map(({ email }) => email), [others]);
}

/** Who else is on which item of the inbox, by its id. */
export function usePresentByItem(): ReadonlyMap<number, readonly string[]> {
  const { data } = useQuery({
    queryKey: ['presence', inboxPresence],
    queryFn: () => readPresent(inboxPresence),
    refetchInterval: presenceBeat,
    retry: false,
    gcTime: 0,
  });
  return useMemo(() => {
    const found = new Map<number, string[]>();
    for (const { recordId, email } of data ?? []) found.set(recordId, [...(found.get(recordId) ?? []), email]);
    return found;
  }, [data]);
}
