import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { maxOwnAssignments, type OwnAssignment } from '../../../domain/comments';
import { contentOf } from '../../../domain/contents';
import { inboxPresence } from '../../../domain/live';
import { apiFetch } from '../../api/http';
import { cacheKeys } from '../../cache/afterWrites';
import { mentionsQuery, pathOf } from '../../comments/mentionsQuery';
import { dashboardWords } from '../../i18n/administration';
import { commentWords } from '../../i18n/comments';
import { pageLabels } from '../../i18n/shell';
import { useNames } from '../../session/colleagues';
import { useHasPart } from '../../session/config';
import { useMe } from '../../session/session';
import { formatDateTime } from '../../ui/format';
import { filteredList } from '../../ui/paths';
import { LinkList } from './LinkList';
import { EmptyNote, Panel } from './Panel';

const maxLines = 6;

/** The user's assignments. */
export function Assigned() {
  const isOffered = useHasPart('comments');
  const { data } = useQuery({
    queryKey: [...cacheKeys.assignments, 'mine'],
    queryFn: ({ signal }) => apiFetch<OwnAssignment[]>('/assignments/mine', { signal }),
    enabled: isOffered,
    gcTime: 0,
    retry: false,
  });
  const nameOf = useNames(data !== undefined && data.length > 0);
  if (!data) return null;
  return (
    <Panel title={dashboardWords.assigned}>
      {data.length === 0 ? (
        <EmptyNote>{dashboardWords.noneAssigned}</EmptyNote>
      ) : (
        <LinkList
          lines={data.slice(0, maxLines).map((one) => ({
            key: `${one.resource} ${one.recordId}`,
            title: one.title,
            to: pathOf(one),
            note: dashboardWords.by(formatDateTime(one.at), one.by && nameOf(one.by)),
          }))}
        />
      )}
      {data.length > 0 && <AllAssigned data={data} />}
    </Panel>
  );
}

/** Links to all assignments, one per list, filtered by the user. */
function AllAssigned({ data }: { data: readonly OwnAssignment[] }) {
  const me = useMe()?.id;
  const isFull = data.length >= maxOwnAssignments;
  return (
    <Typography variant="body2" sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      <span>{dashboardWords.allAssigned}</span>
      {[...new Set(data.map(({ resource }) => resource))].map((resource) => (
        <Link
          key={resource}
          component={RouterLink}
          to={resource === inboxPresence ? `/inbox?assignee=${me}` : filteredList(resource, { assignee: [String(me)] })}
          sx={{ minHeight: 24 }}
        >
          {contentOf(resource)?.label.plural ?? pageLabels.inbox.plural}{' '}
          {data.filter((one) => one.resource === resource).length}
          {isFull && '+'}
        </Link>
      ))}
    </Typography>
  );
}

/** The latest comments that mention the user; the bell in the menu has already loaded them. */
export function Mentioned() {
  const isOffered = useHasPart('comments');
  const { data } = useQuery({ ...mentionsQuery, enabled: isOffered });
  const nameOf = useNames(data !== undefined && data.data.length > 0);
  if (!data) return null;
  return (
    <Panel title={commentWords.mentions}>
      {data.data.length === 0 ? (
        <EmptyNote>{commentWords.noMentions}</EmptyNote>
      ) : (
        <LinkList
          lines={data.data.slice(0, maxLines).map((one) => ({
            key: String(one.id),
            title: one.title,
            to: pathOf(one, one.id),
            isNew: one.seenAt === null,
            note: [
              ...(one.seenAt === null ? [commentWords.unread] : []),
              dashboardWords.by(formatDateTime(one.at), nameOf(one.author)),
            ].join(' · '),
          }))}
        />
      )}
    </Panel>
  );
}
