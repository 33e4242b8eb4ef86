import { administrators, type Viewer } from '../domain/access';
import type { FieldError } from '../domain/contentType';
import { grantedRoles, lastAdministrator, mayNotGrant, mayNotManage } from '../domain/userRules';
import { maxLimit } from '../domain/http';
import { pagesOnly } from '../domain/listRequest';
import { newUserSchema, userSchema, type UserInput } from '../domain/users';
import { invalid, Refusal } from './problems';
import type { Resource } from './resource';
import type { Account, Row } from './rows';
import { endSessionsOf, tokenOf, type Sessions } from './sessions';

export function presentAccount(row: Row) {
  const { id, email, roles: given, notifications, createdAt, updatedAt } = row as Account;
  return { id, email, roles: [...grantedRoles(given), 'ROLE_USER'], notifications, createdAt, updatedAt };
}

/** Accounts, for administrators. */
export function usersResource(rows: Account[], sessions: Sessions): Resource {
  const accept = (schema: typeof newUserSchema | typeof userSchema, input: unknown, own?: Account): UserInput => {
    const parsed = schema.safeParse(input);
    const errors: FieldError[] = (parsed.error?.issues ?? []).map(({ path, message }) => ({ field: path.join('.'), message }));
    const email = parsed.data?.email.toLowerCase();
    if (rows.some((other) => other !== own && other.email.toLowerCase() === email)) {
      errors.push({ field: 'email', message: 'Diese E-Mail-Adresse wird schon von einem anderen Konto verwendet.' });
    }
    if (!parsed.success || errors.length > 0) throw invalid(errors);
    return { ...parsed.data, roles: grantedRoles(parsed.data.roles) };
  };
  const keepAnAdministrator = (account: Account, after: readonly string[]) => {
    const message = lastAdministrator(rows.filter((other) => other !== account), account.roles, after);
    if (message) throw new Refusal(409, message, { errors: [{ field: 'roles', message }] });
  };

  return {
    name: 'users',
    rows,
    read: administrators,
    write: administrators,
    present: presentAccount,
    listed: { ...pagesOnly, limit: maxLimit },
    list: () => rows.map(presentAccount),
    create(input, viewer) {
      const account = accept(newUserSchema, input);
      refuseHigherRoles([], account.roles, viewer);
      return account;
    },
    update(current, input, viewer, request) {
      const before = current as Account;
      refuseHigherAccount(before, viewer);
      const { id: _, ...known } = presentAccount(before);
      const { password, ...account } = accept(userSchema, isObject(input) ? { ...known, ...input } : input, before);
      refuseHigherRoles(grantedRoles(before.roles), account.roles, viewer);
      keepAnAdministrator(before, account.roles);
      const changesAccess = password !== undefined || String(account.roles) !== String(grantedRoles(before.roles));
      if (changesAccess) endSessionsOf(sessions, before.id, tokenOf(request));
      return { ...account, password: password ?? before.password };
    },
    remove(current, viewer) {
      refuseHigherAccount(current as Account, viewer);
      keepAnAdministrator(current as Account, []);
      endSessionsOf(sessions, current.id);
    },
  };
}

function refuseHigherAccount(account: Account, viewer: Viewer): void {
  const message = mayNotManage({ roles: viewer?.roles ?? [] }, account);
  if (message) throw new Refusal(403, message);
}

function refuseHigherRoles(before: readonly string[], after: readonly string[], viewer: Viewer): void {
  const message = mayNotGrant({ roles: viewer?.roles ?? [] }, before, after);
  if (message) throw new Refusal(403, message, { errors: [{ field: 'roles', message }] });
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
