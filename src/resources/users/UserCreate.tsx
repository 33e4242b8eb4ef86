import { UserForm } from './UserForm';

/** /settings/users/add */
export function UserCreate() {
  return <UserForm />;
}
