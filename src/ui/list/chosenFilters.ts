import type { ContentType } from '../../../domain/contentType';
import type { Feature } from '../../../domain/features';
import type { Filter, Filters } from '../../../domain/filters';

/** One chosen filter: the name of its parameter and a value as it goes over the wire. */
export type Chosen = { filter: string; value: string };

/** What a list is narrowed and ordered by. */
export interface Narrowing {
  term: string;
  chosen: readonly Chosen[];
  order: Order;
}
export interface Order {
  field: string;
  direction: 'ASC' | 'DESC';
}

/** Document 1, section 5 "Filters everywhere": empty values are ignored, the same pair is not added twice. */
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

/** The filters an editor is offered: those that are not hidden and whose feature is switched on (decision 14). */
export function offeredFilters(filters: Filters, enabled: (feature: Feature | undefined) => boolean): [string, Filter][] {
  return Object.entries(filters).filter(([, { hidden, feature }]) => !hidden && enabled(feature));
}

/** The query of a list or an export: `{term, topic: ['1','2']}`, without empty parts. */
export function queryOf({ term, chosen }: Pick<Narrowing, 'term' | 'chosen'>): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  if (term.trim()) query.term = term.trim();
  for (const { filter, value } of chosen) (query[filter] = [...(query[filter] ?? []), value]);
  return query;
}

/** The order after a click on a column's head: descending first, then ascending. */
export function toggledOrder(order: Order, field: string): Order {
  return { field, direction: order.field === field && order.direction === 'DESC' ? 'ASC' : 'DESC' };
}

export function isNarrowed({ term, chosen }: Pick<Narrowing, 'term' | 'chosen'>): boolean {
  return term.trim() !== '' || chosen.length > 0;
}

/** What was kept, as far as this type still knows it; anything else in the storage is passed over. */
export function readChosen(stored: string | null, offered: readonly string[]): Chosen[] {
  let chosen: readonly Chosen[] = [];
  for (const pair of listIn(stored)) {
    const { filter, value } = (pair ?? {}) as Partial<Chosen>;
    if (typeof filter !== 'string' || typeof value !== 'string' || !offered.includes(filter)) continue;
    chosen = addFilter(chosen, filter, value);
  }
  return [...chosen];
}

export function readOrder(stored: string | null, type: Pick<ContentType<any>, 'orderBy' | 'defaultOrder'>): Order {
  const [field, direction] = (stored ?? '').split(' ');
  if (!field || !type.orderBy.includes(field) || (direction !== 'ASC' && direction !== 'DESC')) return type.defaultOrder;
  return { field, direction };
}

function listIn(stored: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
