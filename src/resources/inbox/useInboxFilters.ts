import { useEffect, useMemo, useState } from 'react';
import { useConfig } from '../../session/config';
import { inboxQueryOf, offeredInboxFilters, recallInbox, rememberInbox } from '../../review/inbox/inboxFilters';
import { addFilter, removeFilter, type Chosen } from '../../list/filters/chosenFilters';

/** The search and filters of the inbox, remembered for the session like those of every list. */
export function useInboxFilters() {
  const { productId } = useConfig();
  const filters = useMemo(() => offeredInboxFilters(productId), [productId]);
  const [start] = useState(() => recallInbox(productId));
  const [term, setTerm] = useState(start.term);
  const [chosen, setChosen] = useState(start.chosen);

  useEffect(() => rememberInbox(productId, { term, chosen }), [productId, term, chosen]);

  const actions = useMemo(
    () => ({
      setTerm,
      add: (filter: string, value: string) => setChosen((before) => addFilter(before, filter, value)),
      remove: ({ filter, value }: Chosen) => setChosen((before) => removeFilter(before, filter, value)),
      clear: () => {
        setTerm('');
        setChosen([]);
      },
    }),
    [],
  );
  const query = useMemo(() => inboxQueryOf({ term, chosen }), [term, chosen]);
  return { filters, term, chosen, query, ...actions };
}

export type InboxFilters = ReturnType<typeof useInboxFilters>;
