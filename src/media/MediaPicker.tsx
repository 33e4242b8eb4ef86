import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useRef, useState } from 'react';
import { InfiniteListBase, useListContext } from 'react-admin';
import { mediaListDeclaration, type MediaFile } from '../../domain/media';
import { listWords } from '../i18n/lists';
import { mediaWords } from '../i18n/media';
import { LoadMore } from '../list/ListPage';
import { LoadFailed } from '../ui/page';
import { MediaGrid } from './MediaGrid';

interface Props {
  /** Extensions to choose from, without a dot. */
  extensions: readonly string[];
  onChoose: (file: MediaFile) => void;
  onClose: () => void;
}

/** Lets people choose a stored file: type to search, arrow down to the results, Enter to choose. */
export function MediaPicker({ extensions, onChoose, onClose }: Props) {
  const title = useId();
  const filter = useMemo(() => ({ extension: extensions }), [extensions]);
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="md">
      <DialogTitle id={title}>{mediaWords.choose}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, height: '70vh' }}>
        <InfiniteListBase
          resource="files"
          filter={filter}
          sort={newestFirst}
          perPage={60}
          disableSyncWithLocation
          storeKey={false}
          disableAuthentication
          queryOptions={quiet}
        >
          <Choices onChoose={onChoose} />
        </InfiniteListBase>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{mediaWords.cancel}</Button>
      </DialogActions>
    </Dialog>
  );
}

const newestFirst = { field: mediaListDeclaration.defaultOrder.field, order: 'DESC' } as const;
/** The dialog shows errors itself. */
const quiet = { onError: () => undefined, refetchOnWindowFocus: false };

function Choices({ onChoose }: Pick<Props, 'onChoose'>) {
  const { data, error, isFetching, refetch, setFilters } = useListContext<MediaFile>();
  const [term, setTerm] = useState('');
  const results = useRef<HTMLDivElement>(null);
  return (
    <>
      <TextField
        type="search"
        label={mediaWords.search}
        size="small"
        autoFocus
        value={term}
        sx={{ mt: 1 }}
        onChange={({ target }) => {
          setTerm(target.value);
          setFilters({ term: target.value.trim() || undefined });
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          results.current?.querySelector('button')?.focus();
        }}
      />
      {isFetching && <LinearProgress aria-label={listWords.loading} sx={{ height: 2, mb: '-2px' }} />}
      {error && !isFetching && <LoadFailed error={error as Error} onRetry={() => void refetch()} />}
      <div ref={results} style={{ display: 'contents' }}>
        <MediaGrid onOpen={onChoose} />
      </div>
      {data?.length === 0 && !isFetching && <Typography color="text.secondary">{mediaWords.none}</Typography>}
      <LoadMore />
    </>
  );
}
