import { useEffect, useMemo, useState } from 'react';
import type { ContentType } from '../../../domain/contentType';
import { useConfig, useFeature } from '../../config';
import {
  addFilter, offeredFilters, queryOf, readChosen, readOrder, removeFilter, toggledOrder, type Chosen, type Narrowing, type Order,
} from './chosenFilters';
import { memoryKeys, recall, remember } from './sessionMemory';
import { useRecords } from './useRecords';

interface ListOptions {
  /** Names its keys in the storage where that is not the resource's name. */
  area?: string;
  pageSize?: number;
  /** What it is ordered by at first, where that is not the order of the API. */
  order?: Order;
  /** What decides among rows that are equal in a field: by name of that field. */
  thenBy?: Record<string, string>;
}

/**
 * All of one list: what it is narrowed by (kept in session storage per list, document 1, section 9), its rows, and
 * what can be done to it.
 */
export function useList(type: ContentType<any>, { area = type.name, pageSize = 100, order: first = type.defaultOrder, thenBy }: ListOptions = {}) {
  const { productId } = useConfig();
  const enabled = useFeature();
  const keys = useMemo(() => memoryKeys(productId, area), [productId, area]);
  const filters = useMemo(() => offeredFilters(type.filters, enabled), [type, enabled]);

  const [narrowing, setNarrowing] = useState<Narrowing>(() => ({
    term: recall(keys.term) ?? '',
    chosen: readChosen(recall(keys.filters), filters.map(([name]) => name)),
    order: readOrder(recall(keys.order), { orderBy: type.orderBy, defaultOrder: first }),
  }));

  useEffect(() => {
    remember(keys.term, narrowing.term);
    remember(keys.filters, narrowing.chosen.length > 0 ? JSON.stringify(narrowing.chosen) : null);
    remember(keys.order, narrowing.order === first ? null : `${narrowing.order.field} ${narrowing.order.direction}`);
    // The order a list starts with is a constant of its page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [keys, narrowing]);

  const actions = useMemo(() => {
    const narrow = (change: (before: Narrowing) => Partial<Narrowing>) =>
      setNarrowing((before) => ({ ...before, ...change(before) }));
    return {
      setTerm: (term: string) => narrow(() => ({ term })),
      add: (filter: string, value: string) => narrow(({ chosen }) => ({ chosen: addFilter(chosen, filter, value) })),
      remove: ({ filter, value }: Chosen) => narrow(({ chosen }) => ({ chosen: removeFilter(chosen, filter, value) })),
      clear: () => narrow(() => ({ term: '', chosen: [] })),
      orderBy: (field: string) => narrow(({ order }) => ({ order: toggledOrder(order, field) })),
    };
  }, []);

  const query = useMemo(() => queryOf(narrowing), [narrowing]);
  const records = useRecords(type, query, narrowing.order, pageSize, thenBy);
  return { type, keys, filters, ...narrowing, ...actions, query, records };
}

export type List = ReturnType<typeof useList>;
