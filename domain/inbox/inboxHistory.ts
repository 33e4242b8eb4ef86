import type { Filter } from '../filters';
import { outcomeLabels, type EndedCard, type AccountReference } from './inbox';
import { inboxListDeclaration } from './inboxList';
import type { ListDeclaration } from '../lists/listRequest';

/** The list of closed items (`GET /inbox/history`). */
export const inboxHistoryDeclaration: ListDeclaration = {
  filters: {
    ...Object.fromEntries(
      ['type', 'source', 'internalId', 'import'].map((name) => [name, inboxListDeclaration.filters[name] as Filter]),
    ),
    outcome: {
      kind: 'choice',
      field: 'outcome',
      label: 'Ergebnis',
      choices: Object.entries(outcomeLabels).map(([id, label]) => ({ id, label })),
    },
    /** Ids of accounts. */
    by: { kind: 'ids', label: 'Erledigt von' },
    since: { kind: 'moment', field: 'endedAt', bound: 'from', label: 'Erledigt seit' },
    till: { kind: 'moment', field: 'endedAt', bound: 'till', label: 'Erledigt bis' },
  },
  orderBy: [],
  defaultOrder: { field: 'endedAt', direction: 'DESC' },
};

/** `GET /inbox/history`; `people` are the accounts that have closed items, for the filter. */
export interface InboxHistory {
  data: EndedCard[];
  meta: { total: number; people: AccountReference[] };
}

/** One import run (`GET /inbox/imports`). */
export interface InboxImport {
  id: number;
  source: string;
  /** The name of the file. */
  name: string;
  createdAt: string;
  createdBy: AccountReference | null;
  /** The number of its waiting items, and of all its items. */
  open: number;
  total: number;
}
