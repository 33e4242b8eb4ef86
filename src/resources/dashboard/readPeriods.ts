import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import type { Visits } from '../../../domain/administration/dashboard';
import { locales, type Locale } from '../../../domain/locales';
import type { Looking } from './useDashboard';

dayjs.extend(utc);
const isoDay = 'YYYY-MM-DD';

type ReadLocale = Locale | '';

/** A day or month with its reads by language; empty ones are included. */
export interface Period {
  start: string;
  /** Its last day within the chosen days. */
  end: string;
  counts: Partial<Record<ReadLocale, number>>;
  total: number;
}

/** The order of languages in stacked columns. */
export const readLocales: readonly ReadLocale[] = [...locales, ''];

/** All periods from the first day to the last, for the chosen type and language. */
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
  for (let start = dayjs.utc(from).startOf(step); !start.isAfter(dayjs.utc(till)); start = start.add(1, step))
    starts.push(start.format(isoDay));
  return starts;
}

function endOf(start: string, till: string, step: Visits['step']): string {
  const end = dayjs.utc(start).endOf(step).format(isoDay);
  return end < till ? end : till;
}
