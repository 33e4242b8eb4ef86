import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useEffect, useRef } from 'react';
import { itemsOfCard, type Card, type InboxType } from '../../../domain/inbox/inbox';
import { inboxSections, readCards, type InboxQuery, inboxKeys, removeFromInboxCache } from '../../inbox/inboxCards';
import { useFeature } from '../../session/config';
import { layOut, rowAt } from './rows';

/** The number of cards per request. */
const pageSize = 100;

/**
 * The visible cards of the inbox. The counts determine the length of each section before its cards are loaded, so that
 * ten thousand cost no more than ten. While another search loads, the previous one stays.
 */
export function useInboxCards(wanted: InboxQuery) {
  const isOn = useFeature();
  const types = useMemo(() => inboxSections(isOn), [isOn]);
  const [first] = types;
  const client = useQueryClient();
  const head = useQuery({
    queryKey: [...inboxKeys.head, wanted, first],
    queryFn: async ({ signal }) => {
      const list = await readCards({ ...wanted, type: first ? [first] : [] }, { limit: pageSize, offset: 0 }, signal);
      if (first) client.setQueryData(inboxKeys.page(wanted, first, 0), list.data);
      return { query: wanted, counts: list.meta.counts };
    },
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
    staleTime: 0,
  });
  const query = head.data?.query ?? wanted;
  const counts = head.data?.counts;
  const sections = useMemo(() => layOut(types, counts ?? {}), [types, counts]);
  return {
    sections,
    counts,
    query,
    countedAt: head.dataUpdatedAt,
    error: head.error,
    busy: head.isFetching,
    stale: head.isPlaceholderData,
    retry: () => void head.refetch(),
  };
}

export type InboxCards = ReturnType<typeof useInboxCards>;

/** The cards of the given rows and of their whole pages; undefined while loading. */
export function useCardsInSight(
  { sections, query, counts, countedAt, busy, retry }: InboxCards,
  rows: readonly number[],
) {
  const pages = new Map<string, { type: InboxType; page: number; expected: number }>();
  for (const row of rows) {
    const found = rowAt(sections, row);
    if (!found || found.index === null) continue;
    const page = Math.floor(found.index / pageSize);
    pages.set(`${found.section.type} ${page}`, {
      type: found.section.type,
      page,
      expected: Math.min(pageSize, found.section.count - page * pageSize),
    });
  }
  const wanted = counts ? [...pages.entries()] : [];
  const answers = useQueries({
    queries: wanted.map(([, { type, page }]) => ({
      queryKey: inboxKeys.page(query, type, page),
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await readCards({ ...query, type: [type] }, { limit: pageSize, offset: page * pageSize }, signal)).data,
      staleTime: 5_000,
      refetchOnWindowFocus: true,
    })),
  });
  useAgreement(
    wanted.flatMap(([key, { expected }], position) => {
      const answer = answers[position];
      return answer
        ? [
            {
              key,
              expected,
              has: answer.data?.length,
              readAt: answer.dataUpdatedAt,
              isLoading: answer.isFetching,
              reload: () => void answer.refetch(),
            },
          ]
        : [];
    }),
    { readAt: countedAt, isLoading: busy, reload: retry },
  );
  const byPage = new Map(wanted.map(([key], position) => [key, answers[position]?.data]));
  return (row: number): Card | undefined => {
    const found = rowAt(sections, row);
    if (!found || found.index === null) return undefined;
    return byPage.get(`${found.section.type} ${Math.floor(found.index / pageSize)}`)?.[found.index % pageSize];
  };
}

/**
 * Reloads the inbox after a change.
 * @param ended a card to remove immediately, so that no key press reaches it
 */
export function useRefreshInbox(): (ended?: Card) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    (ended) => {
      if (ended) removeFromInboxCache(client, itemsOfCard(ended));
      // Cached reviews may be stale.
      client.removeQueries({ queryKey: ['inbox', 'review'], type: 'inactive' });
      return client.invalidateQueries({ queryKey: ['inbox'] });
    },
    [client],
  );
}

/** A cached page of cards, for comparison with the counts. */
interface KeptPage {
  key: string;
  expected: number;
  /** The number of its cards; undefined until it is loaded. */
  has: number | undefined;
  readAt: number;
  isLoading: boolean;
  reload: () => void;
}

/**
 * Counts and cards are separate requests, so one may be newer than the other: a counted card would stay empty while its
 * page is cached. If they disagree, the older one is reloaded. Each difference is checked only once, so that an
 * inconsistent server does not cause endless requests.
 */
function useAgreement(
  pages: readonly KeptPage[],
  counts: { readAt: number; isLoading: boolean; reload: () => void },
): void {
  const checked = useRef(new Set<string>());
  useEffect(() => {
    for (const { key, expected, has, readAt, isLoading, reload } of pages) {
      if (has === undefined || has === expected || isLoading || counts.isLoading) continue;
      const isPageOlder = readAt <= counts.readAt;
      const difference = `${key} ${expected} ${has} ${isPageOlder}`;
      if (checked.current.has(difference)) continue;
      checked.current.add(difference);
      if (isPageOlder) reload();
      else return counts.reload();
    }
    if (pages.every(({ expected, has }) => has === expected)) checked.current.clear();
  });
}
