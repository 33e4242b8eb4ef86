import { externalSources } from '../../../domain/inbox/inbox';
import { inboxListDeclaration } from '../../../domain/inbox/inboxList';
import type { Filter } from '../../../domain/filters';
import { sourceLabel } from '../../i18n/review';
import type { InboxQuery } from '../../inbox/inboxCards';
import { queryOf, readChosen, type Chosen } from '../../list/filters/chosenFilters';
import { memoryKeys, recall, remember } from '../../list/listMemory';

/** The editor's search and filters of the inbox. */
export interface InboxNarrowing {
  term: string;
  chosen: readonly Chosen[];
}

/**
 * The filters offered. Statuses are those with a badge in the sections shown; our own interim saves count as a
 * source.
 */
export function offeredInboxFilters(productId: string): [string, Filter][] {
  const { source, status, submission } = inboxListDeclaration.filters as Record<
    'source' | 'status' | 'submission',
    Extract<Filter, { kind: 'choice' }>
  >;
  return [
    ['source', { ...source, choices: [productId, ...externalSources].map((id) => ({ id, label: sourceLabel(id) })) }],
    ['status', { ...status, choices: status.choices.filter(({ id }) => id !== 'pending') }],
    ['submission', submission],
  ];
}

/** The search and filters last used in this session. */
export function recallInbox(productId: string): InboxNarrowing {
  const keys = memoryKeys(productId, 'inbox');
  return {
    term: recall(keys.term) ?? '',
    chosen: readChosen(
      recall(keys.filters),
      offeredInboxFilters(productId).map(([name]) => name),
    ),
  };
}

export function rememberInbox(productId: string, { term, chosen }: InboxNarrowing): void {
  const keys = memoryKeys(productId, 'inbox');
  remember(keys.term, term);
  remember(keys.filters, chosen.length > 0 ? JSON.stringify(chosen) : null);
}

export function inboxQueryOf(narrowing: InboxNarrowing): InboxQuery {
  return queryOf(narrowing) as InboxQuery;
}
