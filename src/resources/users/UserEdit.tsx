import { Create } from 'react-admin';
import { EditPage, plainPage } from '../../form/ContentEdit';
import { userWords } from '../../i18n/administration';
import { UserForm } from './UserForm';

/** At /settings/users/{id}/edit. */
export const UserEdit = () => (
  <EditPage resource="users" heading={userWords.editHeading}>
    <UserForm />
  </EditPage>
);

/** At /settings/users/add. */
export const UserCreate = () => (
  <Create {...plainPage} resource="users" mutationMode="pessimistic">
    <UserForm />
  </Create>
);
