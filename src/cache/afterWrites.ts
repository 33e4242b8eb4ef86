import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { onWritten } from '../api/http';
import { cacheKeys } from './keys';

interface Write {
  path: string;
  body: unknown;
}

/** What is no longer true after a write. Pages read their own lists and records anew by themselves. */
const dependents: readonly { after: (write: Write) => boolean; stale: QueryKey }[] = [
  // Filters and forms offer the groups by their names.
  { after: ({ path }) => path.startsWith('/contact-groups'), stale: cacheKeys.contactGroups },
  // Lists offer the years that there is something of.
  { after: ({ body }) => mentions(body, ['startDate', 'endDate']), stale: cacheKeys.years },
  // The menu counts what waits: it ends in the inbox, or by saving a record with what waits about it.
  {
    after: ({ path, body }) => path.startsWith('/inbox') || mentions(body, ['inboxId', 'addToInbox']),
    stale: cacheKeys.inboxCounts,
  },
  // What is imported, or asked of the external database, comes into the inbox.
  { after: ({ path }) => /^\/projects\/(import\?|chmos\/)/.test(path), stale: cacheKeys.inbox },
];

const mentions = (body: unknown, keys: readonly string[]): boolean =>
  typeof body === 'object' && body !== null && keys.some((key) => key in body);

/** From now on every write marks what depends on it; what is on the page is read anew. */
export function invalidateAfterWrites(client: QueryClient): void {
  onWritten((path, body) => {
    for (const { after, stale } of dependents)
      if (after({ path, body })) void client.invalidateQueries({ queryKey: stale });
  });
}
