import { useQueries } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { LatestChange } from '../../../domain/administration/activity';
import type { Assignment } from '../../../domain/comments';
import { maxValues } from '../../../domain/http';
import { apiFetch } from '../../api/http';
import { cacheKeys } from '../../cache/afterWrites';
import { systemName } from '../../i18n/untitled';
import { AccountName } from '../../session/colleagues';
import type { Row } from '../ListType';

/** The latest change of each row. */
export const LatestChangesContext = createContext<ReadonlyMap<number, LatestChange>>(new Map());

/**
 * Reads who changed the rows last, and again whenever a row changes.
 * @param rows undefined if the column is hidden
 */
export function useLatestChanges(resource: string, rows: readonly Row[] = []): ReadonlyMap<number, LatestChange> {
  return useQueries({
    queries: partsOf(rows).map((part) => {
      const ids = part.map(({ id }) => id).join(',');
      const changed = part.reduce((last, { updatedAt }) => (updatedAt > last ? updatedAt : last), '');
      return {
        queryKey: ['latest-changes', resource, ids, changed],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          apiFetch<LatestChange[]>(`/activity/latest?resource=${encodeURIComponent(resource)}&ids=${ids}`, { signal }),
        staleTime: Infinity,
        retry: false,
      };
    }),
    combine: combined,
  });
}

const combined = (results: { data?: LatestChange[] | undefined }[]) =>
  new Map(results.flatMap(({ data = [] }) => data).map((change) => [change.recordId, change]));

/** The assignee of each row. */
export const AssigneesContext = createContext<ReadonlyMap<number, Assignment>>(new Map());

/**
 * Reads the assignees of the rows, and again whenever the list changes.
 * @param rows undefined if the column is hidden
 */
export function useAssignees(resource: string, rows: readonly Row[] = []): ReadonlyMap<number, Assignment> {
  return useQueries({
    queries: partsOf(rows).map((part) => {
      const ids = part.map(({ id }) => id).join(',');
      return {
        queryKey: [...cacheKeys.assignments, resource, ids],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          apiFetch<Assignment[]>(`/assignments?resource=${encodeURIComponent(resource)}&ids=${ids}`, { signal }),
        staleTime: 10_000,
        retry: false,
        meta: { follows: [resource] },
      };
    }),
    combine: combinedAssignees,
  });
}

const combinedAssignees = (results: { data?: Assignment[] | undefined }[]) =>
  new Map(results.flatMap(({ data = [] }) => data).map((assignment) => [assignment.recordId, assignment]));

/** The assignee of a record. */
export function AssignedTo({ id }: { id: number }) {
  const assignment = useContext(AssigneesContext).get(id);
  return assignment && <AccountName of={assignment.assignee} />;
}

const partsOf = (rows: readonly Row[]) =>
  Array.from({ length: Math.ceil(rows.length / maxValues) }, (_, part) =>
    rows.slice(part * maxValues, (part + 1) * maxValues),
  );

/** Who last changed a record. */
export function ChangedBy({ id }: { id: number }) {
  const change = useContext(LatestChangesContext).get(id);
  return change && (change.user ? <AccountName of={change.user} /> : systemName);
}
