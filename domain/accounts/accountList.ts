import { rank } from '../access';
import { maxLimit } from '../http';
import { sortRows } from '../lists/sortRows';
import type { ListDeclaration, ListRequest } from '../lists/listRequest';
import type { User } from './users';

/** The list of accounts: never paged, sortable by any column. */
export const accountListDeclaration = {
  filters: {},
  orderBy: ['id', 'email', 'name', 'roles', 'lastSignInAt', 'createdAt'],
  defaultOrder: { field: 'id', direction: 'ASC' },
  limit: maxLimit,
} as const satisfies ListDeclaration;

/** Sorts accounts; the roles column by rank, lowest first. */
export const sortAccounts = (accounts: readonly User[], order: ListRequest['order']): User[] =>
  sortRows(accounts, order, (account, field) =>
    field === 'roles'
      ? -rank(account.roles)
      : (account[field as 'id' | 'email' | 'name' | 'lastSignInAt' | 'createdAt'] ?? ''),
  );
