import type { Visits } from '../../../domain/administration/dashboard';
import { dayBefore } from '../../../domain/editorFilters';
import { locales, type Locale } from '../../../domain/locales';
import type { Looking } from './useDashboard';

type ReadLocale = Locale | '';

/** A day or month with its readings by language; those that have none are there too. */
export interface Period {
  start: string;
  /** The last day of it that is looked at. */
  end: string;
  counts: Partial<Record<ReadLocale, number>>;
  total: number;
}

/** The order in which languages stand upon each other. */
export const readLocales: readonly ReadLocale[] = [...locales, ''];

/** All periods from the first day to the last, of what is looked at. */
export function readPeriods(
  { from, till, step, periods }: Pick<Visits, 'from' | 'till' | 'step' | 'periods'>,
  { type, language }: Pick<Looking, 'type' | 'language'>,
): Period[] {
  const found = new Map(
    startsOf(from, till, step).map((start) => [
      start,
      { start, end: endOf(start, till, step), counts: {}, total: 0 } as Period,
    ]),
  );
  for (const { start, resource, locale, count } of periods) {
    const period = found.get(start);
    if (!period || (type !== '' && resource !== type) || (language !== '' && locale !== language)) continue;
    period.counts[locale] = (period.counts[locale] ?? 0) + count;
    period.total += count;
  }
  return [...found.values()];
}

function startsOf(from: string, till: string, step: Visits['step']): string[] {
  const starts: string[] = [];
  for (let start = step === 'day' ? from : `${from.slice(0, 7)}-01`; start <= till; start = next(start, step))
    starts.push(start);
  return starts;
}

const next = (start: string, step: Visits['step']): string =>
  step === 'day' ? dayBefore(start, -1) : `${dayBefore(start, -31).slice(0, 7)}-01`;

function endOf(start: string, till: string, step: Visits['step']): string {
  const end = dayBefore(next(start, step), 1);
  return end < till ? end : till;
}
