import { rank } from '../access';
import { maxLimit } from '../http';
import { inOrder } from '../lists/inOrder';
import type { Listed, ListRequest } from '../lists/listRequest';
import type { User } from './users';

/** What the list of accounts may be asked for: all of them at once, in the order of any of its columns. */
export const accountListDeclaration = {
  filters: {},
  orderBy: ['id', 'email', 'roles', 'createdAt'],
  defaultOrder: { field: 'id', direction: 'ASC' },
  limit: maxLimit,
} as const satisfies Listed;

/** Accounts in an order; roles by what they may do, the least first. */
export const accountsInOrder = (accounts: readonly User[], order: ListRequest['order']): User[] =>
  inOrder(accounts, order, (account, field) =>
    field === 'roles' ? -rank(account.roles) : account[field as 'id' | 'email' | 'createdAt'],
  );
