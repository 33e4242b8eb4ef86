import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { previewDays, type NewPreviewLink, type PreviewLink } from '../../../domain/previewLinks';
import { apiFetch } from '../../api/http';
import { previewLinkWords } from '../../i18n/publishing';
import { AccountName } from '../../session/colleagues';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { formatDateTime } from '../../ui/format';

/** Links that show the saved record to people without an account: creates them, and lists the valid ones. */
export function PreviewLinks({ resource, id, onClose }: { resource: string; id: number; onClose: () => void }) {
  const [days, setDays] = useState<number>(previewDays[1]);
  const [made, setMade] = useState<NewPreviewLink | null>(null);
  const client = useQueryClient();
  const notify = useNotify();
  const key = ['preview-links', resource, id];
  const { data: links = [], error } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      apiFetch<PreviewLink[]>(`/preview-links?resource=${encodeURIComponent(resource)}&recordId=${id}`, { signal }),
    gcTime: 0,
    retry: false,
  });
  const then = (work: Promise<unknown>) =>
    work
      .then(() => client.invalidateQueries({ queryKey: key }))
      .catch((problem: Error) => notify(problem.message, { type: 'error' }));
  const make = () =>
    then(
      apiFetch<NewPreviewLink>('/preview-links', { method: 'POST', body: { resource, recordId: id, days } }).then(
        setMade,
      ),
    );
  const address = made && `${window.location.origin}${made.path}`;
  const copy = () =>
    navigator.clipboard.writeText(address ?? '').then(
      () => notify(previewLinkWords.copied, { type: 'info' }),
      () => notify(previewLinkWords.notCopied, { type: 'warning' }),
    );
  return (
    <ChoiceDialog
      title={previewLinkWords.title}
      onClose={onClose}
      choices={[{ label: previewLinkWords.close, act: onClose }]}
    >
      <Typography sx={{ mb: 2 }}>{previewLinkWords.hint}</Typography>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label={previewLinkWords.validFor}
          value={days}
          onChange={({ target }) => setDays(Number(target.value))}
          sx={{ minWidth: 140 }}
        >
          {previewDays.map((number) => (
            <MenuItem key={number} value={number}>
              {previewLinkWords.days(number)}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="contained" onClick={() => void make()}>
          {previewLinkWords.make}
        </Button>
      </Box>
      {address && (
        <Box role="status" sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 2 }}>
          <TextField
            size="small"
            fullWidth
            label={previewLinkWords.newOne}
            value={address}
            helperText={previewLinkWords.once}
            slotProps={{
              htmlInput: {
                readOnly: true,
                onFocus: (event: React.FocusEvent<HTMLInputElement>) => event.target.select(),
              },
            }}
          />
          <Button onClick={() => void copy()} sx={{ mb: 2.75 }}>
            {previewLinkWords.copy}
          </Button>
        </Box>
      )}
      {error && <Typography color="error">{error.message}</Typography>}
      {links.length > 0 && (
        <Box component="ul" aria-label={previewLinkWords.valid} sx={{ listStyle: 'none', p: 0, m: 0, mt: 2 }}>
          {links.map((link) => (
            <Box component="li" key={link.id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Typography variant="body2" sx={{ flex: 1 }}>
                {previewLinkWords.till(formatDateTime(link.expiresAt))} · <AccountName of={link.by} />
              </Typography>
              <Button
                size="small"
                color="error"
                onClick={() => {
                  if (made?.id === link.id) setMade(null);
                  void then(apiFetch(`/preview-links/${link.id}`, { method: 'DELETE' }));
                }}
              >
                {previewLinkWords.revoke}
              </Button>
            </Box>
          ))}
        </Box>
      )}
    </ChoiceDialog>
  );
}
