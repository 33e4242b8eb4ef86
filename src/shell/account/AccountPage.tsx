import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useId } from 'react';
import type { OwnSession } from '../../../domain/accounts/users';
import { apiFetch } from '../../api/http';
import { accountWords } from '../../i18n/account';
import { shellWords } from '../../i18n/shell';
import { useMe } from '../../session/session';
import { formatDateTime } from '../../ui/format';
import { ContentLoading, LoadFailed, useWindowTitle } from '../../ui/page';
import { SecondFactors } from './SecondFactors';

/** One's own account, for every person. */
export function AccountPage() {
  const me = useMe();
  useWindowTitle(shellWords.ownAccount);
  return (
    <Box component="section" sx={{ maxWidth: 800, p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <div>
        <Typography variant="h1">{shellWords.ownAccount}</Typography>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {me?.email}
        </Typography>
      </div>
      <SecondFactors />
      {me?.needsSecondFactor !== true && <Sessions />}
    </Box>
  );
}

const sessionsKey = ['me', 'sessions'];

/** Where one is signed in; other sessions can be ended. */
function Sessions() {
  const id = useId();
  const notify = useNotify();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => apiFetch<OwnSession[]>('/me/sessions', { signal }),
    gcTime: 0,
  });
  const { mutate, isPending } = useMutation({
    /** @param which null for all others */
    mutationFn: (which: number | null) =>
      apiFetch<object>(which === null ? '/me/sessions' : `/me/sessions/${which}`, { method: 'DELETE' }),
    onSuccess: (_, which) =>
      notify(which === null ? accountWords.othersEnded : accountWords.ended, { type: 'success' }),
    onError: (problem) => notify(problem.message, { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Typography variant="h2" id={id} sx={{ flex: 1 }}>
          {accountWords.sessions}
        </Typography>
        {data?.some(({ isCurrent }) => !isCurrent) && (
          <Button size="small" color="error" disabled={isPending} onClick={() => mutate(null)}>
            {accountWords.endOthers}
          </Button>
        )}
      </Box>
      <Typography color="textSecondary">{accountWords.hint}</Typography>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ContentLoading />}
      <List dense disablePadding aria-labelledby={id}>
        {data?.map(({ id: key, isCurrent, isHere, ...one }) => {
          const device = one.device || accountWords.unknown;
          const since = formatDateTime(one.signedInAt);
          return (
            <ListItem key={key} disableGutters divider sx={{ gap: 1 }}>
              <ListItemText
                primary={device}
                secondary={[
                  accountWords.since(since),
                  accountWords.used(formatDateTime(one.lastUsedAt)),
                  isHere ? accountWords.here : accountWords.elsewhere,
                ].join(' · ')}
              />
              {isCurrent ? (
                <Chip size="small" label={accountWords.current} />
              ) : (
                <Button
                  size="small"
                  color="error"
                  sx={{ flexShrink: 0 }}
                  aria-label={accountWords.endOf(device, since)}
                  disabled={isPending}
                  onClick={() => mutate(key)}
                >
                  {accountWords.end}
                </Button>
              )}
            </ListItem>
          );
        })}
      </List>
    </Paper>
  );
}
