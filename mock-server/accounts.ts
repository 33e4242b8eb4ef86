import type { Application } from 'json-server';
import { administrators, editors, signedIn, type Viewer } from '../domain/access';
import { accountListDeclaration, sortAccounts } from '../domain/accounts/accountList';
import { ownPasswordSchema } from '../domain/accounts/passwords';
import {
  grantedRoles,
  lastAdministrator,
  mayNotDisable,
  mayNotGrant,
  mayNotManage,
} from '../domain/accounts/userRules';
import { newUserSchemaFor, ownSettingsSchema, userSchema, type User } from '../domain/accounts/users';
import { parseBody, invalid, Refusal } from './problems';
import type { Resource } from './resource';
import { keepSession, requireRole, type Account, type Sessions } from './sessions';
import { isObject } from '../domain/values/isObject';

/** An account as administrators see it. */
const present = ({ password: _, settings: _settings, version: _version, roles, ...account }: Account) => ({
  ...account,
  hasSecondFactor: false,
  roles: [...grantedRoles(roles), 'ROLE_USER'],
});

const forbid = (sentence: string | undefined, field?: string): void => {
  if (sentence) throw new Refusal(403, sentence, field ? { errors: [{ field, message: sentence }] } : {});
};

/** The accounts, with the rules of the server. */
export function accountsResource(accounts: Account[], sessions: Sessions): Resource {
  const othersThan = (account?: object) => accounts.filter((other) => other !== account);
  const refuseTaken = (email: string, current?: object) => {
    if (othersThan(current).some((other) => other.email.toLowerCase() === email.toLowerCase()))
      throw invalid([
        { field: 'email', message: 'Diese E-Mail-Adresse wird schon von einem anderen Konto verwendet.' },
      ]);
  };
  const refuseLast = (account: Account, roles: readonly string[]) => {
    const active = othersThan(account).filter(({ isDisabled }) => !isDisabled);
    const message = lastAdministrator(active, account.isDisabled ? [] : account.roles, roles);
    if (message) throw new Refusal(409, message, { errors: [{ field: 'roles', message }] });
  };
  return {
    name: 'users',
    rows: accounts,
    read: administrators,
    write: administrators,
    present: (row) => present(row as Account),
    listed: accountListDeclaration,
    list: ({ order }) => sortAccounts(accounts as unknown as User[], order) as unknown as Account[],
    create(input, viewer) {
      const values = parseBody(newUserSchemaFor(input), input);
      forbid(mayNotGrant(viewer as NonNullable<Viewer>, [], values.roles), 'roles');
      refuseTaken(values.email);
      // There are no mails here, so an invited account cannot sign in.
      return { password: '', ...values, isDisabled: false, lastSignInAt: null, settings: { saveAnswer: null } };
    },
    update(row, input, viewer) {
      const account = row as Account;
      const actor = viewer as NonNullable<Viewer>;
      forbid(mayNotManage(actor, account));
      const { password, ...values } = parseBody(
        userSchema,
        isObject(input) ? { ...present(account), ...input } : input,
      );
      forbid(mayNotGrant(actor, account.roles, values.roles), 'roles');
      refuseTaken(values.email, account);
      const own = values.isDisabled ? mayNotDisable(actor, account as unknown as User) : undefined;
      if (own) throw new Refusal(409, own, { errors: [{ field: 'isDisabled', message: own }] });
      refuseLast(account, values.isDisabled ? [] : values.roles);
      const { settings, lastSignInAt, isInvited } = account;
      return { ...values, password: password ?? account.password, isInvited, settings, lastSignInAt };
    },
    refuseRemoval(row, viewer) {
      forbid(mayNotManage(viewer as NonNullable<Viewer>, row as Account));
      refuseLast(row as Account, []);
    },
    written: (row, _isGone, request) => keepSession(sessions, request, row as Account),
  };
}

/** The user's own account, and the list of colleagues. */
export function serveOwnAccount(api: Application, accounts: readonly Account[], sessions: Sessions): void {
  api.post('/me/password', requireRole(signedIn), (request, response) => {
    const account = response.locals.account as Account;
    const { currentPassword, password } = parseBody(ownPasswordSchema, request.body);
    if (currentPassword !== account.password)
      throw invalid([{ field: 'currentPassword', message: 'Das ist nicht Ihr bisheriges Passwort.' }]);
    account.password = password;
    keepSession(sessions, request, account);
    response.json({ data: {} });
  });
  api.put('/me/settings', requireRole(signedIn), (request, response) => {
    const settings = parseBody(ownSettingsSchema, request.body);
    (response.locals.account as Account).settings = settings;
    response.json({ data: settings });
  });
  api.get('/colleagues', requireRole(editors), (_request, response) =>
    response.json({
      data: accounts.filter(editors).map(({ id, email, name, isDisabled }) => ({ id, email, name, isDisabled })),
    }),
  );
}
