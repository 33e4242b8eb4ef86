import type { AccountReference } from './inbox/inbox';
import type { ListMeta } from './http';

/** A search of a list, as react-admin's lists hold it. */
export interface SharedQuery {
  filter: Record<string, string | number | readonly (string | number)[]>;
  sort: { field: string; order: 'ASC' | 'DESC' };
  /** The columns that are not shown; without it, each keeps their own. */
  hidden?: readonly string[] | undefined;
}

/** A search that the whole team finds in a list's menu of saved searches. */
export interface SharedSearch {
  id: number;
  resource: string;
  name: string;
  query: SharedQuery;
  owner: AccountReference;
  at: string;
}

/** How many records a search finds; neither key if it cannot be counted. */
export type SearchCount = { id: number } & ListMeta;

/** Their name on the live channel. */
export const sharedSearches = 'shared-searches';
export const maxSharedSearches = 500;
/** The maximum number of searches pinned to a menu; their records are counted. */
export const maxPinnedSearches = 8;
