import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { referenceListNames, referenceResource } from '../../domain/references';
import { onWritten } from '../api/http';

/** Cache keys in addition to those of react-admin's lists and records. */
export const cacheKeys = {
  session: ['session'],
  references: (list: string) => ['references', list],
  contactGroups: ['contactGroups'],
  colleagues: ['colleagues'],
  sharedSearches: ['shared-searches'],
  assignments: ['assignments'],
  /** The years with records. */
  years: ['years'],
  /** Everything about the inbox: cards, items in review, and counts. */
  inbox: ['inbox'],
  inboxCounts: ['inbox', 'counts'],
} as const;

interface Write {
  path: string;
  body: unknown;
}

/** What each write invalidates. Pages refetch their own lists and records themselves. */
const dependents: readonly { after: (write: Write) => boolean; stale: QueryKey | ((write: Write) => QueryKey) }[] = [
  // Filters and forms show the names of groups.
  { after: ({ path }) => path.startsWith('/contact-groups'), stale: cacheKeys.contactGroups },
  // Filters and forms show the entries of reference lists.
  { after: ({ path }) => path.startsWith('/references/'), stale: ({ path }) => cacheKeys.references(listIn(path)) },
  // The names of people appear everywhere.
  { after: ({ path }) => path.startsWith('/users'), stale: cacheKeys.colleagues },
  // Lists show assignees, and the overview shows the user's own assignments.
  { after: ({ path }) => path.startsWith('/assignments'), stale: cacheKeys.assignments },
  // Lists and the menu show the shared searches of the team.
  { after: ({ path }) => path.startsWith('/shared-searches'), stale: cacheKeys.sharedSearches },
  // Lists offer the years that have records.
  { after: ({ body }) => mentions(body, ['startDate', 'endDate']), stale: cacheKeys.years },
  // The menu shows the number of waiting items; actions in the inbox and saves can close items.
  {
    after: ({ path, body }) => path.startsWith('/inbox') || mentions(body, ['inboxId', 'addToInbox']),
    stale: cacheKeys.inboxCounts,
  },
  // Imports and queries of the external database add inbox items.
  { after: ({ path }) => /^\/projects\/(import\?|chmos\/)/.test(path), stale: cacheKeys.inbox },
];

const listIn = (path: string): string =>
  referenceListNames.find((list) => `${path}/`.startsWith(`/${referenceResource(list)}/`)) ?? '';

const mentions = (body: unknown, keys: readonly string[]): boolean =>
  typeof body === 'object' && body !== null && keys.some((key) => key in body);

/** From now on, every write invalidates the data that depends on it; visible data is refetched. */
export function invalidateAfterWrites(client: QueryClient): void {
  onWritten((path, body) => {
    const write = { path, body };
    for (const { after, stale } of dependents)
      if (after(write)) void client.invalidateQueries({ queryKey: typeof stale === 'function' ? stale(write) : stale });
  });
}
