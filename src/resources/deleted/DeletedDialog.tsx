import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { allContentTypes } from '../../../domain/contentTypes';
import { referenceTypes } from '../../../domain/referenceTypes';
import type { DeletedCard } from '../../../domain/administration/deleted';
import { problemOf } from '../../api/http';
import { restoreRecord } from '../../api/records';
import { deletedWords } from '../../i18n/administration';
import { formWords } from '../../i18n/forms';
import { reviewWords } from '../../i18n/review';
import { systemName, untitled } from '../../i18n/untitled';
import { useHistory } from '../../review/history/versions';
import { VersionList } from '../../review/history/VersionList';
import { RecordContent } from '../../review/Difference';
import { problemLabel } from '../../form/problems/problems';
import { editPath } from '../../ui/paths';
import { formatDateTime } from '../../ui/format';
import { LoadFailed } from '../../ui/page';
import { useNames } from '../../session/colleagues';

/** The versions of a deleted record; the selected one, at first the last, can be restored. */
export function DeletedDialog({
  card,
  onClose,
  onRestored,
}: {
  card: DeletedCard;
  onClose: () => void;
  onRestored: () => void;
}) {
  const heading = useId();
  const type = [...allContentTypes, ...referenceTypes].find(({ name }) => name === card.resource);
  const { entries, error, isPending, hasNextPage, isFetchingNextPage, more, retry } = useHistory(
    card.resource,
    card.id,
  );
  const nameOf = useNames();
  const [selected, setSelected] = useState<number | null>(null);
  const entry = entries.find(({ id }) => id === selected) ?? entries[0];
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string[] | null>(null);

  const isPart = card.partOf !== null;

  const act = async (apart = false) => {
    if (!entry) return;
    setBusy(true);
    setRefusal(null);
    try {
      await restoreRecord(card.resource, card.id, isPart ? { apart } : { historyId: entry.id });
      await Promise.all([
        client.invalidateQueries({ queryKey: ['deleted'] }),
        client.invalidateQueries({ queryKey: [card.resource], refetchType: 'none' }),
      ]);
      onRestored();
    } catch (reason) {
      const errors = problemOf(reason)?.errors ?? [];
      setRefusal(
        errors.length > 0
          ? errors.map(({ field, message }) =>
              type && field !== '' ? `${problemLabel(type, field)}: ${message}` : message,
            )
          : [(reason as Error).message],
      );
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={heading}
      fullWidth
      maxWidth="lg"
      scroll="paper"
      slotProps={{ paper: { sx: { height: '85vh' } } }}
    >
      <DialogTitle id={heading}>{card.title || untitled.de}</DialogTitle>
      {isPending && <LinearProgress aria-label={reviewWords.loading} sx={{ flexShrink: 0 }} />}
      {card.partOf !== null && (
        <Alert
          severity="info"
          sx={{ mx: 2, mb: 2, flexShrink: 0 }}
          action={
            <Button color="inherit" size="small" component={Link} to={editPath(card.resource, card.partOf)}>
              {deletedWords.openOther}
            </Button>
          }
        >
          {deletedWords.partOf(card.partOf)} {deletedWords.partOfHint}
        </Alert>
      )}
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
        {entry && (
          <>
            <VersionList
              entries={entries}
              selected={entry.id}
              onSelect={setSelected}
              onMore={hasNextPage ? more : undefined}
              isLoading={isFetchingNextPage}
            />
            <Box
              role="region"
              aria-label={deletedWords.versionOf(
                formatDateTime(entry.at),
                entry.user ? nameOf(entry.user) : systemName,
              )}
              tabIndex={0}
              sx={{ flex: '1 1 0', minWidth: 0, p: 2, overflowY: { sm: 'auto' } }}
            >
              {!isPart && entry.action === 'delete' && (
                <Typography variant="body2" color="text.secondary">
                  {deletedWords.lastVersion}
                </Typography>
              )}
              {type && <RecordContent type={type} record={entry.record} />}
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {refusal && (
          <Alert severity="error" sx={{ flexGrow: 1 }}>
            <strong>{deletedWords.notRestored}</strong>
            {refusal.map((message) => (
              <div key={message}>{message}</div>
            ))}
          </Alert>
        )}
        {isPart && refusal && (
          <Button loading={busy} onClick={() => void act(true)}>
            {deletedWords.restoreApart}
          </Button>
        )}
        <Button onClick={onClose}>{formWords.cancel}</Button>
        <Button variant="contained" disabled={!entry} loading={busy} onClick={() => void act()}>
          {isPart
            ? deletedWords.separate
            : entry && entry !== entries[0]
              ? deletedWords.restoreVersion
              : deletedWords.restore}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
