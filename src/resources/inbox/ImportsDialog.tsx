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
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import TextField from '@mui/material/TextField';
import type { InboxImport } from '../../../domain/inbox/inboxHistory';
import { inboxTypeOf } from '../../../domain/inbox/inbox';
import type { Synonym } from '../../../domain/inbox/synonyms';
import { fold } from '../../../domain/lists/search';
import { dismissImport, readImports, reopenImport, readSynonyms, removeSynonym } from '../../inbox/inbox';
import { importsWords, synonymWords } from '../../i18n/review';
import { listWords } from '../../i18n/lists';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { formatDateTime } from '../../ui/format';
import { useNames } from '../../session/colleagues';

/**
 * The latest imports with the number of their open items; a wrong one is dismissed as a whole, which can be undone
 * here.
 */
export function ImportsDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const client = useQueryClient();
  const { data, error, isFetching } = useQuery({ queryKey: ['inbox', 'imports'], queryFn: readImports, gcTime: 0 });
  const nameOf = useNames(data !== undefined);
  const [confirming, setConfirming] = useState<InboxImport | null>(null);
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<{ text: string; failed?: true; undo?: InboxImport } | null>(null);
  const run = async (act: () => Promise<{ text: string; undo?: InboxImport }>) => {
    setBusy(true);
    setNotice(
      await act().catch((problem: unknown) => ({
        text: problem instanceof Error ? problem.message : '',
        failed: true as const,
      })),
    );
    setBusy(false);
    setConfirming(null);
    client.removeQueries({ queryKey: ['inbox', 'review'], type: 'inactive' });
    await client.invalidateQueries({ queryKey: ['inbox'] });
  };
  const dismiss = (one: InboxImport) =>
    run(async () => ({ text: importsWords.dismissed(await dismissImport(one.id)), undo: one }));
  const recall = (one: InboxImport) => run(async () => ({ text: importsWords.recalled(await reopenImport(one.id)) }));
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{importsWords.title}</DialogTitle>
      {isFetching && <LinearProgress aria-label={listWords.loading} sx={{ height: 2 }} />}
      <DialogContent dividers role="region" aria-labelledby={id} tabIndex={0}>
        {notice && (
          <Alert
            severity={notice.failed ? 'error' : 'success'}
            role="status"
            action={
              notice.undo && (
                <Button
                  color="inherit"
                  size="small"
                  disabled={busy}
                  onClick={() => void recall(notice.undo as InboxImport)}
                >
                  {importsWords.undo}
                </Button>
              )
            }
          >
            {notice.text}
          </Alert>
        )}
        {error && <Alert severity="error">{error.message}</Alert>}
        {data?.length === 0 && <p role="status">{importsWords.none}</p>}
        <List dense disablePadding aria-label={importsWords.title}>
          {data?.map((one) => {
            const moment = formatDateTime(one.createdAt);
            return (
              <ListItem key={one.id} disableGutters divider sx={{ gap: 1 }}>
                <ListItemText
                  primary={importsWords.of(moment, one.name)}
                  secondary={[importsWords.open(one.open, one.total), one.createdBy && nameOf(one.createdBy)]
                    .filter(Boolean)
                    .join(' · ')}
                />
                {one.open > 0 && (
                  <Button
                    size="small"
                    color="error"
                    sx={{ flexShrink: 0 }}
                    aria-label={importsWords.dismissOf(moment)}
                    disabled={busy}
                    onClick={() => setConfirming(one)}
                  >
                    {importsWords.dismiss}
                  </Button>
                )}
              </ListItem>
            );
          })}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {importsWords.close}
        </Button>
      </DialogActions>
      {confirming && (
        <ChoiceDialog
          title={importsWords.dismissOf(formatDateTime(confirming.createdAt))}
          onClose={() => setConfirming(null)}
          choices={[
            { label: importsWords.cancel, act: () => setConfirming(null), isFirst: true },
            { label: importsWords.dismiss, act: () => void dismiss(confirming), color: 'error', confirms: true, busy },
          ]}
        >
          {importsWords.question(confirming.open)}
        </ChoiceDialog>
      )}
    </Dialog>
  );
}

/**
 * The assigned meanings of imported names, with author and date; if a wrong one is removed, the next import asks again.
 */
export function SynonymsDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const client = useQueryClient();
  const { data, error, isFetching } = useQuery({ queryKey: ['inbox', 'synonyms'], queryFn: readSynonyms, gcTime: 0 });
  const nameOf = useNames(data !== undefined);
  const [term, setTerm] = useState('');
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<{ text: string; failed?: true } | null>(null);
  const shown = (data ?? []).filter(({ name, entry }) => fold(`${name} ${entry.name}`).includes(fold(term.trim())));
  const remove = async (one: Synonym) => {
    setBusy(true);
    setNotice(
      await removeSynonym(one).then(
        () => ({ text: synonymWords.removed(one.name) }),
        (problem: unknown) => ({ text: problem instanceof Error ? problem.message : '', failed: true as const }),
      ),
    );
    setBusy(false);
    await client.invalidateQueries({ queryKey: ['inbox', 'synonyms'] });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{synonymWords.title}</DialogTitle>
      {isFetching && <LinearProgress aria-label={listWords.loading} sx={{ height: 2 }} />}
      <DialogContent dividers role="region" aria-labelledby={id} tabIndex={0}>
        {notice && (
          <Alert severity={notice.failed ? 'error' : 'success'} role="status" sx={{ mb: 1 }}>
            {notice.text}
          </Alert>
        )}
        {error && <Alert severity="error">{error.message}</Alert>}
        {data?.length === 0 && <p role="status">{synonymWords.none}</p>}
        {(data?.length ?? 0) > 8 && (
          <TextField
            type="search"
            size="small"
            fullWidth
            label={synonymWords.search}
            value={term}
            onChange={(event) => setTerm(event.target.value)}
            sx={{ mb: 1 }}
          />
        )}
        <List dense disablePadding aria-label={synonymWords.title}>
          {shown.map((one) => (
            <ListItem key={`${one.type} ${one.entry.id} ${one.name}`} disableGutters divider sx={{ gap: 1 }}>
              <ListItemText
                primary={synonymWords.means(one.name, one.entry.name)}
                secondary={[
                  inboxTypeOf(one.type).section,
                  one.assignedAt && formatDateTime(one.assignedAt),
                  one.assignedBy && nameOf(one.assignedBy),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              />
              <Button
                size="small"
                color="error"
                sx={{ flexShrink: 0 }}
                aria-label={synonymWords.removeOf(one.name)}
                disabled={busy}
                onClick={() => void remove(one)}
              >
                {synonymWords.remove}
              </Button>
            </ListItem>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {synonymWords.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
