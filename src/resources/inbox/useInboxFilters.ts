import { useEffect, useMemo, useState } from 'react';
import { externalSources, inboxListDeclaration } from '../../../domain/inbox';
import type { Filter } from '../../../domain/filters';
import { useConfig } from '../../config';
import { addFilter, queryOf, readChosen, removeFilter, type Chosen } from '../../ui/list/chosenFilters';
import { memoryKeys, recall, remember } from '../../ui/list/sessionMemory';

/** What the inbox is narrowed by: search, source, status; remembered for the session like that of every list. */
export function useInboxFilters() {
  const { productId } = useConfig();
  const keys = useMemo(() => memoryKeys(productId, 'inbox'), [productId]);
  const filters = useMemo(() => offered(productId), [productId]);
  const [term, setTerm] = useState(() => recall(keys.term) ?? '');
  const [chosen, setChosen] = useState<readonly Chosen[]>(() => readChosen(recall(keys.filters), filters.map(([name]) => name)));

  useEffect(() => {
    remember(keys.term, term);
    remember(keys.filters, chosen.length > 0 ? JSON.stringify(chosen) : null);
  }, [keys, term, chosen]);

  const actions = useMemo(() => ({
    setTerm,
    add: (filter: string, value: string) => setChosen((before) => addFilter(before, filter, value)),
    remove: ({ filter, value }: Chosen) => setChosen((before) => removeFilter(before, filter, value)),
    clear: () => {
      setTerm('');
      setChosen([]);
    },
  }), []);
  const query = useMemo(() => queryOf({ term, chosen }), [term, chosen]);
  return { filters, term, chosen, query, ...actions };
}

export type InboxFilters = ReturnType<typeof useInboxFilters>;

/** Of the statuses those that have a badge of their own in the sections shown; our own interim saves are a source too. */
function offered(productId: string): [string, Filter][] {
  const { source, status } = inboxListDeclaration.filters as Record<'source' | 'status', Extract<Filter, { kind: 'choice' }>>;
  return [
    ['source', { ...source, choices: [productId, ...externalSources].map((id) => ({ id, label: id })) }],
    ['status', { ...status, choices: status.choices.filter(({ id }) => id !== 'pending') }],
  ];
}
