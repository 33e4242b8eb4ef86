import { externalSources } from '../../../domain/inbox/inbox';
import { inboxListDeclaration } from '../../../domain/inbox/inboxList';
import type { Filter } from '../../../domain/filters';
import { inboxWords, sourceLabel } from '../../i18n/review';
import type { InboxQuery } from '../../inbox/inboxCards';
import { queryOf, readChosen, type Chosen } from '../../list/filters/chosenFilters';
import { memoryKeys, recall, remember } from '../../list/listMemory';

/** The search term and filters that an editor has set in the inbox. */
export interface InboxSearch {
  term: string;
  chosen: readonly Chosen[];
}

/**
 * The filters that are offered. Statuses are those that occur as badges in the shown sections; our own interim saves
 * count as a source.
 */
export function offeredInboxFilters(productId: string, me?: number): [string, Filter][] {
  const { source, status, submission } = inboxListDeclaration.filters as Record<
    'source' | 'status' | 'submission',
    Extract<Filter, { kind: 'choice' }>
  >;
  return [
    ['source', { ...source, choices: [productId, ...externalSources].map((id) => ({ id, label: sourceLabel(id) })) }],
    ['status', { ...status, choices: status.choices.filter(({ id }) => id !== 'pending') }],
    ['submission', submission],
    ...(me === undefined ? [] : [['assignee', assignedTo(me)] as [string, Filter]]),
  ];
}

const assignedTo = (me: number): Filter => ({
  kind: 'choice',
  field: 'assignee',
  label: 'Zugewiesen',
  choices: [{ id: String(me), label: inboxWords.mine }],
});

/** The search and filters last used in this session. */
export function recallInbox(productId: string): InboxSearch {
  const keys = memoryKeys(productId, 'inbox');
  return {
    term: recall(keys.term) ?? '',
    chosen: readChosen(recall(keys.filters), [...offeredInboxFilters(productId).map(([name]) => name), 'assignee']),
  };
}

export function rememberInbox(productId: string, { term, chosen }: InboxSearch): void {
  const keys = memoryKeys(productId, 'inbox');
  remember(keys.term, term);
  remember(keys.filters, chosen.length > 0 ? JSON.stringify(chosen) : null);
}

export function inboxQueryOf(narrowing: InboxSearch): InboxQuery {
  return queryOf(narrowing) as InboxQuery;
}
