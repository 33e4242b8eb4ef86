import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatQuery, maxLimit } from '../../domain/http';
import { localized } from '../../domain/locales';
import { contents } from '../../domain/contents';
import { cacheKeys } from './afterWrites';
import { queryClient, freshUntilInvalidated } from './queryClient';
import { apiFetch } from '../api/http';

/** A contact group in the short shape; groups on the second level name their parent. */
export interface GroupEntry {
  id: number;
  name: string;
  isPublic: boolean;
  position: number;
  parent: { id: number; name?: string } | null;
  translations: { fr?: object; it?: object };
}

/**
 * All groups, loaded page by page, whose names filters and forms show.
 * @throws like `apiFetch`
 */
export const contactGroupsQuery = queryOptions({
  queryKey: cacheKeys.contactGroups,
  queryFn: async (): Promise<readonly GroupEntry[]> => {
    const all: GroupEntry[] = [];
    for (let last = maxLimit; last === maxLimit;) {
      const query = formatQuery({
        limit: maxLimit,
        offset: all.length || undefined,
        orderBy: ['position', 'name', 'id'],
        orderDirection: ['ASC', 'ASC', 'ASC'],
        shape: 'summary',
      });
      const page = await apiFetch<GroupEntry[]>(`/${contents['contact-groups'].name}?${query}`);
      last = page.length;
      all.push(...page);
    }
    return all;
  },
  ...freshUntilInvalidated,
});

const none: readonly GroupEntry[] = [];

/** All groups by position. Always available, because the shell waits for them. */
export function useContactGroups(): readonly GroupEntry[] {
  return useQuery({ ...contactGroupsQuery, enabled: false }, queryClient).data ?? none;
}

/** A top-level group with the groups below it. */
export interface GroupBranch {
  group: GroupEntry;
  children: GroupEntry[];
}

/** The two levels of groups, in order. A group whose parent no longer exists counts as top-level. */
export function branchesOf(entries: readonly GroupEntry[]): GroupBranch[] {
  const known = new Set(entries.map(({ id }) => id));
  const isTop = ({ parent }: GroupEntry) => parent === null || parent === undefined || !known.has(parent.id);
  return entries
    .filter(isTop)
    .map((group) => ({ group, children: entries.filter((entry) => !isTop(entry) && entry.parent?.id === group.id) }));
}

export const groupName = (group: object): string => String(localized(group, 'name', 'de') ?? '');

/** The name of a group by its id, preceded by its parent's: `Kanton: Wirtschaft`. */
export function useGroupNames(): (group: { id: number; name?: string }) => string {
  const entries = useContactGroups();
  return useMemo(() => {
    const known = new Map(entries.map((entry) => [entry.id, entry]));
    return (group) => {
      const entry = known.get(group.id);
      const above = entry?.parent && known.get(entry.parent.id);
      const own = entry ? groupName(entry) : groupName(group);
      return above ? `${groupName(above)}: ${own}` : own;
    };
  }, [entries]);
}
