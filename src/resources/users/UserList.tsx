import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useInfiniteGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import type { User } from '../../../domain/users';
import { userTexts } from '../../i18n/users';
import { addPath } from '../../routing/paths';
import { ListPage } from '../../list/ListPage';
import { UserTable } from './UserTable';

/** Document 1, section 2 "User administration": every account, newest last. */
export function UserList() {
  const list = useInfiniteGetList<User>('users', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'ASC' },
  });
  const users = list.data?.pages.flatMap((page) => page.data) ?? [];
  const actions = (
    <Button variant="contained" startIcon={<AddIcon />} component={Link} to={addPath('users')}>
      {userTexts.create}
    </Button>
  );
  return (
    <ListPage title={userTexts.label.plural} actions={actions}>
      {list.isPending && <LinearProgress />}
      {list.error && (
        <Alert severity="error" action={<Button onClick={() => void list.refetch()}>{userTexts.retry}</Button>}>
          {list.error.message}
        </Alert>
      )}
      {list.data && <UserTable users={users} />}
      {list.hasNextPage && (
        <Button
          variant="outlined"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
          sx={{ alignSelf: 'flex-start' }}
        >
          {userTexts.more}
        </Button>
      )}
    </ListPage>
  );
}
