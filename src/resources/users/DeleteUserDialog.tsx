import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useDelete, useNotify } from 'react-admin';
import { useState } from 'react';
import type { User } from '../../../domain/users';
import { userTexts } from '../../i18n/users';

interface DeleteUserDialogProps {
  user: User;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** The question before an account is deleted. A refusal of the server stays in the dialog. */
export function DeleteUserDialog({ user, open, onClose, onDeleted }: DeleteUserDialogProps) {
  const [remove, { isPending }] = useDelete();
  const [problem, setProblem] = useState<string | null>(null);
  const notify = useNotify();

  async function confirm() {
    setProblem(null);
    try {
      await remove('users', { id: user.id, previousData: user }, { returnPromise: true, mutationMode: 'pessimistic' });
      notify(userTexts.deleted, { type: 'success' });
      onDeleted();
    } catch (error) {
      setProblem((error as Error).message);
    }
  }

  return (
    <Dialog open={open} onClose={onClose} role="alertdialog" aria-labelledby="benutzer-loeschen" aria-describedby="benutzer-frage">
      <DialogTitle id="benutzer-loeschen">{userTexts.deleteTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText id="benutzer-frage">{userTexts.deleteQuestion}</DialogContentText>
        <DialogContentText sx={{ mt: 1, fontWeight: 600 }}>{user.email}</DialogContentText>
        {problem && <Alert severity="error" sx={{ mt: 2 }}>{problem}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {userTexts.cancel}
        </Button>
        <Button variant="contained" color="error" loading={isPending} onClick={() => void confirm()}>
          {userTexts.deleteForever}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
