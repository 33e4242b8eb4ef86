import { sql, type Transaction } from 'kysely';
import { roles as allRoles } from '../../domain/access';
import { grantedRoles } from '../../domain/accounts/userRules';
import { notificationKinds } from '../../domain/accounts/users';
import { accountHistory, deleteUser, emailKey } from '../accounts/users';
import { recordHistory } from '../engine/write/historyRows';
import { HttpProblem } from '../http/problems';
import { fingerprint } from '../inbox/fingerprint';
import type { Tables } from '../tables';
import { readJson } from './clean';
import { timestampsOf, type ReportFinding } from './mapping';
import { moveIds } from './moveIds';
import { importActor, firstOwnId, writeState, readState, write, type ImportRun } from './importRun';
import { tableOfEntity } from './schema';
import type { Row } from './stage';

const table = tableOfEntity('user');
type Trx = Transaction<Tables>;

interface Account {
  id: number;
  email: string;
  password_hash: string;
  roles: string[];
  notifications: string[];
  created_at: string;
  updated_at: string;
}

/**
 * For each account: its hash when it was last imported, and its version at that time. A change made here raises the
 * version.
 */
type Memory = Record<string, { seen: string; version: number }>;

/** Imports accounts with their roles, notifications and passwords, in one transaction. */
export async function importAccounts(run: ImportRun): Promise<void> {
  const accounts: Account[] = [];
  const keys = new Map<string, number>();
  for await (const row of run.staged.rows(table)) {
    const account = accountOf(run, row);
    const other = keys.get(emailKey(account.email));
    if (other === undefined) accounts.push(account);
    else
      run.findings.leaveOut(
        table,
        account.id,
        { email: account.email },
        `Diese E-Mail-Adresse hat schon das Konto ${other}`,
      );
    keys.set(emailKey(account.email), other ?? account.id);
  }
  if (run.isDry) return;
  const memory = (await readState<Memory>(run.db, 'users')) ?? {};
  await write(run, async (trx) => {
    await sql`lock table users in share row exclusive mode`.execute(trx);
    for (const account of accounts) await importAccount(trx, run, account, memory);
    await writeState(trx, 'users', memory);
  });
  await removeGone(run, accounts, memory);
}

function accountOf({ findings, now }: ImportRun, row: Row): Account {
  const id = Number(row.id);
  const report: ReportFinding = (kind, field, before, after, why) =>
    findings.add({ table, id, field, kind, before, after, why });
  const listIn = (column: 'roles' | 'notifications', known: readonly string[]): string[] => {
    const given = readJson(row[column] ?? null, (before) => report('leftOut', column, before, [], 'Das ist kein JSON'));
    const all = Object.values((given ?? {}) as object).filter((one): one is string => typeof one === 'string');
    const unknown = all.filter((one) => !known.includes(one));
    if (unknown.length > 0) report('leftOut', column, unknown, undefined, 'Das gibt es hier nicht');
    return [...new Set(all.filter((one) => known.includes(one)))];
  };
  const roles = grantedRoles(listIn('roles', allRoles));
  if (roles.includes('ROLE_ADMIN') && !roles.includes('ROLE_EDITOR') && !roles.includes('ROLE_SUPER_ADMIN'))
    report('note', 'roles', ['ROLE_ADMIN'], roles, 'Durfte nur verwalten: Hier schliesst «Admin» das Bearbeiten ein');
  const password = row.password ?? '';
  if (!/^\$(2[aby]|argon2)/.test(password))
    report('note', 'password', '', '', 'Das Passwort kann nicht gelesen werden: Es muss neu gesetzt werden');
  const { createdAt, updatedAt } = timestampsOf(row, now, report);
  return {
    id,
    email: (row.email ?? '').trim(),
    password_hash: password,
    roles,
    notifications: listIn(
      'notifications',
      notificationKinds.map(({ id: kind }) => kind),
    ),
    created_at: createdAt,
    updated_at: updatedAt,
  };
}

const seenOf = ({ created_at: _created, updated_at: _updated, ...values }: Account) => fingerprint(values);

async function importAccount(trx: Trx, run: ImportRun, account: Account, memory: Memory): Promise<void> {
  const { id, email } = account;
  const report = (before: unknown, after: unknown, why: string) =>
    run.findings.add({ table, id, field: '', kind: 'note', before, after, why });
  const { rows } = await sql<{ id: number; email: string; email_key: string; version: number; roles: string[] }>`
    select id, email, email_key, version, roles from users where id = ${id} or email_key = ${emailKey(email)}`.execute(
    trx,
  );
  const there = rows.find((row) => row.id === id);
  const known = memory[id];
  if (known) {
    if (known.seen === seenOf(account)) return;
    if (!there)
      return report(email, undefined, 'Hier gelöscht, im bisherigen System seither geändert: bleibt gelöscht');
    const taken = rows.find((row) => row.id !== id);
    if (there.version !== known.version || taken)
      return report(email, there.email, 'Hier und im bisherigen System geändert: bleibt, wie es hier ist');
    await update(trx, account, account.roles);
    memory[id] = { seen: seenOf(account), version: there.version + 1 };
    return;
  }
  if (there && there.email_key !== emailKey(email)) {
    const to = await freeId(trx);
    await moveTo(trx, there.id, to);
    report(
      { id: there.id, email: there.email },
      { id: to, email: there.email },
      'Dieses Konto von hier hat eine neue Id: Seine alte hat das übernommene',
    );
  }
  const same = rows.find((row) => row.email_key === emailKey(email));
  if (same) {
    if (same.id !== id) await moveTo(trx, same.id, id);
    const roles = grantedRoles([...same.roles, ...account.roles]);
    await update(trx, account, roles);
    memory[id] = { seen: seenOf(account), version: same.version + 1 };
    return report(
      { id: same.id },
      { id },
      'Dieses Konto gab es hier schon: eins daraus, mit dem Passwort des bisherigen Systems und den Rollen von beiden',
    );
  }
  await sql`insert into users (id, email, email_key, password_hash, roles, notifications, created_at,
    updated_at) overriding system value
    values (${id}, ${email}, ${emailKey(email)}, ${account.password_hash}, ${account.roles}::text[],
      ${account.notifications}::text[], ${account.created_at}, ${account.updated_at})`.execute(trx);
  await keep(trx, account, account.roles, 1, 'create');
  memory[id] = { seen: seenOf(account), version: 1 };
}

async function update(trx: Trx, account: Account, roles: string[]): Promise<void> {
  const { id, email, password_hash, notifications, updated_at } = account;
  const { rows } = await sql<{ version: number }>`
    update users set email = ${email}, email_key = ${emailKey(email)}, password_hash = ${password_hash},
      roles = ${roles}::text[],
      notifications = ${notifications}::text[], updated_at = ${updated_at}, version = version + 1 where id = ${id}
      returning version`.execute(trx);
  await keep(trx, account, roles, rows[0]?.version ?? 1, 'update');
}

async function keep(
  trx: Trx,
  { id, email, notifications, created_at: createdAt, updated_at: updatedAt }: Account,
  roles: string[],
  version: number,
  action: 'create' | 'update',
): Promise<void> {
  const body = JSON.stringify({ id, email, roles: [...roles, 'ROLE_USER'], notifications, createdAt, updatedAt });
  await recordHistory(trx, accountHistory, { id, version, action, actor: importActor, body });
}

async function freeId(trx: Trx): Promise<number> {
  const { rows } = await sql<{ id: number }>`select greatest(${firstOwnId}, max(id) + 1)::int as id from users`.execute(
    trx,
  );
  return rows[0]?.id ?? firstOwnId;
}

/** Gives an account another id and moves everything that refers to it. */
async function moveTo(trx: Trx, from: number, to: number): Promise<void> {
  await sql`update users set email_key = email_key || ' moved' where id = ${from}`.execute(trx);
  await sql`insert into users (id, email, email_key, password_hash, roles, notifications, settings, version,
    created_at, updated_at) overriding system value
    select ${to}, email, replace(email_key, ' moved', ''), password_hash, roles, notifications, settings, version,
      created_at, updated_at from users where id = ${from}`.execute(trx);
  await moveIds(trx, 'users', new Map([[from, to]]));
  await sql`update history set record_id = ${to} where resource = ${accountHistory.name}
    and record_id = ${from}`.execute(trx);
  await sql`delete from users where id = ${from}`.execute(trx);
}

/** Removes accounts that are no longer in the dump, unless they were changed here. */
async function removeGone(run: ImportRun, accounts: readonly Account[], memory: Memory): Promise<void> {
  const ids = new Set(accounts.map(({ id }) => id));
  for (const [key, { version }] of Object.entries(memory).filter(([id]) => !ids.has(Number(id)))) {
    const id = Number(key);
    const row = await run.db.selectFrom('users').select(['email', 'version']).where('id', '=', id).executeTakeFirst();
    const report = (why: string) =>
      run.findings.add({ table, id, field: '', kind: 'note', before: row?.email, after: undefined, why });
    if (row && row.version !== version) report('Im bisherigen System gelöscht, hier geändert: bleibt');
    else if (row)
      await deleteUser(run.db, id, null).then(
        () => report('Im bisherigen System gelöscht, hier auch'),
        (error: unknown) => {
          if (!(error instanceof HttpProblem)) throw error;
          report('Im bisherigen System gelöscht, hier das letzte mit seiner Rolle: bleibt');
        },
      );
    delete memory[key];
  }
  await writeState(run.db, 'users', memory);
}
