import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { maxVisitDays, type Dashboard } from '../../../domain/administration/dashboard';
import { isCalendarDay, swissDay } from '../../../domain/values/days';
import { dayBefore } from '../../../domain/editorFilters';
import { formatQuery } from '../../../domain/http';
import { apiFetch } from '../../api/http';

/** The current choice, as in the URL: `?from=2026-10-22&type=events&language=fr`. */
export interface DashboardChoice {
  from: string;
  till: string;
  /** `''` means all. */
  type: string;
  language: string;
}

export const isPeriod = ({ from, till }: Pick<DashboardChoice, 'from' | 'till'>): boolean =>
  isCalendarDay(from) &&
  isCalendarDay(till) &&
  from <= till &&
  Date.parse(till) - Date.parse(from) <= maxVisitDays * 86_400_000;

/**
 * The overview for the days in the URL, by default the last thirty, and a setter. `known` is the last one that was
 * loaded, for any days, so that the tasks stay visible if other days fail to load.
 */
export function useDashboard() {
  const [parameters, setParameters] = useSearchParams();
  const today = swissDay.format(new Date());
  const looking = useMemo((): DashboardChoice => {
    const {
      from = dayBefore(today, 30),
      till = today,
      type = '',
      language = '',
    } = Object.fromEntries(parameters) as Partial<DashboardChoice>;
    return { from, till, type, language };
  }, [parameters, today]);
  const look = useCallback(
    (next: Partial<DashboardChoice>) =>
      setParameters(
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
    [setParameters],
  );
  const { from, till } = looking;
  const query = useQuery({
    queryKey: ['dashboard', from, till],
    queryFn: ({ signal }) => apiFetch<Dashboard>(`/dashboard?${formatQuery({ from, till })}`, { signal }),
    enabled: isPeriod(looking),
    placeholderData: keepPreviousData,
  });
  const known = useRef<Dashboard>(undefined);
  known.current = query.data ?? known.current;
  return { ...query, known: known.current, looking, look };
}
