import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useNotify } from 'react-admin';
import { useId, type FormEvent } from 'react';
import { apiFetch } from '../../api/http';
import { passwordWords } from '../../i18n/shell';
import { useMe } from '../../session/session';
import { PasswordField } from '../../ui/PasswordField';
import { useSending } from '../pages/SignInFrame';

/** Changes the user's own password. A click outside does not close the dialog, so that no input is lost. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const me = useMe();
  const heading = useId();
  const notify = useNotify();
  const { wait, message, errors, waiting, pending, send } = useSending();
  const isAtField = 'currentPassword' in errors || 'password' in errors;
  const error = wait ?? (isAtField ? null : message);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = Object.fromEntries(new FormData(event.currentTarget));
    if (!(await send(() => apiFetch<object>('/me/password', { method: 'POST', body, once: false })))) return;
    notify(passwordWords.changed, { type: 'success' });
    onClose();
  }

  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={heading}
    >
      <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={heading}>{passwordWords.change}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography noWrap color="textSecondary" title={me?.email}>
            {me?.email}
          </Typography>
          {/* Tells password managers which account the password is for. */}
          <input type="text" autoComplete="username" value={me?.email ?? ''} readOnly hidden />
          {error && <Alert severity="error">{error}</Alert>}
          <PasswordField
            name="currentPassword"
            label={passwordWords.current}
            autoComplete="current-password"
            autoFocus
            error={'currentPassword' in errors}
            helperText={errors.currentPassword}
          />
          <PasswordField
            name="password"
            label={passwordWords.next}
            autoComplete="new-password"
            error={'password' in errors}
            helperText={errors.password ?? passwordWords.rule}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{passwordWords.cancel}</Button>
          <Button type="submit" variant="contained" loading={pending} disabled={waiting}>
            {passwordWords.change}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
