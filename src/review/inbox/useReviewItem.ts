import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ContentType } from '../../../domain/contentType';
import { inboxTypeFor, type Card, type InboxItem, type InboxType } from '../../../domain/inbox/inbox';
import { useConfig } from '../../session/config';
import { readItem, readNext, readOthers } from '../../inbox/inbox';
import { inboxQueryOf, recallInbox } from './inboxFilters';
import { painted } from '../../ui/later';
import { useReadRecord } from '../../ui/useReadAhead';

export interface ReviewData {
  /** The item of the address. */
  item: InboxItem;
  /** What waits about the same record and is reviewed along with it, the newest first. */
  others: InboxItem[];
  /** The linked record; null where there is none, or where it is gone. */
  record: FieldValues | null;
}

type Read = ReturnType<typeof useReadRecord>;

/** A proposal in the words of the type. */
function understood({ readProposal }: ContentType, item: InboxItem): InboxItem {
  return readProposal ? { ...item, normalizedData: readProposal(item.normalizedData, item.data) } : item;
}

async function load(type: ContentType, read: Read, id: string, signal?: AbortSignal): Promise<ReviewData> {
  const item = understood(type, await readItem(id, signal));
  if (item.internalId === null || item.outcome !== null) return { item, others: [], record: null };
  const [others, record] = await Promise.all([readOthers(item, signal), readLinked(read, item.internalId, signal)]);
  return { item, others: others.map((other) => understood(type, other)), record };
}

async function readLinked(read: Read, id: number, signal?: AbortSignal): Promise<FieldValues | null> {
  try {
    return await read(id, signal);
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null;
    throw error;
  }
}

/** All that is reviewed together, the newest first. */
export function itemsOf({ item, others }: Pick<ReviewData, 'item' | 'others'>): InboxItem[] {
  return [item, ...others].sort((a, b) => b.proposedAt.localeCompare(a.proposedAt) || b.id - a.id);
}

const keyOf = (id: string) => ['inbox', 'review', id];
/** What was loaded ahead counts so long, in milliseconds. */
const ahead = 20_000;

/**
 * The item of an address with the record it is linked to; asked for again whenever somebody comes back to the window,
 * since an unknown value may have been assigned meanwhile. The form keeps what it started from (ReviewForm).
 */
export function useReviewItem(type: ContentType, id: string) {
  const read = useReadRecord(type.name);
  const client = useQueryClient();
  const query = useQuery({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => {
      // What stood ready is on the screen first.
      if (client.getQueryData(keyOf(id))) await painted();
      return load(type, read, id, signal);
    },
    staleTime: ahead,
    gcTime: ahead,
    // What stood ready is shown at once and asked for again.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: false,
  });
  const { refetch } = query;
  useEffect(() => {
    // Windows side by side are all visible: only the focus says which one is in use.
    const onFocus = () => void refetch();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [refetch]);
  return query;
}

/** Where somebody goes on after an item. */
interface NextItem {
  /** Null where no other is left, and before it is known. */
  id: number | null;
  /** Waits until it is known. */
  find(): Promise<Card | null>;
}

/**
 * The item after this one in the inbox as the editor left it, by its order, search and filters; it is loaded already,
 * as soon as this one is there.
 *
 * @param items all that is reviewed here
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
        // This one is on the screen first.
        await painted();
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
  // Where it can't be found out, the inbox says why.
  const find = useCallback(() => client.ensureQueryData(options).catch(() => null), [client, options]);
  return { id, find };
}

/**
 * Ends a reading under way of an item whose record is about to be deleted: it would ask for what is no longer there.
 */
export function stopReading(client: QueryClient, { id }: InboxItem): void {
  void client.cancelQueries({ queryKey: keyOf(String(id)) });
}

/** Forgets what was read of an item that is done, and of others about the same record: that has changed. */
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
