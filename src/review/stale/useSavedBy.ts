import { useQuery } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import { versionOf } from '../../api/records';
import type { SavedBy } from '../../i18n/review';
import { useMe } from '../../session/session';
import { formatMoment } from '../../ui/format';
import { readHistory } from '../history/entries';

/** Who saved the version that a save ran into, and when. Out: null while that is asked for. */
export function useSavedBy(resource: string, id: Identifier, theirs: Record<string, unknown>): SavedBy | null {
  const me = useMe();
  const number = Number(/\d+/.exec(versionOf(theirs) ?? '')?.[0]);
  const { data, isPending } = useQuery({
    queryKey: ['history', resource, id, 'by', number],
    queryFn: async () => (await readHistory(resource, id, 0, 5)).find(({ version }) => version === number)?.user ?? null,
    retry: false,
    gcTime: 0,
  });
  if (isPending) return null;
  return { who: data?.email ?? null, isMe: data?.id != null && data.id === me?.id, moment: formatMoment(theirs.updatedAt) };
}
