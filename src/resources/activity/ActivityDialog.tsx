import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { type ActivityDetails } from '../../../domain/administration/activity';
import { contentTypes } from '../../../domain/contentTypes';
import { apiFetch } from '../../api/http';
import { activityWords } from '../../i18n/administration';
import { listWords } from '../../i18n/lists';
import { reviewWords } from '../../i18n/review';
import { untitled } from '../../i18n/untitled';
import { DifferenceList, RecordContent } from '../../review/Difference';
import { differencesBetween } from '../../review/history/versions';
import { formatMoment } from '../../ui/format';
import { editPath } from '../../ui/paths';
import { LoadFailed } from '../../ui/page';

/** What one change did, and a way to the record. */
export function ActivityDialog({ id, onClose }: { id: number; onClose: () => void }) {
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
        {reviewWords.actions[event]}: {formatMoment(at)}, {user?.email ?? reviewWords.system}
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
