import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import { contentOf } from '../../../domain/contents';
import { draftsAfter, type Dashboard, type NamedEntry } from '../../../domain/administration/dashboard';
import { inboxTypes } from '../../../domain/inbox/inbox';
import { mostGapsCounted } from '../../../domain/translations/list';
import { inboxCountsQuery, inboxSections } from '../../inbox/inboxCards';
import { readGapCounts } from '../../ui/gapPath';
import { queryClient } from '../../cache/queryClient';
import { dashboardWords } from '../../i18n/administration';
import { untitled } from '../../i18n/untitled';
import { listPath, editPath } from '../../ui/paths';
import { useFeature } from '../../session/config';
import { formatDay, formatMoment } from '../../ui/format';
import { BarList, type Bar } from '../../ui/BarList';
import { filteredList } from '../../ui/filteredList';
import { Nothing, Panel, Panels } from './Panel';

/** Open tasks: waiting items, drafts and deadlines; and what is published. */
export function Work({ overview: { published, drafts, deadlines, failedMails } }: { overview: Dashboard }) {
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
  const idsOf = (resource: string) => ({ ids: published.types.find((type) => type.resource === resource)?.ids });
  return (
    <Panels width={320}>
      <Waiting />
      <Panel title={dashboardWords.deadlines(deadlines.days)}>
        {deadlines.entries.length === 0 ? (
          <Nothing>{dashboardWords.noDeadlines}</Nothing>
        ) : (
          <EntryLines entries={deadlines.entries} note={({ on }) => formatDay(on)} />
        )}
      </Panel>
      <Panel title={dashboardWords.drafts(draftsAfter)}>
        {drafts.types.length === 0 ? (
          <Nothing>{dashboardWords.noDrafts}</Nothing>
        ) : (
          <BarList bars={barsOf(drafts.types, () => ({ status: ['draft'], changedBefore: [drafts.before] }))} />
        )}
      </Panel>
      <Panel title={dashboardWords.published(published.days)}>
        {published.types.length === 0 ? (
          <Nothing>{dashboardWords.nothingPublished}</Nothing>
        ) : (
          <>
            <BarList bars={barsOf(published.types, idsOf)} />
            <Typography variant="h3" sx={{ mt: 2, mb: 1 }}>
              {dashboardWords.latest}
            </Typography>
            <EntryLines entries={published.latest} note={({ at, by }) => dashboardWords.by(formatMoment(at), by)} />
          </>
        )}
      </Panel>
      <Gaps />
      {failedMails !== null && (
        <Panel title={dashboardWords.failedMails}>
          {failedMails === 0 ? (
            <Nothing>{dashboardWords.noFailedMails}</Nothing>
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

/** The numbers of the menu and of the inbox sections. */
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
      {bars.length === 0 ? <Nothing>{dashboardWords.nothingWaits}</Nothing> : <BarList bars={bars} />}
    </Panel>
  );
}

/** The counts of the queue of translations. */
function Gaps() {
  const { data } = useQuery({
    queryKey: ['translation-gaps', 'counts'],
    queryFn: ({ signal }) => readGapCounts(signal),
    gcTime: 0,
    retry: false,
  });
  if (!data) return null;
  const bars = Object.entries(data)
    .filter(([, count]) => count > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([resource, count]): Bar => ({
      key: resource,
      label: contentOf(resource)?.label.plural ?? resource,
      count,
      isMore: count >= mostGapsCounted,
      to: filteredList('translation-gaps', { type: [resource] }),
    }));
  return (
    <Panel title={dashboardWords.gaps}>
      {bars.length === 0 ? <Nothing>{dashboardWords.noGaps}</Nothing> : <BarList bars={bars} />}
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
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {entries.map((entry) => (
        <li key={`${entry.resource} ${entry.id}`}>
          <MuiLink
            component={Link}
            to={editPath(entry.resource, entry.id)}
            color="textPrimary"
            sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}
          >
            {entry.title || untitled.de}
          </MuiLink>
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {contentOf(entry.resource)?.label.singular} · {note(entry)}
          </Box>
        </li>
      ))}
    </Box>
  );
}
