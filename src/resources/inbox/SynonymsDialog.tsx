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
import TextField from '@mui/material/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { inboxTypeOf } from '../../../domain/inbox/inbox';
import type { Synonym } from '../../../domain/inbox/synonyms';
import { readSynonyms, removeSynonym } from '../../inbox/inbox';
import { listWords } from '../../i18n/lists';
import { synonymWords } from '../../i18n/review';
import { fold } from '../../../domain/lists/search';
import { formatMoment } from '../../ui/format';

/**
 * The assigned meanings of imported names, with author and date; a wrong one can be removed, and the next import
 * asks again.
 */
export function SynonymsDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const client = useQueryClient();
  const { data, error, isFetching } = useQuery({ queryKey: ['inbox', 'synonyms'], queryFn: readSynonyms, gcTime: 0 });
  const [term, setTerm] = useState('');
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ text: string; failed?: true } | null>(null);
  const shown = (data ?? []).filter(({ name, entry }) => fold(`${name} ${entry.name}`).includes(fold(term.trim())));
  const remove = async (one: Synonym) => {
    setBusy(true);
    setSaid(
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
        {said && (
          <Alert severity={said.failed ? 'error' : 'success'} role="status" sx={{ mb: 1 }}>
            {said.text}
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
                  one.assignedAt && formatMoment(one.assignedAt),
                  one.assignedBy?.email,
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
