import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { inboxTypes, outcomeLabels } from '../../../domain/inbox';
import { readEnded } from '../../api/inbox';
import { inboxWords, sourceLabel } from '../../i18n/inbox';
import { listTexts } from '../../i18n/lists';
import { formatMoment } from '../../ui/format';

const pageSize = 100;

/** What has become of earlier items, by whom and when; the latest first. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['inbox', 'history'],
    queryFn: ({ pageParam }) => readEnded({ limit: pageSize, offset: pageParam }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < pageSize ? undefined : pages.length * pageSize),
    gcTime: 0,
  });
  const items = data?.pages.flat() ?? [];
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{inboxWords.historyTitle}</DialogTitle>
      {isFetching && <LinearProgress aria-label={listTexts.loading} sx={{ height: 2 }} />}
      <DialogContent dividers role="region" aria-labelledby={id} tabIndex={0}>
        {error && <Alert severity="error" action={<Button color="inherit" size="small" onClick={() => void refetch()}>{listTexts.retry}</Button>}>{error.message}</Alert>}
        {data && items.length === 0 && <p role="status">{inboxWords.historyEmpty}</p>}
        <List dense disablePadding>
          {items.map((item) => (
            <ListItem key={item.id} disableGutters divider>
              <ListItemText
                primary={item.title || inboxWords.untitled}
                secondary={[
                  item.outcome && outcomeLabels[item.outcome], formatMoment(item.endedAt), item.endedBy?.email, inboxTypes[item.type].section, sourceLabel(item.source),
                ].filter(Boolean).join(' · ')}
              />
            </ListItem>
          ))}
        </List>
        {hasNextPage && <Button onClick={() => void fetchNextPage()} disabled={isFetching}>{listTexts.loadMore}</Button>}
      </DialogContent>
      <DialogActions><Button onClick={onClose} autoFocus>{inboxWords.close}</Button></DialogActions>
    </Dialog>
  );
}
