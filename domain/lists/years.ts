import type { Filter, Filters } from '../filters';

/** A filter by years. */
export type YearFilter = Extract<Filter, { kind: 'year' | 'period' }>;

/**
 * The years that there are something of, by the names of the filters that ask for them, the last one first: `GET
 * /{resource}/years`.
 */
export type Years = Record<string, number[]>;

const isYearFilter = (filter: Filter): filter is Filter & YearFilter =>
  filter.kind === 'year' || filter.kind === 'period';

/** The filters by years that a list offers, with their names. */
export const yearFilters = ({ filters }: { filters: Filters }): [string, Filter & YearFilter][] =>
  Object.entries(filters).flatMap(([name, filter]) => (isYearFilter(filter) && !filter.hidden ? [[name, filter]] : []));

/** So many years are offered in lists of editors, this one first. */
export const usualYears = 30;

/**
 * The years to choose from, the last one first: this one back to another, and of the others those that there is
 * something of.
 */
export const offeredYears = (years: readonly number[], thisYear: number, since = thisYear): number[] =>
  [...new Set([...years, ...Array.from({ length: thisYear - since + 1 }, (_, back) => thisYear - back)])].sort(
    (a, b) => b - a,
  );
