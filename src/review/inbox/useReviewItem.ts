import { useQuery, useQueryClient } from '@tanstack/react-query';
import { HttpError } from 'ra-core';
import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ContentType } from '../../../domain/contentType';
import { inboxTypeFor, type InboxItem } from '../../../domain/inbox';
import { readCards, readItem } from '../../inbox';
import { useRecordCalls } from '../../ui/form/useRecordCalls';

export interface ReviewData {
  item: InboxItem;
  /** The linked record; null where there is none, or where it is gone. */
  record: FieldValues | null;
}

type Read = ReturnType<typeof useRecordCalls>['read'];

async function load(read: Read, id: string): Promise<ReviewData> {
  const item = await readItem(id);
  if (item.internalId === null || item.outcome !== null) return { item, record: null };
  try {
    return { item, record: await read(item.internalId) };
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return { item, record: null };
    throw error;
  }
}

const keyOf = (id: string) => ['inbox', 'review', id];
/** What was loaded ahead counts so long, in milliseconds. */
const ahead = 20_000;

/** The item of an address with the record it is linked to. Read behind the form it never changes what that started from. */
export function useReviewItem(type: ContentType<any>, id: string) {
  const { read } = useRecordCalls(type.name);
  return useQuery({
    queryKey: keyOf(id),
    queryFn: () => load(read, id),
    staleTime: ahead,
    gcTime: ahead,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** The item after this one in the inbox, and it is loaded already; null at the end. */
export function useNextItem(type: ContentType<any>, id: string): number | null {
  const { read } = useRecordCalls(type.name);
  const client = useQueryClient();
  const itemType = inboxTypeFor(type.name) ?? '';
  const { data: next = null } = useQuery({
    queryKey: ['inbox', 'next', itemType, id],
    queryFn: async ({ signal }) => {
      const { data } = await readCards({ type: [itemType] }, { limit: 500, offset: 0 }, signal);
      const here = data.findIndex((card) => String(card.id) === id);
      return (data[here + 1] ?? data.find((card) => String(card.id) !== id))?.id ?? null;
    },
    refetchOnWindowFocus: false,
  });
  useEffect(() => {
    if (next === null) return;
    const key = String(next);
    void client.prefetchQuery({ queryKey: keyOf(key), queryFn: () => load(read, key), staleTime: ahead, gcTime: 600_000 });
  }, [client, next, read]);
  return next;
}
