import { useQuery } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { versionOf } from '../../api/records';
import { readHistory } from '../history/entries';

/**
 * The state that what is in the form was made from: the record as it was read; for restored changes of an earlier
 * visit, the version of that visit, from the history. `base` is undefined where it can't be known.
 */
export function useBase(resource: string, id: Identifier | undefined, read: FieldValues, ours: FieldValues): { base: FieldValues | undefined; isPending: boolean } {
  const isRead = versionOf(ours) === versionOf(read);
  const number = Number(/\d+/.exec(versionOf(ours) ?? '')?.[0]);
  const { data, isPending } = useQuery({
    queryKey: ['history', resource, id, number],
    queryFn: async () => (await readHistory(resource, id as Identifier, { limit: 100 })).find(({ version, action }) => version === number && action !== 'delete')?.record ?? null,
    enabled: !isRead,
    retry: false,
    gcTime: 0,
  });
  if (isRead) return { base: read, isPending: false };
  return { base: (data as FieldValues | null | undefined) ?? undefined, isPending };
}
