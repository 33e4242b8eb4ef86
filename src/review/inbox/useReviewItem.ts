import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ContentType } from '../../../domain/contentType';
import { inboxTypeFor, type Card, type InboxItem, type InboxType } from '../../../domain/inbox/inbox';
import { useConfig } from '../../session/config';
import { readItem, readNext, readOthers } from '../../inbox/inbox';
import { inboxQueryOf, recallInbox } from './inboxFilters';
import { nextPaint } from '../../ui/scheduling';
import { useReadRecord } from '../../ui/readRecord';

export interface ReviewData {
  /** The item in the URL. */
  item: InboxItem;
  /** Items about the same record that are reviewed together, latest first. */
  others: InboxItem[];
  /** The linked record; null if there is none, or it no longer exists. */
  record: FieldValues | null;
}

type Read = ReturnType<typeof useReadRecord>;

/** An item whose proposal is converted to the fields of the content type. */
function converted({ readProposal }: ContentType, item: InboxItem): InboxItem {
  return readProposal ? { ...item, normalizedData: readProposal(item.normalizedData, item.data) } : item;
}

async function load(type: ContentType, read: Read, id: string, signal?: AbortSignal): Promise<ReviewData> {
  const item = converted(type, await readItem(id, signal));
  if (item.internalId === null || item.outcome !== null) return { item, others: [], record: null };
  const [others, record] = await Promise.all([readOthers(item, signal), readLinked(read, item.internalId, signal)]);
  return { item, others: others.map((other) => converted(type, other)), record };
}

async function readLinked(read: Read, id: number, signal?: AbortSignal): Promise<FieldValues | null> {
  try {
    return await read(id, signal);
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}

/** All items reviewed together, latest first. */
export function itemsOf({ item, others }: Pick<ReviewData, 'item' | 'others'>): InboxItem[] {
  return [item, ...others].sort((a, b) => b.proposedAt.localeCompare(a.proposedAt) || b.id - a.id);
}

const keyOf = (id: string) => ['inbox', 'review', id];
/** For how long preloaded data counts as fresh, in milliseconds. */
const ahead = 20_000;

/**
 * The item in the URL with its linked record. Refetched when the window regains the focus, because unknown values may
 * have been assigned in the meantime. The form keeps its initial values (ReviewForm).
 */
export function useReviewItem(type: ContentType, id: string) {
  const read = useReadRecord(type.name);
  const client = useQueryClient();
  const query = useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => {
      // Preloaded data is shown first.
      if (client.getQueryData(keyOf(id))) await nextPaint();
      return load(type, read, id, signal);
    },
    staleTime: ahead,
    gcTime: ahead,
    // Preloaded data is shown immediately, and refetched.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: false,
  });
  const { refetch } = query;
  useEffect(() => {
    // Windows side by side are all visible, so only the focus reveals which one is in use.
    const onFocus = () => void refetch();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [refetch]);
  return query;
}

/** The item to continue with. */
interface NextItem {
  /** Null if there is none, or while it is unknown. */
  id: number | null;
  /** Waits until it is known. */
  find(): Promise<Card | null>;
}

/**
 * The item after this one in the inbox, with the order, search and filters that the editor used last. It is preloaded
 * when this one is shown.
 * @param items all items in review
 */
export function useNextItem(type: ContentType, items: readonly InboxItem[]): NextItem {
  const read = useReadRecord(type.name);
  const { productId } = useConfig();
  const [query] = useState(() => inboxQueryOf(recallInbox(productId)));
  const client = useQueryClient();
  const itemType = inboxTypeFor(type.name) as InboxType;
  const here = items
    .map((item) => item.id)
    .sort((a, b) => a - b)
    .join();
  const options = useMemo(
    () => ({
      queryKey: ['inbox', 'next', itemType, here, query],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        // The current item is shown first.
        await nextPaint();
        return readNext(query, itemType, here.split(',').map(Number), signal);
      },
    }),
    [itemType, here, query],
  );
  const { data: card = null } = useQuery({ ...options, refetchOnWindowFocus: false });
  const id = card?.id ?? null;
  useEffect(() => {
    if (id === null) return;
    const key = String(id);
    void client.prefetchQuery({
      queryKey: keyOf(key),
      queryFn: () => load(type, read, key),
      staleTime: ahead,
      gcTime: 600_000,
    });
  }, [client, id, read, type]);
  // If it fails to load, the inbox shows the error.
  const find = useCallback(() => client.ensureQueryData(options).catch(() => null), [client, options]);
  return { id, find };
}

/** Cancels loading an item whose record is about to be deleted, because the request would fail. */
export function cancelReading(client: QueryClient, { id }: InboxItem): void {
  void client.cancelQueries({ queryKey: keyOf(String(id)) });
}

/** Drops the cached reviews of a finished item and of others about the same record, which has changed. */
export function forgetReviews(client: QueryClient, { id, internalId }: InboxItem): void {
  client.removeQueries({
    queryKey: ['inbox', 'review'],
    type: 'inactive',
    predicate: ({ queryKey, state }) => {
      const about = (state.data as ReviewData | undefined)?.item.internalId;
      return queryKey[2] === String(id) || (internalId !== null && about === internalId);
    },
  });
}
