import ToggleButton from '@mui/material/ToggleButton';
import { useEffect, useMemo, useState, useId } from 'react';
import { useListContext, useStore } from 'react-admin';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { activityListDeclaration, type Activity, type ActivityDetails } from '../../../domain/administration/activity';
import { contentOf } from '../../../domain/contents';
import { contentTypes } from '../../../domain/contentTypes';
import { text } from '../../../domain/fields';
import { placesOf } from '../../../domain/review/places';
import { activityWords } from '../../i18n/administration';
import { pageLabels } from '../../i18n/shell';
import { reviewWords } from '../../i18n/review';
import { systemName, untitled } from '../../i18n/untitled';
import { ContentList } from '../../list/ContentList';
import type { Row } from '../../list/ListType';
import { FieldColumn } from '../../list/table/FieldColumn';
import { placeLabel } from '../../fields/values';
import { formatDateTime } from '../../ui/format';
import { apiFetch } from '../../api/http';
import { listWords } from '../../i18n/lists';
import { DifferenceList, RecordContent } from '../../review/Difference';
import { differencesBetween } from '../../review/history/versions';
import { editPath } from '../../ui/paths';
import { LoadFailed } from '../../ui/page';
import { AccountName } from '../../session/colleagues';

/** The declaration of the list of changes, which can concern any type. */
const activities = {
  ...activityListDeclaration,
  name: 'activity',
  label: pageLabels.activity,
  titleField: 'title',
  fields: {
    type: text({ label: activityWords.type }),
    title: text({ label: activityWords.name }),
    changed: text({ label: activityWords.changed }),
  },
  nothing: { title: activityWords.empty, hint: activityWords.hint },
};

const activityOf = (row: Row) => row as unknown as Activity;
const changedBy = (row: Row) => {
  const { user } = activityOf(row);
  return user ? <AccountName of={user} /> : systemName;
};
const texts = {
  at: (row: Row) => formatDateTime(activityOf(row).at),
  type: (row: Row) => contentOf(activityOf(row).resource)?.label.singular ?? activityOf(row).resource,
  title: (row: Row) => activityOf(row).title || untitled.de,
  changed: (row: Row) => {
    const { event, resource, changed } = activityOf(row);
    if (event !== 'update') return reviewWords.actions[event];
    const type = contentTypes[resource as keyof typeof contentTypes];
    const labels = placesOf(type).flatMap((place) => (changed.includes(place.path) ? [placeLabel(place)] : []));
    return labels.join(', ') || activityWords.nothingShown;
  },
};

/** /activity: who changed what and when, in records of all types. */
export function ActivityPage() {
  const [viewed, setViewed] = useState<number | null>(null);
  const type = useMemo(() => ({ ...activities, onOpen: ({ id }: Row) => setViewed(id) }), []);
  return (
    <>
      <ContentList type={type} actions={<SinceLastVisit />}>
        <FieldColumn source="at" label={activityWords.at} width={130} text={texts.at} />
        <FieldColumn source="by" label={activityWords.by} width={180} content={changedBy} />
        <FieldColumn source="type" width={120} text={texts.type} />
        <FieldColumn source="title" width={300} text={texts.title} />
        <FieldColumn source="changed" width={260} grow text={texts.changed} />
      </ContentList>
      {viewed !== null && <ActivityDialog id={viewed} onClose={() => setViewed(null)} />}
    </>
  );
}

/** Opening the page again within this time counts as the same visit. In milliseconds. */
const oneVisit = 30 * 60_000;

/** Filters the list by what has happened since the last visit to this page in this browser. */
function SinceLastVisit() {
  const [{ now, last }, setVisits] = useStore<{ now: number; last?: number }>('activity.visits', { now: 0 });
  const { filterValues, setFilters } = useListContext();
  useEffect(() => {
    setVisits(({ now, last }) => ({
      now: Date.now(),
      ...(now > 0 && Date.now() - now > oneVisit ? { last: now } : last !== undefined && { last }),
    }));
  }, [setVisits]);
  if (now === 0 || last === undefined) return null;
  const since = new Date(last).toISOString();
  const isOn = filterValues.since === since;
  const { since: _, ...others } = filterValues;
  return (
    <ToggleButton
      value="since"
      size="small"
      selected={isOn}
      onChange={() => setFilters(isOn ? others : { ...others, since })}
    >
      {activityWords.sinceLastVisit(formatDateTime(since))}
    </ToggleButton>
  );
}

/** Shows what a change did, with a link to the record. */
function ActivityDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const heading = useId();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['activity', 'one', id],
    queryFn: ({ signal }) => apiFetch<ActivityDetails>(`/activity/${id}`, { signal }),
    gcTime: 0,
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="md">
      <DialogTitle id={heading} sx={{ overflowWrap: 'anywhere' }}>
        {data ? data.title || untitled.de : activityWords.change}
      </DialogTitle>
      {isFetching && <LinearProgress aria-label={listWords.loading} sx={{ height: 2 }} />}
      <DialogContent dividers tabIndex={0}>
        {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {data && <Change activity={data} />}
      </DialogContent>
      <DialogActions>
        {data && data.event !== 'delete' && (
          <Button component={Link} to={editPath(data.resource, data.recordId)}>
            {activityWords.open}
          </Button>
        )}
        <Button onClick={onClose} autoFocus>
          {reviewWords.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Change({ activity: { resource, event, at, user, before, record } }: { activity: ActivityDetails }) {
  const type = contentTypes[resource as keyof typeof contentTypes];
  return (
    <>
      <Typography variant="body2" color="text.secondary" gutterBottom>
        {reviewWords.actions[event]}: {formatDateTime(at)}, {user ? <AccountName of={user} /> : systemName}
      </Typography>
      {before === null ? (
        <RecordContent type={type} record={record} />
      ) : (
        <DifferenceList
          type={type}
          differences={differencesBetween(type, before, record).map(({ place, ours, theirs }) => ({
            place,
            before: ours,
            after: theirs,
          }))}
        />
      )}
    </>
  );
}
