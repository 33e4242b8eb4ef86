import { queryOptions, useQuery } from '@tanstack/react-query';
import type { User } from '../../domain/accounts/users';
import type { AccountReference } from '../../domain/inbox/inbox';
import { apiFetch } from '../api/http';
import { cacheKeys } from '../cache/afterWrites';

export type Colleague = Pick<User, 'id' | 'email' | 'name' | 'isDisabled'>;

/**
 * Everyone who edits content, or did before their account was switched off. Loaded when the first of them has to be
 * named.
 */
export const colleaguesQuery = queryOptions({
  queryKey: cacheKeys.colleagues,
  queryFn: ({ signal }) => apiFetch<Colleague[]>('/colleagues', { signal }),
  staleTime: 300_000,
  retry: false,
});

/** Colleagues who can be mentioned and assigned. */
export const activeColleaguesQuery = {
  ...colleaguesQuery,
  select: (people: Colleague[]) => people.filter(({ isDisabled }) => !isDisabled),
};

/** The name that is shown for a person everywhere, or their email address if there is none. */
export const displayName = ({ name, email }: { name?: string | undefined; email: string }): string => name || email;

/**
 * The display names of accounts; their email addresses until the names are loaded.
 * @param isNeeded whether any account has to be named
 */
export function useNames(isNeeded = true): (account: AccountReference) => string {
  const { data = [] } = useQuery({ ...colleaguesQuery, enabled: isNeeded });
  return ({ id, email }) =>
    displayName(data.find((one) => (id === null ? one.email === email : one.id === id)) ?? { email });
}

/** The name of an account, with its email address as the tooltip. */
export function AccountName({ of }: { of: AccountReference }) {
  const name = useNames()(of);
  return <span title={of.email}>{name}</span>;
}
