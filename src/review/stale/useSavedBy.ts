import { useQuery } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import { versionOf } from '../../api/records';
import type { OtherVersion } from '../../form/FormMode';
import type { SavedBy } from '../../i18n/review';
import { useMe } from '../../session/session';
import { formatMoment } from '../../ui/format';
import { readHistory } from '../history/entries';

/** Who saved the version that a save ran into, and when. In: where it is none of the record, whose it is. Out: null while that is asked for. */
export function useSavedBy(resource: string, id: Identifier | undefined, theirs: Record<string, unknown>, other?: OtherVersion): SavedBy | null {
  const me = useMe();
  const number = Number(/\d+/.exec(versionOf(theirs) ?? '')?.[0]);
  const { data, isPending } = useQuery({
    queryKey: ['history', resource, id, 'by', number],
    queryFn: async () => (await readHistory(resource, id as Identifier, { limit: 5 })).find(({ version }) => version === number)?.user ?? null,
    enabled: !other,
    retry: false,
    gcTime: 0,
  });
  if (other) return { who: other.by?.email ?? null, isMe: other.by?.id != null && other.by.id === me?.id, moment: formatMoment(other.at) };
  if (isPending) return null;
  return { who: data?.email ?? null, isMe: data?.id != null && data.id === me?.id, moment: formatMoment(theirs.updatedAt) };
}
