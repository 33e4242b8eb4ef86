import type { Application } from 'json-server';
import { administrators, editors, signedIn, type Viewer } from '../domain/access';
import { accountListDeclaration, accountsInOrder } from '../domain/accounts/accountList';
import { ownPasswordSchema } from '../domain/accounts/passwords';
import { grantedRoles, lastAdministrator, mayNotGrant, mayNotManage } from '../domain/accounts/userRules';
import { newUserSchema, ownSettingsSchema, userSchema, type User } from '../domain/accounts/users';
import { checked, invalid, Refusal } from './problems';
import type { Resource } from './resource';
import { keepSession, only, type Account, type Sessions } from './sessions';

/** An account as administrators see it. */
const present = ({ password: _, settings: _settings, version: _version, roles, ...account }: Account) => ({
  ...account,
  roles: [...grantedRoles(roles), 'ROLE_USER'],
});

const forbid = (sentence: string | undefined, field?: string): void => {
  if (sentence) throw new Refusal(403, sentence, field ? { errors: [{ field, message: sentence }] } : {});
};

/** The accounts, with the server's rules. */
export function accountsResource(accounts: Account[], sessions: Sessions): Resource {
  const othersThan = (account?: object) => accounts.filter((other) => other !== account);
  const refuseTaken = (email: string, current?: object) => {
    if (othersThan(current).some((other) => other.email.toLowerCase() === email.toLowerCase()))
      throw invalid([
        { field: 'email', message: 'Diese E-Mail-Adresse wird schon von einem anderen Konto verwendet.' },
      ]);
  };
  const refuseLast = (account: Account, roles: readonly string[]) => {
    const message = lastAdministrator(othersThan(account), account.roles, roles);
    if (message) throw new Refusal(409, message, { errors: [{ field: 'roles', message }] });
  };
  return {
    name: 'users',
    rows: accounts,
    read: administrators,
    write: administrators,
    present: (row) => present(row as Account),
    listed: accountListDeclaration,
    list: ({ order }) => accountsInOrder(accounts as unknown as User[], order) as unknown as Account[],
    create(input, viewer) {
      const values = checked(newUserSchema, input);
      forbid(mayNotGrant(viewer as NonNullable<Viewer>, [], values.roles), 'roles');
      refuseTaken(values.email);
      return { ...values, settings: { saveAnswer: null } };
    },
    update(row, input, viewer) {
      const account = row as Account;
      const actor = viewer as NonNullable<Viewer>;
      forbid(mayNotManage(actor, account));
      const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
      const { password, ...values } = checked(userSchema, isObject ? { ...present(account), ...input } : input);
      forbid(mayNotGrant(actor, account.roles, values.roles), 'roles');
      refuseTaken(values.email, account);
      refuseLast(account, values.roles);
      return { ...values, password: password ?? account.password, settings: account.settings };
    },
    refuseRemoval(row, viewer) {
      forbid(mayNotManage(viewer as NonNullable<Viewer>, row as Account));
      refuseLast(row as Account, []);
    },
    written: (row, _isGone, request) => keepSession(sessions, request, row as Account),
  };
}

/** One's own account, and the list of colleagues. */
export function serveOwnAccount(api: Application, accounts: readonly Account[], sessions: Sessions): void {
  api.post('/me/password', only(signedIn), (request, response) => {
    const account = response.locals.account as Account;
    const { currentPassword, password } = checked(ownPasswordSchema, request.body);
    if (currentPassword !== account.password)
      throw invalid([{ field: 'currentPassword', message: 'Das ist nicht Ihr bisheriges Passwort.' }]);
    account.password = password;
    keepSession(sessions, request, account);
    response.json({ data: {} });
  });
  api.put('/me/settings', only(signedIn), (request, response) => {
    const settings = checked(ownSettingsSchema, request.body);
    (response.locals.account as Account).settings = settings;
    response.json({ data: settings });
  });
  api.get('/colleagues', only(editors), (_request, response) =>
    response.json({ data: accounts.filter(editors).map(({ id, email }) => ({ id, email })) }),
  );
}
