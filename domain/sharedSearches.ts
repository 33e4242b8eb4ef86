import type { AccountReference } from './inbox/inbox';
import type { ListMeta } from './http';

/** A search of a list, in the form that react-admin's lists keep it. */
export interface SharedQuery {
  filter: Record<string, string | number | readonly (string | number)[]>;
  sort: { field: string; order: 'ASC' | 'DESC' };
  /** The hidden columns; if missing, users keep their own selection. */
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

/** The number of records that a search finds; neither key is present if it cannot be counted. */
export type SearchCount = { id: number } & ListMeta;

/** The name of shared searches on the live channel. */
export const sharedSearches = 'shared-searches';
export const maxSharedSearches = 500;
/** The maximum number of searches pinned to the menu; the records of each are counted. */
export const maxPinnedSearches = 8;
