import { queryOptions } from '@tanstack/react-query';
import { commentParameter, type Mention, type OwnAssignment } from '../../domain/comments';
import { inboxPresence } from '../../domain/live';
import { apiRequest } from '../api/http';
import { editPath, listPath } from '../ui/paths';

/** The comments that mention this account, latest first, and the number of unread ones. */
export const mentionsQuery = queryOptions({
  queryKey: ['mentions'],
  queryFn: async ({ signal }) => {
    const { data, meta } = await apiRequest<Mention[]>('/mentions', { signal, isBackground: true });
    return { data, meta: meta as { unread: number } };
  },
  staleTime: Infinity,
  retry: false,
});

/** The page of a record or item, with a comment opened. */
export const pathOf = ({ resource, recordId, path }: Omit<OwnAssignment, 'by' | 'at'>, comment?: number): string => {
  const page = path ?? (resource === inboxPresence ? listPath(resource) : editPath(resource, recordId));
  return comment === undefined ? page : `${page}?${commentParameter}=${comment}`;
};
