import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Order } from '../../../domain/contentType';
import { deletedListDeclaration, type DeletedCard } from '../../../domain/administration/deleted';
import { deletedWords } from '../../i18n/administration';
import { listWords } from '../../i18n/lists';
import { untitled } from '../../i18n/untitled';
import { editPath } from '../../ui/paths';
import { ListPage } from '../../list/ListPage';
import { SearchField } from '../../list/filters/SearchField';
import { useDeleted } from './calls';
import { DeletedDialog } from './DeletedDialog';
import { DeletedTable } from './DeletedTable';

/** /settings/deleted: administrators look at what was deleted, and bring it back. */
export function DeletedPage() {
  const [term, setTerm] = useState('');
  const [order, setOrder] = useState<Order>(deletedListDeclaration.defaultOrder);
  const [viewed, setViewed] = useState<DeletedCard | null>(null);
  const [restored, setRestored] = useState<DeletedCard | null>(null);
  const { data, error, isFetching, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useDeleted(
    term,
    order,
  );
  const cards = data?.pages.flat() ?? [];
  const news = useRef<HTMLAnchorElement>(null);
  // What had the focus is gone with its row.
  useEffect(() => {
    if (restored) news.current?.focus();
  }, [restored]);
  return (
    <ListPage title={deletedWords.title} actions={null}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <SearchField value={term} onChange={setTerm} />
        <Typography variant="body2" color="text.secondary">
          {deletedWords.hint}
        </Typography>
      </Stack>
      {isFetching && <LinearProgress aria-label={listWords.loading} sx={{ height: 2, flexShrink: 0 }} />}
      {restored && (
        <Alert severity="success" role="status" onClose={() => setRestored(null)}>
          {deletedWords.restored(restored.title || untitled.de)}{' '}
          <Link
            ref={news}
            component={RouterLink}
            to={editPath(restored.resource, restored.id)}
            color="inherit"
            underline="always"
          >
            {deletedWords.open}
          </Link>
        </Alert>
      )}
      {error && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" size="small" onClick={() => void refetch()}>
              {listWords.retry}
            </Button>
          }
        >
          {listWords.failed} {error.message}
        </Alert>
      )}
      {data && cards.length === 0 && (
        <Typography role="status" color="text.secondary">
          {term === '' ? deletedWords.empty : deletedWords.nothingFound}
        </Typography>
      )}
      {cards.length > 0 && <DeletedTable cards={cards} order={order} onOrder={setOrder} onView={setViewed} />}
      {!isPending && cards.length > 0 && (
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center', minHeight: 36 }}>
          <Typography role="status" variant="body2" color="text.secondary">
            {hasNextPage ? listWords.loaded(cards.length) : listWords.complete(cards.length)}
          </Typography>
          {hasNextPage && (
            <Button variant="outlined" size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {listWords.loadMore}
            </Button>
          )}
        </Stack>
      )}
      {viewed && (
        <DeletedDialog
          card={viewed}
          onClose={() => setViewed(null)}
          onRestored={() => {
            setViewed(null);
            setRestored(viewed);
          }}
        />
      )}
    </ListPage>
  );
}
