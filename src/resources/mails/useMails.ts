import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Order } from '../../../domain/contentType';
import { mailListDeclaration } from '../../../domain/administration/mails';
import { addFilter, chosenIn, queryOf, removeFilter, type Chosen } from '../../list/filters/chosenFilters';
import { orderQuery } from '../../list/OrderedHeads';
import { readMails } from './mailCalls';

const pageSize = 100;
/** While something waits its state is looked at again, in milliseconds. */
const again = 3_000;

/** The outbox as far as it is loaded, and what it is narrowed by: at first what the address says, `?state=failed`. */
export function useMails() {
  const [said] = useSearchParams();
  const [chosen, setChosen] = useState<readonly Chosen[]>(() => chosenIn({ state: said.getAll('state') }));
  const [order, setOrder] = useState<Order>({ field: 'createdAt', direction: 'DESC' });
  const query = useMemo(() => ({ ...queryOf({ term: '', chosen }), ...orderQuery(order) }), [chosen, order]);
  const list = useInfiniteQuery({
    queryKey: ['mails', 'list', query],
    queryFn: ({ pageParam, signal }) => readMails(query, { limit: pageSize, offset: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < pageSize ? undefined : pages.length * pageSize),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.pages.flat().some((mail) => mail.state === 'waiting') ? again : false),
  });
  const narrowing = useMemo(
    () => ({
      filters: Object.entries(mailListDeclaration.filters),
      add: (filter: string, value: string) => setChosen((before) => addFilter(before, filter, value)),
      remove: ({ filter, value }: Chosen) => setChosen((before) => removeFilter(before, filter, value)),
      clear: () => setChosen([]),
    }),
    [],
  );
  return { list, mails: list.data?.pages.flat(), chosen, order, setOrder, ...narrowing };
}

/** Reads anew whatever is shown of the outbox. */
export function useRefreshMails(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: ['mails'] }), [client]);
}
