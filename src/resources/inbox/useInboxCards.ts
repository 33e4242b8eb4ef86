import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useEffect, useRef } from 'react';
import { itemsOfCard, type Card, type InboxType } from '../../../domain/inbox/inbox';
import { inboxSections, readCards, type InboxQuery } from '../../inbox/inboxCards';
import { inboxKeys, takeOutOfInbox } from '../../inbox/inboxCache';
import { useFeature } from '../../session/config';
import { layOut, rowAt } from './rows';

/** Cards that are asked for at once. */
const pageSize = 100;

/**
 * The cards of the inbox, as far as they are in sight. The counts say how long each section is before its cards are
 * here, so that ten thousand of them take no more than ten. While another search is on its way the one before stays.
 */
export function useInboxCards(asked: InboxQuery) {
  const isOn = useFeature();
  const types = useMemo(() => inboxSections(isOn), [isOn]);
  const [first] = types;
  const client = useQueryClient();
  const head = useQuery({
    queryKey: [...inboxKeys.head, asked, first],
    queryFn: async ({ signal }) => {
      const list = await readCards({ ...asked, type: first ? [first] : [] }, { limit: pageSize, offset: 0 }, signal);
      if (first) client.setQueryData(inboxKeys.page(asked, first, 0), list.data);
      return { query: asked, counts: list.meta.counts };
    },
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
    staleTime: 0,
  });
  const query = head.data?.query ?? asked;
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

/** The cards of the given rows, and of the whole pages they are on; undefined while they are on their way. */
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
              isOnItsWay: answer.isFetching,
              readAnew: () => void answer.refetch(),
            },
          ]
        : [];
    }),
    { readAt: countedAt, isOnItsWay: busy, readAnew: retry },
  );
  const byPage = new Map(wanted.map(([key], position) => [key, answers[position]?.data]));
  return (row: number): Card | undefined => {
    const found = rowAt(sections, row);
    if (!found || found.index === null) return undefined;
    return byPage.get(`${found.section.type} ${Math.floor(found.index / pageSize)}`)?.[found.index % pageSize];
  };
}

/**
 * Reads anew whatever is shown of the inbox, after something in it has changed. In: the card that is no more; it goes
 * at once, so that nobody's next key meets it.
 */
export function useRefreshInbox(): (ended?: Card) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    (ended) => {
      if (ended) takeOutOfInbox(client, itemsOfCard(ended));
      // A review that was kept for the way back must not show what is no longer so.
      client.removeQueries({ queryKey: ['inbox', 'review'], type: 'inactive' });
      return client.invalidateQueries({ queryKey: ['inbox'] });
    },
    [client],
  );
}

/** A page of cards as it is kept, beside how many the counts say it has. */
interface KeptPage {
  key: string;
  expected: number;
  /** How many it has; undefined while nobody has read it. */
  has: number | undefined;
  readAt: number;
  isOnItsWay: boolean;
  readAnew: () => void;
}

/**
 * Counts and cards come in answers of their own, so one may know what the other does not yet: a card that is counted
 * would stay empty for as long as its page is kept. Where the two differ, the older one is read anew; each difference
 * is asked about once, so that a server that says both does not keep us asking.
 */
function useAgreement(
  pages: readonly KeptPage[],
  counts: { readAt: number; isOnItsWay: boolean; readAnew: () => void },
): void {
  const asked = useRef(new Set<string>());
  useEffect(() => {
    for (const { key, expected, has, readAt, isOnItsWay, readAnew } of pages) {
      if (has === undefined || has === expected || isOnItsWay || counts.isOnItsWay) continue;
      const isPageOlder = readAt <= counts.readAt;
      const difference = `${key} ${expected} ${has} ${isPageOlder}`;
      if (asked.current.has(difference)) continue;
      asked.current.add(difference);
      if (isPageOlder) readAnew();
      else return counts.readAnew();
    }
    if (pages.every(({ expected, has }) => has === expected)) asked.current.clear();
  });
}
