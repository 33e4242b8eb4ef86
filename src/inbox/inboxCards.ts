import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { contentOf } from '../../domain/contents';
import type { Feature } from '../../domain/features';
import { formatQuery } from '../../domain/http';
import {
  inboxTypeNames,
  inboxTypeOf,
  type Card,
  type InboxList,
  type InboxType,
  itemsOfCard,
} from '../../domain/inbox/inbox';
import { cacheKeys } from '../cache/afterWrites';
import { queryClient, freshUntilInvalidated } from '../cache/queryClient';
import { useFeature } from '../session/config';
import { apiRequest } from '../api/http';

/**
 * The part of the inbox that every page loads: its cards and their counts. Actions load with the inbox's own pages
 * (`inbox.ts`).
 */

export type InboxCounts = Partial<Record<InboxType, number>>;
type IsOn = (feature: Feature | undefined) => boolean;

/** The filters of the inbox, with values as in the query. */
export interface InboxQuery {
  term?: string;
  type?: string[];
  source?: string[];
  status?: string[];
  submission?: string[];
  /** The assigned accounts. */
  assignee?: string[];
  internalId?: number[];
  /** Only cards after this item, or after the first of these. */
  after?: number[];
}

/** The sections of this instance: those that are enabled and have pages for their items. */
export function inboxSections(isOn: IsOn): InboxType[] {
  return inboxTypeNames.filter((type) => {
    const { feature, resource, list } = inboxTypeOf(type);
    return isOn(feature) && (list !== undefined || (resource !== undefined && contentOf(resource) !== undefined));
  });
}

/**
 * The number of open items of each type.
 * @throws like `apiFetch`
 */
export const inboxCountsQuery = queryOptions({
  queryKey: cacheKeys.inboxCounts,
  queryFn: async (): Promise<InboxCounts> => (await readCards({}, { limit: 1, offset: 0 })).meta.counts,
  ...freshUntilInvalidated,
});

/** The number of open items, for the menu; 0 until known. */
export function useInboxCount(): number {
  const isOn = useFeature();
  const counts = useQuery({ ...inboxCountsQuery, enabled: false }, queryClient).data ?? {};
  return inboxSections(isOn).reduce((sum, type) => sum + (counts[type] ?? 0), 0);
}

/**
 * A page of open cards, one per record, in the server's order, with the counts of all sections.
 * @throws like `apiFetch`
 */
export async function readCards(
  query: InboxQuery,
  part: { limit: number; offset: number },
  signal?: AbortSignal,
): Promise<InboxList> {
  const { data, meta } = await apiRequest<Card[]>(
    `/inbox?${formatQuery({ ...query, per: ['record'], shape: ['summary'], ...part })}`,
    {
      signal,
    },
  );
  const list = {
    data,
    meta: (meta as InboxList['meta'] | undefined) ?? { total: data.length, counts: countByType(data) },
  };
  const isWhole =
    !query.term &&
    !query.source?.length &&
    !query.status?.length &&
    !query.submission?.length &&
    !query.assignee?.length &&
    !query.internalId?.length;
  if (isWhole) queryClient.setQueryData(inboxCountsQuery.queryKey, list.meta.counts);
  return list;
}

function countByType(cards: readonly Card[]): InboxCounts {
  const counts: InboxCounts = {};
  for (const { type } of cards) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}

/** Cache keys of the inbox: its counts, and its pages by filters, section and page number. */
export const inboxKeys = {
  head: ['inbox', 'head'],
  cards: ['inbox', 'cards'],
  page: (query: object, type: Card['type'], page: number) => ['inbox', 'cards', query, type, page],
} as const;

interface Head {
  query: object;
  counts: Partial<Record<Card['type'], number>>;
}

/**
 * Removes items that were just closed from the cached inbox, so that it neither shows nor counts them when the user
 * returns.
 */
export function removeFromInboxCache(client: QueryClient, ended: readonly Pick<Card, 'id'>[]): void {
  const ids = new Set(ended.map(({ id }) => id));
  const isEnded = (card: Card) => itemsOfCard(card).every(({ id }) => ids.has(id));
  for (const [key, cards] of client.getQueriesData<Card[]>({ queryKey: inboxKeys.cards })) {
    const gone = (cards ?? []).filter(isEnded);
    if (!cards || gone.length === 0) continue;
    client.setQueryData(
      key,
      cards.filter((card) => !gone.includes(card)),
    );
    const [, , query, type] = key as unknown as [string, string, object, Card['type']];
    client.setQueriesData<Head>({ queryKey: inboxKeys.head }, (head) => {
      if (!head || JSON.stringify(head.query) !== JSON.stringify(query)) return head;
      return { ...head, counts: { ...head.counts, [type]: Math.max(0, (head.counts[type] ?? 0) - gone.length) } };
    });
  }
}
