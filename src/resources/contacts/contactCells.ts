import { useCallback } from 'react';
import { localized } from '../../../domain/locales';
import { useGroupNames } from '../../cache/contactGroups';
import type { Row } from '../../list/ListType';

type Named = { id: number; name?: string };

/** The names on the other side of employments, without duplicates. */
export const namesOfOtherSide =
  (there: string) =>
  (row: Row): string => {
    const employments = Array.isArray(row.employments) ? (row.employments as Record<string, object>[]) : [];
    const names = employments
      .map((employment) => employment[there])
      .filter((other) => other !== undefined && other !== null)
      .map((other) => String(localized(other, 'name', 'de') ?? ''));
    return [...new Set(names)].filter(Boolean).join(', ');
  };

/** The groups of a contact, each with its parent: `Kanton: Wirtschaft`. */
export function useGroupsOf(): (row: Row) => string {
  const groupName = useGroupNames();
  return useCallback(
    ({ contactGroups }) =>
      Array.isArray(contactGroups) ? (contactGroups as Named[]).map(groupName).filter(Boolean).join(', ') : '',
    [groupName],
  );
}
