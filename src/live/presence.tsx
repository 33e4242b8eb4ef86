import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { apiBase } from '../../domain/http';
import { presenceInterval, presencePolling, type Presence, type RecordPresence } from '../../domain/live';
import { apiFetch } from '../api/http';
import { useMe } from '../session/session';
import { useAllPresence, useIsLive } from './channel';

/** Shorter visits are not reported. In milliseconds. */
const passing = 500;

const Others = createContext<readonly Presence[]>([]);

/** Who else has the form's record or item open; empty outside `OthersProvider`. */
export const useOthers = (): readonly Presence[] => useContext(Others);

/** Who else is in the field at a path. */
export const useOthersIn = (path: string): readonly Presence[] => useOthers().filter(({ field }) => field === path);

/**
 * Reports that this editor has a record or item open, and which field has the focus; provides the other editors who do.
 */
export function OthersProvider({ resource, id, children }: { resource: string; id: number; children: ReactNode }) {
  const me = useMe()?.id;
  const isLive = useIsLive();
  const all = useAllPresence();
  const [answered, setAnswered] = useState<readonly Presence[]>([]);
  const [reporting] = useState(reports);
  useEffect(() => reporting.start(resource, id, setAnswered), [reporting, resource, id]);
  useEffect(() => reporting.every(isLive ? presenceInterval : presencePolling), [reporting, isLive]);

  const here = useMemo(
    () => all.filter((one) => one.resource === resource && one.recordId === id),
    [all, resource, id],
  );
  // Another tab of this user has left the record, but this one has not.
  const isGone = isLive && !here.some((one) => one.id === me);
  useEffect(() => {
    if (isGone) reporting.again();
  }, [reporting, isGone]);
  const others = useMemo(() => (isLive ? here.filter((one) => one.id !== me) : answered), [answered, here, isLive, me]);
  return <Others.Provider value={others}>{children}</Others.Provider>;
}

/** Reports one place at a time: immediately after a change, otherwise with the next heartbeat. */
function reports() {
  let place: { resource: string; id: number; onAnswer: (others: readonly Presence[]) => void } | undefined;
  let reported: string | null = null;
  let isReported = false;
  let interval = presencePolling;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(beat, ms);
  };
  const beat = () => {
    const at = place;
    if (!at) return;
    isReported = true;
    reported = fieldInUse();
    plan(interval);
    void enter(at.resource, at.id, reported).then(
      (others) => at === place && at.onAnswer(others),
      () => undefined,
    );
  };
  const go = () => {
    if (place && isReported) leave(place.resource, place.id);
    isReported = false;
  };
  const again = () => {
    if (isReported) plan(passing);
  };
  // Moving through fields is not reported.
  const onFocus = () => {
    if (fieldInUse() !== reported) again();
  };
  return {
    start(resource: string, id: number, onAnswer: (others: readonly Presence[]) => void) {
      place = { resource, id, onAnswer };
      plan(passing);
      window.addEventListener('pagehide', go);
      document.addEventListener('focusin', onFocus);
      document.addEventListener('focusout', onFocus);
      return () => {
        window.removeEventListener('pagehide', go);
        document.removeEventListener('focusin', onFocus);
        document.removeEventListener('focusout', onFocus);
        clearTimeout(timer);
        go();
        place = undefined;
      };
    },
    every(ms: number) {
      interval = ms;
      if (isReported) plan(ms);
    },
    again,
  };
}

/** The path of the focused field, if any. */
const fieldInUse = (): string | null =>
  document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field ?? null;

/** The other people who have records of a resource open, by record id. */
export function usePresenceByRecord(resource: string): ReadonlyMap<number, readonly Presence[]> {
  const me = useMe()?.id;
  const isLive = useIsLive();
  const all = useAllPresence();
  const { data } = useQuery({
    queryKey: ['presence', resource],
    queryFn: () =>
      apiFetch<RecordPresence[]>(`/presence?resource=${encodeURIComponent(resource)}`, { isBackground: true }),
    enabled: !isLive,
    refetchInterval: presencePolling,
    retry: false,
    gcTime: 0,
  });
  return useMemo(() => {
    const found = new Map<number, Presence[]>();
    const people = isLive ? all.filter((one) => one.resource === resource && one.id !== me) : (data ?? []);
    for (const person of people) found.set(person.recordId, [...(found.get(person.recordId) ?? []), person]);
    return found;
  }, [all, data, isLive, me, resource]);
}

/**
 * Reports presence on a record or item.
 * @returns the other people there
 * @throws like `apiFetch`
 */
function enter(resource: string, id: number, field: string | null): Promise<Presence[]> {
  return apiFetch<Presence[]>('/presence', { method: 'POST', body: { resource, id, field }, isBackground: true });
}

/** Reports that the user has left, even while the page closes. */
function leave(resource: string, id: number): void {
  navigator.sendBeacon?.(
    `${apiBase}/presence`,
    new Blob([JSON.stringify({ resource, id, leaves: true })], { type: 'application/json' }),
  );
}
