import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { Link } from 'react-router-dom';
import { readEnded } from '../../inbox/inbox';
import { inboxWords, sourceLabel } from '../../i18n/review';
import { listWords } from '../../i18n/lists';
import { untitled } from '../../i18n/untitled';
import { queryOf } from '../../list/filters/chosenFilters';
import type { InboxNarrowing } from '../../review/inbox/inboxFilters';
import { inboxTypeOf, inboxTypes, outcomeLabels, type EndedCard } from '../../../domain/inbox/inbox';
import { useUndo } from '../../review/inbox/ending/UndoMessage';
import { editPath } from '../../ui/paths';
import { formatMoment } from '../../ui/format';
import { useLeadOn } from '../../ui/UndoAlert';
import { HistoryFilters } from './HistoryFilters';
import { LoadFailed } from '../../ui/page';

const pageSize = 100;

/** Ended items: how, by whom and when; latest first. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [narrowing, setNarrowing] = useState<InboxNarrowing>({ term: '', chosen: [] });
  const query = queryOf(narrowing);
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['inbox', 'history', query],
    queryFn: ({ pageParam }) => readEnded(query, { limit: pageSize, offset: pageParam }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.data.length < pageSize ? undefined : pages.length * pageSize),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const items = data?.pages.flatMap((page) => page.data) ?? [];
  const isNarrowed = Object.keys(query).length > 0;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="md">
      <DialogTitle id={id}>{inboxWords.historyTitle}</DialogTitle>
      {isFetching && <LinearProgress aria-label={listWords.loading} sx={{ height: 2 }} />}
      <DialogContent dividers role="region" aria-labelledby={id} tabIndex={0}>
        <HistoryFilters narrowing={narrowing} people={data?.pages[0]?.meta.people ?? []} onChange={setNarrowing} />
        {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {data && items.length === 0 && (
          <p role="status">{isNarrowed ? inboxWords.historyNothing : inboxWords.historyEmpty}</p>
        )}
        <List dense disablePadding aria-label={inboxWords.historyTitle}>
          {items.map((item) => (
            <HistoryEntry key={item.id} item={item} />
          ))}
        </List>
        {hasNextPage && (
          <Button onClick={() => void fetchNextPage()} disabled={isFetching}>
            {listWords.loadMore}
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {inboxWords.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** An ended item: how, when and by whom, and what was left out. Links to its record, and can be undone. */
function HistoryEntry({ item }: { item: EndedCard }) {
  const { undo, isPending } = useUndo();
  const entry = useLeadOn<HTMLLIElement>((gone) =>
    (gone.nextElementSibling ?? gone.previousElementSibling)?.querySelector<HTMLElement>('button, a'),
  );
  const { resource } = inboxTypeOf(item.type);
  const title = item.title || untitled.de;
  // A deleted record has nothing to open.
  const isThere =
    resource !== undefined &&
    item.internalId !== null &&
    (item.outcome === 'merged' || item.outcome === 'partial' || item.outcome === 'dismissed');
  const facts = [
    item.outcome && outcomeLabels[item.outcome],
    formatMoment(item.endedAt),
    item.endedBy?.email,
    inboxTypes[item.type].section,
    sourceLabel(item.source),
  ];
  return (
    <ListItem ref={entry} disableGutters divider sx={{ gap: 1 }}>
      <ListItemText
        primary={
          isThere ? (
            <MuiLink component={Link} to={editPath(resource, item.internalId as number)}>
              {title}
            </MuiLink>
          ) : (
            title
          )
        }
        secondary={
          <>
            {facts.filter(Boolean).join(' · ')}
            {item.leftOut?.map(({ field, label, names }) => (
              <Box component="span" key={field} sx={{ display: 'block' }}>
                {inboxWords.leftOut(label, names)}
              </Box>
            ))}
          </>
        }
      />
      {item.canUndo && (
        <Button
          size="small"
          sx={{ flexShrink: 0 }}
          aria-label={inboxWords.undoOf(title)}
          aria-disabled={isPending || undefined}
          onClick={() => isPending || void undo([item], item.type)}
        >
          {inboxWords.undo}
        </Button>
      )}
    </ListItem>
  );
}
