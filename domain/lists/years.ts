import type { Filter, Filters } from '../filters';

/** A filter by years. */
export type YearFilter = Extract<Filter, { kind: 'year' | 'period' }>;

/** The years that there are something of, by the names of the filters that ask for them, the last one first: `GET /{resource}/years`. */
export type Years = Record<string, number[]>;

export const isYearFilter = (filter: Filter): filter is Filter & YearFilter => filter.kind === 'year' || filter.kind === 'period';

/** The filters by years that a list offers, with their names. */
export const yearFilters = ({ filters }: { filters: Filters }): [string, Filter & YearFilter][] =>
  Object.entries(filters).flatMap(([name, filter]) => (isYearFilter(filter) && !filter.hidden ? [[name, filter]] : []));

/** The years to choose from: those there are something of, and this one. In and out: the last one first. */
export const offeredYears = (years: readonly number[], thisYear: number): number[] => [...new Set([...years, thisYear])].sort((a, b) => b - a);
