import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { inboxPresence, presenceBeat, type Present } from '../../../domain/inbox/presence';
import { apiBase } from '../../../domain/http';
import { apiFetch } from '../../api/http';

/** Shorter visits are not reported, in milliseconds. */
const passing = 500;

/**
 * Reports regularly that this editor is reviewing an item.
 * @returns the e-mail addresses of the other editors on it; none if the server does not support it
 */
export function useOthersHere(item: number): readonly string[] {
  const [others, setOthers] = useState<readonly Present[]>([]);
  useEffect(() => {
    let isHere = true;
    let isReported = false;
    let timer: ReturnType<typeof setTimeout>;
    const beat = () => {
      timer = setTimeout(beat, presenceBeat);
      isReported = true;
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
      if (isReported) go();
    };
  }, [item]);
  return useMemo(() => others.map(({ email }) => email), [others]);
}

/** The other editors by inbox item. */
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

/**
 * Reports presence on a record or item.
 * @returns the other people there
 * @throws like `apiFetch`
 */
function enter(resource: string, id: number): Promise<Present[]> {
  return apiFetch<Present[]>('/presence', { method: 'POST', body: { resource, id } });
}

/** Reports leaving, even while the page closes. */
function leave(resource: string, id: number): void {
  navigator.sendBeacon?.(
    `${apiBase}/presence`,
    new Blob([JSON.stringify({ resource, id, leaves: true })], { type: 'application/json' }),
  );
}

/**
 * The people on each record of a resource.
 * @throws like `apiFetch`
 */
function readPresent(resource: string): Promise<(Present & { recordId: number })[]> {
  return apiFetch(`/presence?resource=${encodeURIComponent(resource)}`);
}
