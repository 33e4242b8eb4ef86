import { rank } from '../access';
import { maxLimit } from '../http';
import { inOrder } from '../lists/inOrder';
import type { Listed, ListRequest } from '../lists/listRequest';
import type { User } from './users';

/** The list of accounts: always complete, in the order of any column. */
export const accountListDeclaration = {
  filters: {},
  orderBy: ['id', 'email', 'roles', 'createdAt'],
  defaultOrder: { field: 'id', direction: 'ASC' },
  limit: maxLimit,
} as const satisfies Listed;

/** Sorts accounts; roles by rank, the lowest first. */
export const accountsInOrder = (accounts: readonly User[], order: ListRequest['order']): User[] =>
  inOrder(accounts, order, (account, field) =>
    field === 'roles' ? -rank(account.roles) : account[field as 'id' | 'email' | 'createdAt'],
  );
