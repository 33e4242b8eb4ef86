import AdminIcon from '@mui/icons-material/ManageAccountsOutlined';
import { lazy } from 'react';
import { administrators } from '../../../domain/access';
import { mayNotManage } from '../../../domain/accounts/userRules';
import type { User } from '../../../domain/accounts/users';
import { shellWords, pageLabels } from '../../i18n/shell';
import type { ResourceDefinition } from '../resource';

/** The accounts. Nobody can delete one with more rights than their own. */
export const users: ResourceDefinition = {
  name: 'users',
  label: pageLabels.users,
  access: administrators,
  allows: (viewer, action, record) =>
    action !== 'delete' || (viewer !== null && mayNotManage(viewer, record as User) === undefined),
  icon: AdminIcon,
  recordRepresentation: 'email',
  list: lazy(() => import('./UserList').then(({ UserList }) => ({ default: UserList }))),
  create: lazy(() => import('./UserEdit').then(({ UserCreate }) => ({ default: UserCreate }))),
  edit: lazy(() => import('./UserEdit').then(({ UserEdit }) => ({ default: UserEdit }))),
  menu: { label: shellWords.administration },
};
