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
import type { InboxImport } from '../../../domain/inbox/inboxHistory';
import { dismissImport, readImports, recallImport } from '../../inbox/inbox';
import { importsWords } from '../../i18n/review';
import { listWords } from '../../i18n/lists';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { formatMoment } from '../../ui/format';

/**
 * The latest imports with the number of open items; a wrong one is dismissed as a whole, which can be undone here.
 */
export function ImportsDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const client = useQueryClient();
  const { data, error, isFetching } = useQuery({ queryKey: ['inbox', 'imports'], queryFn: readImports, gcTime: 0 });
  const [asked, setAsked] = useState<InboxImport | null>(null);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ text: string; failed?: true; undo?: InboxImport } | null>(null);
  const run = async (act: () => Promise<{ text: string; undo?: InboxImport }>) => {
    setBusy(true);
    setSaid(
      await act().catch((problem: unknown) => ({
        text: problem instanceof Error ? problem.message : '',
        failed: true as const,
      })),
    );
    setBusy(false);
    setAsked(null);
    client.removeQueries({ queryKey: ['inbox', 'review'], type: 'inactive' });
    await client.invalidateQueries({ queryKey: ['inbox'] });
  };
  const dismiss = (one: InboxImport) =>
    run(async () => ({ text: importsWords.dismissed(await dismissImport(one.id)), undo: one }));
  const recall = (one: InboxImport) => run(async () => ({ text: importsWords.recalled(await recallImport(one.id)) }));
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{importsWords.title}</DialogTitle>
      {isFetching && <LinearProgress aria-label={listWords.loading} sx={{ height: 2 }} />}
      <DialogContent dividers role="region" aria-labelledby={id} tabIndex={0}>
        {said && (
          <Alert
            severity={said.failed ? 'error' : 'success'}
            role="status"
            action={
              said.undo && (
                <Button
                  color="inherit"
                  size="small"
                  disabled={busy}
                  onClick={() => void recall(said.undo as InboxImport)}
                >
                  {importsWords.undo}
                </Button>
              )
            }
          >
            {said.text}
          </Alert>
        )}
        {error && <Alert severity="error">{error.message}</Alert>}
        {data?.length === 0 && <p role="status">{importsWords.none}</p>}
        <List dense disablePadding aria-label={importsWords.title}>
          {data?.map((one) => {
            const moment = formatMoment(one.createdAt);
            return (
              <ListItem key={one.id} disableGutters divider sx={{ gap: 1 }}>
                <ListItemText
                  primary={importsWords.of(moment, one.name)}
                  secondary={[importsWords.open(one.open, one.total), one.createdBy?.email].filter(Boolean).join(' · ')}
                />
                {one.open > 0 && (
                  <Button
                    size="small"
                    color="error"
                    sx={{ flexShrink: 0 }}
                    aria-label={importsWords.dismissOf(moment)}
                    disabled={busy}
                    onClick={() => setAsked(one)}
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
      {asked && (
        <ChoiceDialog
          title={importsWords.dismissOf(formatMoment(asked.createdAt))}
          onClose={() => setAsked(null)}
          choices={[
            { label: importsWords.cancel, act: () => setAsked(null), isFirst: true },
            { label: importsWords.dismiss, act: () => void dismiss(asked), color: 'error', confirms: true, busy },
          ]}
        >
          {importsWords.question(asked.open)}
        </ChoiceDialog>
      )}
    </Dialog>
  );
}
