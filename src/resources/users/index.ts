import { lazy } from 'react';
import { administrators } from '../../../domain/access';
import { userTexts } from '../../i18n/users';

/** User administration (document 1, section 2): the resource `users`, at /settings/users. */
export const users = {
  name: 'settings/users',
  resource: 'users',
  label: userTexts.label,
  access: administrators,
  list: lazy(() => import('./UserList').then(({ UserList }) => ({ default: UserList }))),
  create: lazy(() => import('./UserCreate').then(({ UserCreate }) => ({ default: UserCreate }))),
  edit: lazy(() => import('./UserEdit').then(({ UserEdit }) => ({ default: UserEdit }))),
};
