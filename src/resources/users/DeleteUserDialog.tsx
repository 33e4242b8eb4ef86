import DialogContentText from '@mui/material/DialogContentText';
import { useNotify } from 'react-admin';
import type { User } from '../../../domain/accounts/users';
import { DeleteDialog } from '../../form/deleting/DeleteDialog';
import { userWords } from '../../i18n/users';

const words = { title: userWords.deleteTitle, confirm: userWords.deleteForever, cancel: userWords.cancel, failed: '' };

/** The question before an account is deleted. */
export function DeleteUserDialog({ user, onClose, onDeleted }: { user: User; onClose: () => void; onDeleted: () => void }) {
  const notify = useNotify();
  const told = () => {
    notify(userWords.deleted, { type: 'success' });
    onDeleted();
  };
  return (
    <DeleteDialog resource="users" id={user.id} record={{ ...user }} question={userWords.deleteQuestion} words={words} role="alertdialog" onClose={onClose} onDeleted={told}>
      <DialogContentText sx={{ mt: 1, fontWeight: 600 }}>{user.email}</DialogContentText>
    </DeleteDialog>
  );
}
