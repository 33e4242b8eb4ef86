import { CompiledQuery, type Kysely } from 'kysely';
import { versionOfResource } from '../engine/storage/resourceVersions';
import type { Tables } from '../tables';
import { hashToken, noteEvery, type Session } from './sessions';

const findStatement = `
  select users.id, users.email, users.roles, sessions.last_seen_at < now() - ${noteEvery} as is_due,
    case when $2::text is not null then (${versionOfResource('$2')}) end as version
  from sessions join users on users.id = sessions.user_id where sessions.token_hash = $1 and sessions.expires_at > now()`;

/** A session with the requested list version, read at the same moment. */
export type FoundSession = Session & { version: number | null };

/**
 * Finds the session of a token, with the current roles of its account. One query.
 * @param resource includes the list version of this resource
 */
export async function findSession(
  db: Kysely<Tables>,
  token: string,
  resource?: string,
): Promise<FoundSession | undefined> {
  // Malformed tokens never reach the database.
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
