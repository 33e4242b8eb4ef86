import Alert from '@mui/material/Alert';
import { useEffect, useState, useId } from 'react';
import type { Identifier } from 'react-admin';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ContentType } from '../../../domain/contentType';
import type { Side } from '../../../domain/review/places';
import type { HistoryEntry } from '../../../domain/history';
import { reviewWords } from '../../i18n/review';
import { isKey, keyTable } from '../../keys/keyTable';
import { placeLabel } from '../../fields/values';
import { restore, undo, type Restoring, type RestoreProps, useHistory, otherOf, previousOf } from './versions';
import { VersionDetails } from './VersionDetails';
import { VersionList } from './VersionList';
import { LoadFailed } from '../../ui/page';

interface HistoryProps {
  type: ContentType;
  id: Identifier;
  form: UseFormReturn<FieldValues>;
  open: boolean;
  onClose: () => void;
  onSave: () => void;
}

/** The earlier versions of a record. Values restored into the form are saved like typed ones. */
export function History({ type, id, form, open, onClose, onSave }: HistoryProps) {
  const [opened, setOpened] = useState<{ start: Side; state: Restoring } | null>(null);
  useEffect(() => {
    if (!open) return;
    const start = structuredClone(form.getValues());
    setOpened({ start, state: { now: start, restored: [] } });
  }, [form, open]);
  if (!opened) return null;

  const { start, state } = opened;
  const fill = (next: Restoring) => {
    form.reset(structuredClone(next.now));
    setOpened({ start, state: next });
  };
  const news =
    state.restored.length > 0 ? reviewWords.restored(state.restored.map(({ place }) => placeLabel(place))) : '';
  return (
    <>
      {news !== '' && !open && (
        <Alert severity="info" role="status" onClose={() => setOpened(null)} sx={{ mb: 1 }}>
          {news}
        </Alert>
      )}
      {open && (
        <HistoryDialog
          type={type}
          id={id}
          start={start}
          {...state}
          news={news}
          onRestore={(differences) => fill(restore(state, differences))}
          onUndo={(difference) => fill(undo(state, difference))}
          onClose={onClose}
          onSave={onSave}
        />
      )}
    </>
  );
}

interface HistoryDialogProps extends RestoreProps {
  type: ContentType;
  id: Identifier;
  /** Announced when something has been restored. */
  news: string;
  onClose: () => void;
  /** The form's save shortcut also works in the dialog. */
  onSave: () => void;
}

/** On the left who changed what and when, on the right the differences of one version. */
export function HistoryDialog({ type, id, news, onClose, onSave, ...props }: HistoryDialogProps) {
  const heading = useId();
  const { entries, error, isPending, hasNextPage, isFetchingNextPage, more, retry } = useHistory(type.name, id, {
    merged: true,
  });
  const [selected, setSelected] = useState<number | null>(null);
  const entry = entries.find((one) => one.id === selected) ?? entries[0];
  const previous = entry && previousOf(entries, entry);
  const otherIn = (one: HistoryEntry) => otherOf(type, Number(id), entries, one);
  return (
    <Dialog
      open
      onClose={onClose}
      onKeyDown={(event) => {
        if (isKey(event.nativeEvent, keyTable.form.save)) onSave();
      }}
      aria-labelledby={heading}
      fullWidth
      maxWidth="lg"
      scroll="paper"
      slotProps={{ paper: { sx: { height: '85vh' } } }}
    >
      <DialogTitle id={heading}>{reviewWords.history}</DialogTitle>
      {isPending && <LinearProgress aria-label={reviewWords.loading} sx={{ flexShrink: 0 }} />}
      <DialogContent
        dividers
        sx={{
          p: 0,
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          overflow: { xs: 'auto', sm: 'hidden' },
        }}
      >
        {error && <LoadFailed error={error} onRetry={retry} sx={{ m: 2, alignSelf: 'start' }} />}
        {!error && !isPending && !entry && <Typography sx={{ p: 2 }}>{reviewWords.noHistory}</Typography>}
        {entry && (
          <>
            <VersionList
              entries={entries}
              otherOf={(one) => {
                const other = otherIn(one);
                return other && { whose: reviewWords.versionOf(other.name, other.id), isJoining: other.isJoining };
              }}
              selected={entry.id}
              onSelect={setSelected}
              onMore={hasNextPage ? more : undefined}
              isLoading={isFetchingNextPage}
            />
            <Box
              role="region"
              aria-label={reviewWords.details}
              tabIndex={0}
              sx={{ flex: '1 1 0', minWidth: 0, p: 2, overflowY: { sm: 'auto' } }}
            >
              <VersionDetails
                key={entry.id}
                resource={type.name}
                type={type}
                entry={entry}
                other={otherIn(entry)}
                previous={previous}
                needsOlder={hasNextPage && !previous}
                onOlder={more}
                onSeparated={onClose}
                {...props}
              />
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Typography role="status" variant="body2" color="text.secondary" sx={{ mr: 'auto', pl: 1 }}>
          {news || reviewWords.historyHint}
        </Typography>
        <Button onClick={onClose}>{reviewWords.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
