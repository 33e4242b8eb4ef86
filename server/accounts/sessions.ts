import { createHash, randomBytes } from 'node:crypto';
import { CompiledQuery, sql, type Kysely } from 'kysely';
import type { OwnSession } from '../../domain/accounts/users';
import type { Rights } from '../../domain/accounts/rights';
import type { Tables } from '../tables';
import { networkHash, removeOldNetworks } from './knownNetworks';
import { versionOfResource } from '../engine/storage/resourceVersions';

/** Sessions end seven days after the last visit. In seconds. */
export const sessionLifetime = 7 * 24 * 3600;
/** A visit is stored only if the last one is older than this, so that most reads do not write. */
export const seenInterval = "interval '5 minutes'";

export interface Session {
  tokenHash: Buffer;
  user: { id: number; email: string; roles: string[] } & Required<Omit<Rights, 'scopes'>>;
  /** The account has a factor, or an external provider that requires one signed it in. */
  hasSecondFactor: boolean;
  /** The visit should be stored and the cookie renewed. */
  isDue: boolean;
}

/** Only the hash is stored, so that a leaked database does not give access. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Where a session comes from. */
interface Origin {
  network: string | null;
  device: string;
  isByProvider: boolean;
}

/**
 * Starts a session, and records it as the last sign-in of the account.
 * @returns the token for the cookie, which is not stored anywhere else
 */
export async function createSession(
  db: Kysely<Tables>,
  userId: number,
  { network, device, isByProvider }: Origin = { network: null, device: '', isByProvider: false },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await sql`
    with signed_in as (update users set last_sign_in_at = now() where id = ${userId})
    insert into sessions (token_hash, user_id, expires_at, network, device, is_by_provider)
    values (${hashToken(token)}, ${userId}, now() + ${sessionLifetime} * interval '1 second', ${networkHash(network)},
      ${device}, ${isByProvider})`.execute(db);
  return token;
}

/** Stores a visit, which extends the session to seven days from now. */
export async function prolongSession(db: Kysely<Tables>, { tokenHash }: Session, network: string): Promise<void> {
  await sql`
    update sessions set last_seen_at = now(), expires_at = now() + ${sessionLifetime} * interval '1 second',
      network = ${networkHash(network)} where token_hash = ${tokenHash}`.execute(db);
}

/** The newest sessions of an account; there are hardly ever more than a few. */
export async function listSessions(db: Kysely<Tables>, session: Session, network: string): Promise<OwnSession[]> {
  const { rows } = await sql<Omit<OwnSession, 'signedInAt' | 'lastUsedAt'> & Record<'since' | 'used', Date>>`
    select id, device, created_at as since, last_seen_at as used, token_hash = ${session.tokenHash} as "isCurrent",
      coalesce(network = ${networkHash(network)}, false) as "isHere"
    from sessions where user_id = ${session.user.id} and expires_at > now()
    order by last_seen_at desc, id desc limit 100`.execute(db);
  return rows.map(({ since, used, ...one }) => ({
    ...one,
    signedInAt: since.toISOString(),
    lastUsedAt: used.toISOString(),
  }));
}

/** Ends a session of an account by its id. @returns whether there was one */
export async function endOwnSession(db: Kysely<Tables>, userId: number, id: number): Promise<boolean> {
  const ended = await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

/** Ends the session of a token. @returns whether it began with a provider; null if there is none */
export async function endSession(db: Kysely<Tables>, token: string): Promise<boolean | null> {
  const ended = db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).returning('is_by_provider');
  return (await ended.executeTakeFirst())?.is_by_provider ?? null;
}

/** Ends all sessions of an account but one, and its unfinished second steps. */
export async function endSessionsOf(db: Kysely<Tables>, userId: number, except: Buffer | null): Promise<void> {
  const sessions = db.deleteFrom('sessions').where('user_id', '=', userId);
  await (except ? sessions.where('token_hash', '!=', except) : sessions).execute();
  await db.deleteFrom('factor_steps').where('user_id', '=', userId).execute();
}

/** Deletes expired sessions, failed sign-ins and networks. */
export async function removeExpired(db: Kysely<Tables>): Promise<void> {
  await removeOldNetworks(db);
  await db.executeQuery(CompiledQuery.raw('delete from sessions where expires_at < now()'));
  await db.executeQuery(CompiledQuery.raw('delete from factor_steps where expires_at < now()'));
  await db.executeQuery(
    CompiledQuery.raw("delete from login_failures where last_failed_at < now() - interval '1 day'"),
  );
}

const findStatement = `
  select users.id, users.email, users.roles, users.writable_types as "writableTypes",
    users.writable_languages as "writableLanguages", sessions.last_seen_at < now() - ${seenInterval} as is_due,
    users.has_second_factor or sessions.is_by_provider as "hasSecondFactor",
    case when $2::text is not null then (${versionOfResource('$2')}) end as version
  from sessions join users on users.id = sessions.user_id
  where sessions.token_hash = $1 and sessions.expires_at > now() and users.disabled_at is null`;

/** A session and the requested list version, read in one statement. */
type FoundSession = Session & { version: number | null };

/**
 * Finds the session of a token, with the current roles of its account. One query.
 * @param resource also reads the list version of this resource
 */
export async function findSession(
  db: Kysely<Tables>,
  token: string,
  resource?: string,
): Promise<FoundSession | undefined> {
  // Malformed tokens are rejected without a query.
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const tokenHash = hashToken(token);
  const { rows } = await db.executeQuery(
    CompiledQuery.raw(findStatement, [tokenHash, resource ?? null]) as CompiledQuery<
      Session['user'] & { hasSecondFactor: boolean; is_due: boolean; version: number | null }
    >,
  );
  if (!rows[0]) return undefined;
  const { is_due: isDue, version, hasSecondFactor, ...user } = rows[0];
  return { tokenHash, user, hasSecondFactor, isDue, version };
}
