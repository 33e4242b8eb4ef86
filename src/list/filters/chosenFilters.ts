import type { Feature } from '../../../domain/features';
import type { Filter, Filters } from '../../../domain/filters';

/** A chosen filter: its parameter and a value as in the query. */
export type Chosen = { filter: string; value: string };

/** Ignores empty values and duplicates. */
export function addFilter(chosen: readonly Chosen[], filter: string, value: string): readonly Chosen[] {
  if (value === '' || hasFilter(chosen, filter, value)) return chosen;
  return [...chosen, { filter, value }];
}

export function removeFilter(chosen: readonly Chosen[], filter: string, value: string): readonly Chosen[] {
  return chosen.filter((pair) => pair.filter !== filter || pair.value !== value);
}

export function hasFilter(chosen: readonly Chosen[], filter: string, value: string): boolean {
  return chosen.some((pair) => pair.filter === filter && pair.value === value);
}

/** The filters offered to an editor: neither hidden nor of a disabled feature. */
export function offeredFilters(
  filters: Filters,
  enabled: (feature: Feature | undefined) => boolean,
): [string, Filter][] {
  return Object.entries(filters).filter(([, { hidden, feature }]) => !hidden && enabled(feature));
}

/** The query of a list or export: `{term, topic: ['1','2']}`, without empty parts. */
export function queryOf({
  term,
  chosen,
}: {
  term: string;
  chosen: readonly Chosen[];
}): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  if (term.trim()) query.term = term.trim();
  for (const { filter, value } of chosen) query[filter] = [...(query[filter] ?? []), value];
  return query;
}

/** The search term in such a query. */
export function termIn(query: unknown): string {
  const { term } = (query ?? {}) as { term?: unknown };
  return typeof term === 'string' ? term : '';
}

/** The chosen filters in such a query, which may come from a handwritten address. */
export function chosenIn(query: unknown): Chosen[] {
  if (typeof query !== 'object' || query === null) return [];
  return Object.entries(query).flatMap(([filter, values]) =>
    filter === 'term'
      ? []
      : [values]
          .flat()
          .filter((value) => typeof value === 'string' || typeof value === 'number')
          .map((value) => ({ filter, value: String(value) })),
  );
}

/** Filters from storage. Anything malformed is ignored, and so are filters missing from `offered`, if given. */
export function readChosen(stored: string | null, offered?: readonly string[]): Chosen[] {
  let chosen: readonly Chosen[] = [];
  for (const pair of listIn(stored)) {
    const { filter, value } = (pair ?? {}) as Partial<Chosen>;
    if (typeof filter !== 'string' || typeof value !== 'string' || offered?.includes(filter) === false) continue;
    chosen = addFilter(chosen, filter, value);
  }
  return [...chosen];
}

function listIn(stored: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
