import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { User } from '../../../domain/users';
import { userTexts } from '../../i18n/users';
import { ContentLoading } from '../../ui/ContentLoading';
import { UserForm } from './UserForm';

/** /settings/users/{id}/edit: reads the account afresh, then shows its form. */
export function UserEdit() {
  const { id } = useParams();
  const { data, error, isFetching, refetch } = useGetOne<User>(
    'users',
    { id: Number(id) },
    { refetchOnWindowFocus: false, refetchOnReconnect: false, gcTime: 0 },
  );
  if (error && !isFetching) {
    return (
      <Alert severity="error" sx={{ m: 2 }} action={<Button onClick={() => void refetch()}>{userTexts.retry}</Button>}>
        {error.message}
      </Alert>
    );
  }
  return data ? <UserForm key={data.id} user={data} /> : <ContentLoading />;
}
