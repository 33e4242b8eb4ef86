import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConfig, useHasPart } from '../../session/config';
import { useMe } from '../../session/session';
import { inboxQueryOf, offeredInboxFilters, recallInbox, rememberInbox } from '../../review/inbox/inboxFilters';
import { urlParameter } from '../../ui/paths';
import { addFilter, removeFilter, type Chosen } from '../../list/filters/chosenFilters';

/** The search and filters of the inbox, stored for the session like those of every list. */
export function useInboxFilters() {
  const { productId } = useConfig();
  const isOffered = useHasPart('comments');
  const account = useMe()?.id;
  const me = isOffered ? account : undefined;
  const filters = useMemo(() => offeredInboxFilters(productId, me), [productId, me]);
  // A link to someone's assignments is followed only once.
  const [linked] = useState(() => urlParameter('assignee'));
  const [start] = useState(() =>
    linked === null ? recallInbox(productId) : { term: '', chosen: [{ filter: 'assignee', value: linked }] },
  );
  const navigate = useNavigate();
  useEffect(() => {
    if (linked !== null) void navigate({ search: '' }, { replace: true });
  }, [linked, navigate]);

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
