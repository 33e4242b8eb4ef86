import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { longestVisits, type Dashboard } from '../../../domain/administration/dashboard';
import { isCalendarDay, swissDay } from '../../../domain/values/days';
import { dayBefore } from '../../../domain/editorFilters';
import { formatQuery } from '../../../domain/http';
import { apiFetch } from '../../api/http';

/** The current choice, as in the address: `?from=2026-10-22&type=events&language=fr`. */
export interface Looking {
  from: string;
  till: string;
  /** `''` for all. */
  type: string;
  language: string;
}

export const isSpan = ({ from, till }: Pick<Looking, 'from' | 'till'>): boolean =>
  isCalendarDay(from) &&
  isCalendarDay(till) &&
  from <= till &&
  Date.parse(till) - Date.parse(from) <= longestVisits * 86_400_000;

/**
 * The overview of the days in the address, by default the last thirty, and a setter. `known` is the last one
 * loaded, for any days, so that the tasks stay visible if other days fail to load.
 */
export function useDashboard() {
  const [said, setSaid] = useSearchParams();
  const today = swissDay.format(new Date());
  const looking = useMemo((): Looking => {
    const {
      from = dayBefore(today, 30),
      till = today,
      type = '',
      language = '',
    } = Object.fromEntries(said) as Partial<Looking>;
    return { from, till, type, language };
  }, [said, today]);
  const look = useCallback(
    (next: Partial<Looking>) =>
      setSaid(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(next)) {
            if (value) after.set(name, value);
            else after.delete(name);
          }
          return after;
        },
        { replace: true },
      ),
    [setSaid],
  );
  const { from, till } = looking;
  const query = useQuery({
    queryKey: ['dashboard', from, till],
    queryFn: ({ signal }) => apiFetch<Dashboard>(`/dashboard?${formatQuery({ from, till })}`, { signal }),
    enabled: isSpan(looking),
    placeholderData: keepPreviousData,
  });
  const known = useRef<Dashboard>(undefined);
  known.current = query.data ?? known.current;
  return { ...query, known: known.current, looking, look };
}
