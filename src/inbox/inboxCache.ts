import type { QueryClient } from '@tanstack/react-query';
import { itemsOfCard, type Card } from '../../domain/inbox/inbox';

/** Cache keys of the inbox: its counts, and its pages by filters, section and number. */
export const inboxKeys = {
  head: ['inbox', 'head'],
  cards: ['inbox', 'cards'],
  page: (query: object, type: Card['type'], page: number) => ['inbox', 'cards', query, type, page],
} as const;

interface Head {
  query: object;
  counts: Partial<Record<Card['type'], number>>;
}

/** Removes items that have just ended from the cached inbox, so that returning to it does not show or count them. */
export function takeOutOfInbox(client: QueryClient, ended: readonly Pick<Card, 'id'>[]): void {
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
