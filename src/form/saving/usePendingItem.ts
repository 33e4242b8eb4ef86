import { useQuery } from '@tanstack/react-query';
import { inboxTypeFor, type Card } from '../../../domain/inbox/inbox';
import { useFeature } from '../../session/config';
import { readCards } from '../../inbox/inboxCards';

/** The first item about a record that waits in the inbox; null where none does, or before that is known. */
export function usePendingItem(resource: string, id: number | undefined): Card | null {
  const hasInbox = useFeature()('PLUGIN_ENABLE_INBOX');
  const type = inboxTypeFor(resource);
  const { data } = useQuery({
    queryKey: ['inbox', 'about', resource, id],
    queryFn: async ({ signal }) => {
      const cards = await readCards(
        { type: type ? [type] : [], internalId: id === undefined ? [] : [id] },
        { limit: 1, offset: 0 },
        signal,
      );
      // A server without this filter answers with others.
      return cards.data.find(({ internalId }) => internalId === id) ?? null;
    },
    enabled: hasInbox && type !== undefined && id !== undefined,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return data ?? null;
}
