import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import DialogContentText from '@mui/material/DialogContentText';
import { useNotify } from 'react-admin';
import type { User } from '../../../domain/accounts/users';
import { userWords } from '../../i18n/administration';
import { listPath } from '../../ui/paths';
import { formatDateTime } from '../../ui/format';
import { DeleteDialog } from '../../form/deleting/DeleteDialog';

interface UserFormHeaderProps {
  user: User | undefined;
  saving: boolean;
  /** Whether the account is read-only. */
  locked: boolean;
  onDeleted: () => void;
}

/** A sticky header: the title on the left, actions on the right. */
export function UserFormHeader({ user, saving, locked, onDeleted }: UserFormHeaderProps) {
  const [deleting, setDeleting] = useState(false);
  return (
    <Box
      component="header"
      data-bar
      sx={{
        position: { xs: 'static', sm: 'sticky' },
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1.5,
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Typography variant="h1">{user ? userWords.editHeading : userWords.newHeading}</Typography>
        {user && (
          <Typography variant="body2" color="textSecondary">
            {userWords.createdAt} {formatDateTime(user.createdAt)} · {userWords.updatedAt}{' '}
            {formatDateTime(user.updatedAt)}
            {user.lastSignInAt && ` · ${userWords.lastSignInAt} ${formatDateTime(user.lastSignInAt)}`}
          </Typography>
        )}
      </Box>
      {user && !locked && (
        <Button color="error" startIcon={<DeleteIcon />} onClick={() => setDeleting(true)}>
          {userWords.delete}
        </Button>
      )}
      <Button variant="outlined" component={Link} to={listPath('users')}>
        {userWords.cancel}
      </Button>
      {!locked && (
        <Button type="submit" variant="contained" loading={saving}>
          {userWords.save}
        </Button>
      )}
      {user && deleting && <DeleteUserDialog user={user} onClose={() => setDeleting(false)} onDeleted={onDeleted} />}
    </Box>
  );
}

const words = { title: userWords.deleteTitle, confirm: userWords.deleteForever, cancel: userWords.cancel, failed: '' };

/** The question before deleting an account. */
function DeleteUserDialog({ user, onClose, onDeleted }: { user: User; onClose: () => void; onDeleted: () => void }) {
  const notify = useNotify();
  const handleDeleted = () => {
    notify(userWords.deleted, { type: 'success' });
    onDeleted();
  };
  return (
    <DeleteDialog
      resource="users"
      id={user.id}
      record={{ ...user }}
      question={userWords.deleteQuestion}
      words={words}
      role="alertdialog"
      onClose={onClose}
      onDeleted={handleDeleted}
    >
      <DialogContentText sx={{ mt: 1, fontWeight: 600 }}>{user.email}</DialogContentText>
    </DeleteDialog>
  );
}
