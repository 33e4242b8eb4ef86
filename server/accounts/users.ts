import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import {
  grantedRoles,
  lastAdministrator,
  mayNotDisable,
  mayNotGrant,
  mayNotManage,
} from '../../domain/accounts/userRules';
import {
  newUserSchemaFor,
  ownSettingsSchema,
  userSchema,
  type OwnSettings,
  type User,
} from '../../domain/accounts/users';
import type { Role } from '../../domain/access';
import { parse } from '../http/parse';
import { hashPassword } from './passwords';
import { versionTag } from '../../domain/http';
import { isStale, type SeenVersion } from '../http/entityTags';
import { HttpProblem } from '../http/problems';
import { recordHistory } from '../engine/write/historyRows';
import { endSessionsOf, type Session } from './sessions';
import type { Tables } from '../tables';
import type { UsersTable } from '../tables/accounts';
import { isObject } from '../../domain/values/isObject';

export type StoredUser = User;
/** A user with its version, which is its ETag. */
export interface VersionedUser {
  user: User;
  version: number;
}

/** The session that makes the change; null for commands, which may do everything. */
type Writer = Session | null;

/** The publicly known password is refused if other machines can reach the server. */
interface WriteOptions {
  refusedPassword?: string;
  /** Mails an invitation to a new account without a password, in the same transaction. */
  invite?: (trx: Transaction<Tables>, user: User) => Promise<void>;
}

/** Email addresses are compared without regard to case. */
export const emailKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** @throws 412 with the current account */
function refuseStale(seen: SeenVersion | undefined, row: Selectable<UsersTable>): void {
  const user = toUser(row);
  const written = { version: row.version, updatedAt: user.updatedAt };
  if (isStale(seen, written)) throw HttpProblem.stale(user, versionTag(written));
}

const takenMessage = 'Diese E-Mail-Adresse wird schon von einem anderen Konto verwendet.';

function toUser(row: Selectable<UsersTable>): User {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    // Everyone has ROLE_USER; it is never stored.
    roles: [...grantedRoles(row.roles), 'ROLE_USER'],
    notifications: row.notifications,
    isDisabled: row.disabled_at !== null,
    // Accounts that use a provider need no password.
    isInvited: !row.is_machine && row.password_hash === '' && row.last_sign_in_at === null,
    writableTypes: row.writable_types,
    writableLanguages: row.writable_languages,
    hasSecondFactor: row.has_second_factor,
    lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

export async function listUsers(db: Kysely<Tables>): Promise<User[]> {
  const rows = await db.selectFrom('users').selectAll().where('is_machine', '=', false).orderBy('id').execute();
  return rows.map(toUser);
}

export async function findVersionedUser(db: Kysely<Tables>, id: number): Promise<VersionedUser | undefined> {
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('is_machine', '=', false)
    .executeTakeFirst();
  return row && { user: toUser(row), version: row.version };
}

export async function findUser(db: Kysely<Tables>, id: number): Promise<User | undefined> {
  return (await findVersionedUser(db, id))?.user;
}

/** The settings of an account. */
export async function findSettings(db: Kysely<Tables>, id: number): Promise<OwnSettings> {
  const row = await db.selectFrom('users').select('settings').where('id', '=', id).executeTakeFirst();
  return { saveAnswer: null, ...row?.settings };
}

/**
 * Changes the owner's settings. The account's version stays the same, since it concerns what administrators manage.
 * @throws 422
 */
export async function changeSettings(db: Kysely<Tables>, id: number, input: unknown): Promise<OwnSettings> {
  const settings = parse(ownSettingsSchema, input);
  await sql`update users set settings = ${JSON.stringify(settings)}::jsonb where id = ${id}`.execute(db);
  return settings;
}

/** The account with an email address, and its password hash. */
export async function findAccount(
  db: Kysely<Tables>,
  email: string,
): Promise<{ user: User; passwordHash: string } | undefined> {
  const key = emailKey(email);
  // PostgreSQL cannot store NUL, so no account has such an address.
  const row = await db
    .selectFrom('users')
    .selectAll()
    .where('email_key', '=', key.replaceAll('\0', ' '))
    .where('is_machine', '=', false)
    .executeTakeFirst();
  return row && { user: toUser(row), passwordHash: row.password_hash };
}

/**
 * Creates an account.
 * @param input as sent by the client
 * @throws 403; 422 with all errors at once
 */
export async function createUser(
  db: Kysely<Tables>,
  input: unknown,
  writer: Writer,
  options: WriteOptions = {},
): Promise<VersionedUser> {
  const values = parse(newUserSchemaFor(input), input);
  const password = 'password' in values ? String(values.password) : null;
  if (password !== null) refuseKnown(password, options);
  const password_hash = password === null ? '' : await hashPassword(password);
  const roles = grantedRoles(values.roles);
  return withUsersLock(db, async (trx) => {
    const actor = await currentActor(trx, writer);
    if (actor) assertMayGrant(actor, [], roles);
    await refuseTaken(trx, values.email, null);
    const row = await trx
      .insertInto('users')
      .values({
        email: values.email,
        email_key: emailKey(values.email),
        name: values.name,
        password_hash,
        roles,
        notifications: distinct(values.notifications),
        ...restrictionsOf(roles, values),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (values.isInvited) await options.invite?.(trx, toUser(row));
    return recordVersion(trx, 'create', row, writer);
  });
}

/**
 * Changes an account; keys missing in the input keep their values.
 * @param expected the version the client has seen
 * @throws 403; 404; 409 for the last administrator and for switching off one's own account; 412 with the current
 * account; 422 with all errors at once
 */
export async function updateUser(
  db: Kysely<Tables>,
  id: number,
  input: unknown,
  writer: Writer,
  expected?: SeenVersion,
  options: WriteOptions = {},
): Promise<VersionedUser> {
  const known = await findUser(db, id);
  if (!known) throw HttpProblem.notFound();
  if (writer) assertMayManage(writer.user, known);
  // Only values that the client sent are written, so that concurrent changes to others are kept.
  const sent = parse(userSchema, isObject(input) ? { ...known, ...input } : input);
  const has = (key: string) => isObject(input) && Object.hasOwn(input, key);
  if (sent.password !== undefined) refuseKnown(sent.password, options);
  const password_hash = sent.password === undefined ? undefined : await hashPassword(sent.password);

  return withUsersLock(db, async (trx) => {
    const actor = await currentActor(trx, writer);
    const row = await trx
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .where('is_machine', '=', false)
      .executeTakeFirst();
    if (!row) throw HttpProblem.notFound();
    const before = grantedRoles(row.roles);
    const roles = has('roles') ? grantedRoles(sent.roles) : before;
    if (actor) {
      assertMayManage(actor, row);
      assertMayGrant(actor, before, roles);
    }
    refuseStale(expected, row);
    const email = has('email') ? sent.email : row.email;
    await refuseTaken(trx, email, id);
    const wasDisabled = row.disabled_at !== null;
    const isDisabled = has('isDisabled') ? sent.isDisabled : wasDisabled;
    const own = isDisabled && writer ? mayNotDisable(writer.user, row) : undefined;
    if (own) throw HttpProblem.conflict(own, [{ field: 'isDisabled', message: own }]);
    const refusal = lastAdministrator(await othersThan(trx, id), wasDisabled ? [] : before, isDisabled ? [] : roles);
    if (refusal)
      throw HttpProblem.conflict(refusal, [{ field: isDisabled ? 'isDisabled' : 'roles', message: refusal }]);

    const notifications = has('notifications') ? distinct(sent.notifications) : row.notifications;
    const changed = await trx
      .updateTable('users')
      .set({
        email,
        email_key: emailKey(email),
        ...(has('name') && { name: sent.name }),
        roles,
        notifications,
        ...restrictionsOf(roles, {
          writableTypes: has('writableTypes') ? sent.writableTypes : row.writable_types,
          writableLanguages: has('writableLanguages') ? sent.writableLanguages : row.writable_languages,
        }),
        ...(isDisabled !== wasDisabled && { disabled_at: isDisabled ? sql`now()` : null }),
        updated_at: sql`now()`,
        version: row.version + 1,
        ...(password_hash && { password_hash }),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (password_hash || isDisabled || roles.join() !== before.join())
      await endSessionsOf(trx, id, writer?.user.id === id ? writer.tokenHash : null);
    // Pending links went to the former address, or would replace a password that was just set.
    if (password_hash || isDisabled || email !== row.email)
      await sql`delete from password_resets where user_id = ${id}`.execute(trx);
    return recordVersion(trx, 'update', changed, writer);
  });
}

/**
 * Removes an account with its sessions; its changes stay in the history.
 * @throws 403; 404; 409 for the last administrator; 412
 */
export async function deleteUser(
  db: Kysely<Tables>,
  id: number,
  writer: Writer,
  expected?: SeenVersion,
): Promise<void> {
  await withUsersLock(db, async (trx) => {
    const actor = await currentActor(trx, writer);
    const row = await trx
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .where('is_machine', '=', false)
      .executeTakeFirst();
    if (!row) throw HttpProblem.notFound();
    if (actor) assertMayManage(actor, row);
    refuseStale(expected, row);
    const refusal = row.disabled_at ? undefined : lastAdministrator(await othersThan(trx, id), row.roles, []);
    if (refusal) throw HttpProblem.conflict(refusal);
    // The history comes first, while the writer still exists: it may be the account that is removed.
    await recordVersion(trx, 'delete', { ...row, version: row.version + 1 }, writer);
    await trx.deleteFrom('users').where('id', '=', id).execute();
  });
}

/**
 * Removes the second factors of another account and ends its sessions. Its owner then sets up new ones.
 * @param remove removes them, in the same transaction
 * @throws 403; 404; 409 for one's own account, or without a factor
 */
export async function resetSecondFactor(
  db: Kysely<Tables>,
  id: number,
  writer: NonNullable<Writer>,
  remove: (trx: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  await withUsersLock(db, async (trx) => {
    const actor = await currentActor(trx, writer);
    const row = await trx
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .where('is_machine', '=', false)
      .executeTakeFirst();
    if (!row) throw HttpProblem.notFound();
    if (actor) assertMayManage(actor, row);
    if (writer.user.id === id)
      throw HttpProblem.conflict('Ihren eigenen zweiten Faktor ändern Sie unter «Eigenes Konto», mit Ihrem Passwort.');
    if (!row.has_second_factor) throw HttpProblem.conflict('Für dieses Konto ist kein zweiter Faktor eingerichtet.');
    await remove(trx);
    await endSessionsOf(trx, id, null);
    const changed = await trx
      .updateTable('users')
      .set({ has_second_factor: false, updated_at: sql`now()`, version: row.version + 1 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordVersion(trx, 'update', changed, writer);
  });
}

/** The name under which accounts appear in the history. */
export const accountHistory = { name: 'users' };

async function recordVersion(
  trx: Transaction<Tables>,
  action: 'create' | 'update' | 'delete',
  row: Selectable<UsersTable>,
  writer: Writer,
): Promise<VersionedUser> {
  const user = toUser(row);
  const actor = writer && { id: writer.user.id, email: writer.user.email };
  const { lastSignInAt: _, ...kept } = user;
  await recordHistory(trx, accountHistory, {
    id: row.id,
    version: row.version,
    action,
    actor,
    body: JSON.stringify(kept),
  });
  return { user, version: row.version };
}

/** Serializes writes to accounts, so that two administrators cannot remove each other at the same time. */
function withUsersLock<Result>(
  db: Kysely<Tables>,
  write: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await sql`lock table users in share row exclusive mode`.execute(trx);
    return write(trx);
  });
}

/**
 * The writer with its current roles, which may have changed since the request arrived.
 * @throws 401 if the account has been removed or switched off
 */
async function currentActor(trx: Transaction<Tables>, writer: Writer): Promise<{ roles: string[] } | null> {
  if (!writer) return null;
  const actor = await trx
    .selectFrom('users')
    .select('roles')
    .where('id', '=', writer.user.id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!actor) throw HttpProblem.unauthorized();
  if (!grantedRoles(actor.roles).some((role) => role !== 'ROLE_EDITOR')) throw HttpProblem.forbidden();
  return actor;
}

async function refuseTaken(trx: Transaction<Tables>, email: string, id: number | null): Promise<void> {
  const other = await trx.selectFrom('users').select('id').where('email_key', '=', emailKey(email)).executeTakeFirst();
  if (other && other.id !== id) throw HttpProblem.invalid([{ field: 'email', message: takenMessage }]);
}

function othersThan(trx: Transaction<Tables>, id: number): Promise<{ roles: string[] }[]> {
  return trx.selectFrom('users').select('roles').where('id', '!=', id).where('disabled_at', 'is', null).execute();
}

function refuseKnown(password: string, { refusedPassword }: WriteOptions): void {
  if (password !== refusedPassword) return;
  throw HttpProblem.invalid([
    { field: 'password', message: 'Dieses Passwort ist allgemein bekannt. Wählen Sie bitte ein anderes.' },
  ]);
}

const distinct = <Value extends string>(values: readonly Value[]) => [...new Set(values)];

/** Administrators have no restrictions, since they could lift them themselves. */
function restrictionsOf(roles: readonly Role[], given: Pick<User, 'writableTypes' | 'writableLanguages'>) {
  const isFree = roles.includes('ROLE_ADMIN') || roles.includes('ROLE_SUPER_ADMIN');
  const restriction = <Value extends string>(values: Value[] | null) => (isFree || !values ? null : distinct(values));
  return {
    writable_types: restriction(given.writableTypes),
    writable_languages: restriction(given.writableLanguages),
  };
}

function assertMayManage(actor: { roles: readonly string[] }, target: { roles: readonly string[] }): void {
  const message = mayNotManage(actor, target);
  if (message) throw HttpProblem.forbidden(message);
}

function assertMayGrant(
  actor: { roles: readonly string[] },
  before: readonly string[],
  after: readonly string[],
): void {
  const message = mayNotGrant(actor, before, after);
  if (message) throw HttpProblem.forbidden(message, [{ field: 'roles', message }]);
}
