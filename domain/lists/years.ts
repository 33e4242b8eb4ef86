import type { Filter, Filters } from '../filters';

export type YearFilter = Extract<Filter, { kind: 'year' | 'period' }>;

/** `GET /{resource}/years`: the years that have records, latest first, by name of the filter. */
export type YearsByFilter = Record<string, number[]>;

const isYearFilter = (filter: Filter): filter is Filter & YearFilter =>
  filter.kind === 'year' || filter.kind === 'period';

/** The year filters that a list offers. */
export const yearFilters = ({ filters }: { filters: Filters }): [string, Filter & YearFilter][] =>
  Object.entries(filters).flatMap(([name, filter]) => (isYearFilter(filter) && !filter.hidden ? [[name, filter]] : []));

/** The number of years that editors' filters offer. */
export const usualYears = 30;

/** The selectable years, latest first: every year from now back to `since`, and any others that have records. */
export const offeredYears = (years: readonly number[], thisYear: number, since = thisYear): number[] =>
  [...new Set([...years, ...Array.from({ length: thisYear - since + 1 }, (_, back) => thisYear - back)])].sort(
    (a, b) => b - a,
  );
