import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Discussion, Place } from '../../domain/comments';
import { formatQuery } from '../../domain/http';
import { apiRequest } from '../api/http';
import { useSubscribe } from '../live/channel';

/** The comments on a record, and its assignment. One small request when a form opens. */
export const discussionQuery = ({ resource, recordId }: Place) =>
  queryOptions({
    queryKey: ['comments', resource, recordId],
    queryFn: async ({ signal }) => {
      const { data, meta } = await apiRequest<Discussion['data']>(`/comments?${formatQuery({ resource, recordId })}`, {
        signal,
        isBackground: true,
      });
      return { data, meta } as Discussion;
    },
    retry: false,
  });

/** Whether a comment counts as open: it starts a thread that is not resolved. */
const isOpen = ({ parent, resolvedAt }: Discussion['data'][number]) => parent === null && resolvedAt === null;

/**
 * The number of open comments on a record, or on one of its fields; includes what others write meanwhile.
 * @param field null for all fields
 */
export function useOpenComments(place: Place | null, field: string | null = null): number {
  const { data = 0 } = useQuery({
    ...discussionQuery(place ?? { resource: '', recordId: 0 }),
    enabled: place !== null,
    select: ({ data }) => data.filter((one) => isOpen(one) && (field === null || one.field === field)).length,
  });
  return data;
}

/** Keeps the comments on a record up to date. */
export function useFollowComments(place: Place | null): void {
  const client = useQueryClient();
  useSubscribe((event) => {
    if (place === null) return;
    const concerns =
      event.type === 'comments' && event.resource === place.resource && event.recordId === place.recordId;
    if (concerns || event.type === 'present')
      void client.invalidateQueries({ queryKey: ['comments', place.resource, place.recordId] });
  });
}
