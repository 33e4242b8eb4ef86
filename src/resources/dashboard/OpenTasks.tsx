import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { contentOf } from '../../../domain/contents';
import { idleDraftDays, type Dashboard, type NamedEntry } from '../../../domain/administration/dashboard';
import { inboxTypes } from '../../../domain/inbox/inbox';
import { maxGapsCounted } from '../../../domain/translations/list';
import { inboxCountsQuery, inboxSections } from '../../inbox/inboxCards';
import { initialGapFilter, readGapCounts } from '../../ui/gapPath';
import { queryClient } from '../../cache/queryClient';
import { dashboardWords } from '../../i18n/administration';
import { listPath, editPath, filteredList } from '../../ui/paths';
import { useConfig, useFeature } from '../../session/config';
import { useMe } from '../../session/session';
import { apiFetch } from '../../api/http';
import type { Activity } from '../../../domain/administration/activity';
import { formatQuery } from '../../../domain/http';
import { formatDay, formatDateTime } from '../../ui/format';
import { BarList, type Bar } from '../../ui/BarList';
import { Assigned, Mentioned } from './Assigned';
import { LinkList } from './LinkList';
import { OwnDrafts } from './OwnDrafts';
import { EmptyNote, Panel, Panels } from './Panel';
import { useNames } from '../../session/colleagues';

/** Open tasks (waiting items, drafts, deadlines) and recent publications. */
export function OpenTasks({ overview: { published, drafts, deadlines, failedMails } }: { overview: Dashboard }) {
  const barsOf = (
    types: readonly { resource: string; count: number }[],
    filterOf: (resource: string) => Record<string, unknown>,
  ): Bar[] =>
    types
      .toSorted((a, b) => b.count - a.count)
      .map(({ resource, count }) => ({
        key: resource,
        label: contentOf(resource)?.label.plural ?? resource,
        count,
        to: filteredList(resource, filterOf(resource)),
      }));
  const nameOf = useNames(published.latest.length > 0);
  const idsOf = (resource: string) => ({ ids: published.types.find((type) => type.resource === resource)?.ids });
  return (
    <Panels width={320}>
      <Assigned />
      <Mentioned />
      <OwnDrafts />
      <Mine />
      <Waiting />
      <Panel title={dashboardWords.deadlines(deadlines.days)}>
        {deadlines.entries.length === 0 ? (
          <EmptyNote>{dashboardWords.noDeadlines}</EmptyNote>
        ) : (
          <EntryLines entries={deadlines.entries} note={({ on }) => formatDay(on)} />
        )}
      </Panel>
      <Panel title={dashboardWords.drafts(idleDraftDays)}>
        {drafts.types.length === 0 ? (
          <EmptyNote>{dashboardWords.noDrafts}</EmptyNote>
        ) : (
          <BarList bars={barsOf(drafts.types, () => ({ status: ['draft'], changedBefore: [drafts.before] }))} />
        )}
      </Panel>
      <Panel title={dashboardWords.published(published.days)}>
        {published.types.length === 0 ? (
          <EmptyNote>{dashboardWords.nothingPublished}</EmptyNote>
        ) : (
          <>
            <BarList bars={barsOf(published.types, idsOf)} />
            <Typography variant="h3" sx={{ mt: 2, mb: 1 }}>
              {dashboardWords.latest}
            </Typography>
            <EntryLines
              entries={published.latest}
              note={({ at, by }) => dashboardWords.by(formatDateTime(at), by && nameOf({ id: null, email: by }))}
            />
          </>
        )}
      </Panel>
      <Gaps />
      {failedMails !== null && (
        <Panel title={dashboardWords.failedMails}>
          {failedMails === 0 ? (
            <EmptyNote>{dashboardWords.noFailedMails}</EmptyNote>
          ) : (
            <MuiLink
              component={Link}
              to={filteredList('mails', { state: ['failed'] })}
              color="error"
              sx={{ fontWeight: 600 }}
            >
              {dashboardWords.mails(failedMails)}
            </MuiLink>
          )}
        </Panel>
      )}
    </Panels>
  );
}

/** The counts shown in the menu and in the sections of the inbox. */
function Waiting() {
  const isOn = useFeature();
  const { data } = useQuery(inboxCountsQuery, queryClient);
  if (!isOn('PLUGIN_ENABLE_INBOX') || !data) return null;
  const bars = inboxSections(isOn).flatMap((type): Bar[] =>
    data[type]
      ? [{ key: type, label: inboxTypes[type].section, count: data[type], to: `${listPath('inbox')}#${type}` }]
      : [],
  );
  return (
    <Panel title={dashboardWords.waiting}>
      {bars.length === 0 ? <EmptyNote>{dashboardWords.nothingWaits}</EmptyNote> : <BarList bars={bars} />}
    </Panel>
  );
}

/** The records that the user changed last, without duplicates. */
function Mine() {
  const me = useMe();
  const { leftOut = [] } = useConfig();
  const { data } = useQuery({
    queryKey: ['activity', 'mine', me?.id],
    queryFn: ({ signal }) => apiFetch<Activity[]>(`/activity?${formatQuery({ by: me!.id, limit: 40 })}`, { signal }),
    enabled: me !== null && me !== undefined && !leftOut.includes('activity'),
    gcTime: 0,
    retry: false,
  });
  if (!data) return null;
  const latest = new Map<string, Activity>();
  for (const change of data) {
    const key = `${change.resource} ${change.recordId}`;
    if (!latest.has(key)) latest.set(key, change);
  }
  const entries = [...latest.values()]
    .filter(({ event }) => event !== 'delete')
    .slice(0, maxOwnRecords)
    .map(({ resource, recordId, title, at }) => ({
      resource: resource as NamedEntry['resource'],
      id: recordId,
      title,
      at,
    }));
  return (
    <Panel title={dashboardWords.mine}>
      {entries.length === 0 ? (
        <EmptyNote>{dashboardWords.noneMine}</EmptyNote>
      ) : (
        <EntryLines entries={entries} note={({ at }) => formatDateTime(at)} />
      )}
    </Panel>
  );
}

const maxOwnRecords = 6;

/** The counts of the translation queue. */
function Gaps() {
  const { data } = useQuery({
    queryKey: ['translation-gaps', 'counts'],
    queryFn: ({ signal }) => readGapCounts(initialGapFilter, signal),
    gcTime: 0,
    retry: false,
  });
  if (!data) return null;
  const bars = Object.entries(data.counts)
    .filter(([, count]) => count > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([resource, count]): Bar => ({
      key: resource,
      label: contentOf(resource)?.label.plural ?? resource,
      count,
      isMore: count >= maxGapsCounted,
      to: filteredList('translation-gaps', { ...initialGapFilter, type: [resource] }),
    }));
  return (
    <Panel title={dashboardWords.gaps}>
      {bars.length === 0 ? <EmptyNote>{dashboardWords.noGaps}</EmptyNote> : <BarList bars={bars} />}
    </Panel>
  );
}

/** Entries in a column, with links to their forms. `note` is shown next to the type. */
function EntryLines<Entry extends NamedEntry>({
  entries,
  note,
}: {
  entries: readonly Entry[];
  note: (entry: Entry) => string;
}) {
  return (
    <LinkList
      lines={entries.map((entry) => ({
        key: `${entry.resource} ${entry.id}`,
        title: entry.title,
        to: editPath(entry.resource, entry.id),
        note: `${contentOf(entry.resource)?.label.singular} · ${note(entry)}`,
      }))}
    />
  );
}
