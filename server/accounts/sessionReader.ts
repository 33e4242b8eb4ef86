import { CompiledQuery, type Kysely } from 'kysely';
import { versionOfResource } from '../engine/storage/resourceVersions';
import type { Tables } from '../tables';
import { hashToken, noteEvery, type Session } from './sessions';

const findStatement = `
  select users.id, users.email, users.roles, sessions.last_seen_at < now() - ${noteEvery} as is_due,
    case when $2::text is not null then (${versionOfResource('$2')}) end as version
  from sessions join users on users.id = sessions.user_id where sessions.token_hash = $1 and sessions.expires_at > now()`;

/** With how often the resource was written that was asked for beside it, as of the same moment. */
export type FoundSession = Session & { version: number | null };

/**
 * Finds the session of a cookie, with the roles that its account has now. In: the token, and the resource of a list.
 * Out: undefined without a session. One query.
 */
export async function findSession(
  db: Kysely<Tables>,
  token: string,
  resource?: string,
): Promise<FoundSession | undefined> {
  // Anything that was never a token of ours does not get as far as the database.
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const tokenHash = hashToken(token);
  const { rows } = await db.executeQuery(
    CompiledQuery.raw(findStatement, [tokenHash, resource ?? null]) as CompiledQuery<{
      id: number;
      email: string;
      roles: string[];
      is_due: boolean;
      version: number | null;
    }>,
  );
  if (!rows[0]) return undefined;
  const { id, email, roles, is_due: isDue, version } = rows[0];
  return { tokenHash, user: { id, email, roles }, isDue, version };
}
