import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import type { OwnFactors } from '../../../domain/accounts/secondFactors';
import { apiFetch } from '../../api/http';
import { factorWords } from '../../i18n/secondFactor';
import { loadMe, useMe } from '../../session/session';
import { formatDateTime } from '../../ui/format';
import { ContentLoading, LoadFailed } from '../../ui/page';
import { FactorDialog, RecoveryCodes, type FactorAction } from './FactorDialog';

const factorsKey = ['me', 'second-factors'];

/** One's second factors: what is set up, and how to add or remove one. */
export function SecondFactors() {
  const id = useId();
  const notify = useNotify();
  const client = useQueryClient();
  const isNeeded = useMe()?.needsSecondFactor === true;
  const [action, setAction] = useState<FactorAction | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: factorsKey,
    queryFn: ({ signal }) => apiFetch<OwnFactors>('/me/second-factors', { signal }),
    gcTime: 0,
  });
  const factors = data?.factors ?? [];
  const canHavePasskeys = data?.hasPasskeys === true && 'PublicKeyCredential' in window;

  /** With codes, the rest waits until they have been seen: a required factor opens the other pages. */
  const finish = async () => {
    setCodes(null);
    await client.invalidateQueries({ queryKey: factorsKey });
    await loadMe();
  };
  const onDone = (recoveryCodes: string[] | null) => {
    if (action?.kind !== 'codes')
      notify(action?.kind === 'remove' ? factorWords.isRemoved : factorWords.isAdded, { type: 'success' });
    setAction(null);
    setCodes(recoveryCodes);
    if (!recoveryCodes) void finish().catch(() => undefined);
  };

  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Typography variant="h2" id={id} gutterBottom>
        {factorWords.title}
      </Typography>
      {isNeeded && (
        <Alert
          severity="warning"
          sx={{ mb: 1 }}
          action={
            <Button color="inherit" href="/logout">
              {factorWords.logout}
            </Button>
          }
        >
          {factorWords.needed}
        </Alert>
      )}
      <Typography color="textSecondary">{factorWords.hint}</Typography>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ContentLoading />}
      {data && factors.length === 0 && <Typography sx={{ my: 1 }}>{factorWords.none}</Typography>}
      {factors.length > 0 && (
        <List dense disablePadding aria-label={factorWords.list}>
          {factors.map((factor) => (
            <ListItem key={factor.id} disableGutters divider sx={{ gap: 1 }}>
              <ListItemText
                sx={{ overflowWrap: 'anywhere' }}
                primary={factor.name}
                secondary={[
                  factorWords.kinds[factor.kind],
                  factorWords.added(formatDateTime(factor.createdAt)),
                  factor.lastUsedAt ? factorWords.used(formatDateTime(factor.lastUsedAt)) : factorWords.unused,
                ].join(' · ')}
              />
              <Button
                size="small"
                color="error"
                sx={{ flexShrink: 0 }}
                aria-label={factorWords.removeNamed(factor.name)}
                onClick={() => setAction({ kind: 'remove', factor })}
              >
                {factorWords.remove}
              </Button>
            </ListItem>
          ))}
        </List>
      )}
      {data && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5, alignItems: 'center' }}>
          {canHavePasskeys && (
            <Button
              variant={factors.length === 0 ? 'contained' : 'outlined'}
              onClick={() => setAction({ kind: 'passkey' })}
            >
              {factorWords.actions.passkey}
            </Button>
          )}
          {!factors.some(({ kind }) => kind === 'totp') && (
            <Button
              variant={factors.length === 0 && !canHavePasskeys ? 'contained' : 'outlined'}
              onClick={() => setAction({ kind: 'totp' })}
            >
              {factorWords.actions.totp}
            </Button>
          )}
          {factors.length > 0 && (
            <>
              <Button variant="outlined" onClick={() => setAction({ kind: 'codes' })}>
                {factorWords.actions.codes}
              </Button>
              <Typography color="textSecondary">{factorWords.codesLeft(data.recoveryCodes)}</Typography>
            </>
          )}
        </Box>
      )}
      {data && !canHavePasskeys && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {factorWords.noPasskeys}
        </Typography>
      )}
      {action && <FactorDialog action={action} onClose={() => setAction(null)} onDone={onDone} />}
      {codes && <RecoveryCodes codes={codes} onClose={() => void finish().catch(() => undefined)} />}
    </Paper>
  );
}
