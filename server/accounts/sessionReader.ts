import { CompiledQuery, type Kysely } from 'kysely';
import { CrowdReader } from '../engine/read/crowdReader';
import { versionOfResource } from '../engine/storage/resourceVersions';
import type { Tables } from '../tables';
import { hashToken, noteEvery, type Session } from './sessions';

const findStatement = `/* prepared */
  select place::int, users.id, users.email, users.roles, sessions.last_seen_at < now() - ${noteEvery} as is_due,
    case when asked.resource is not null then (${versionOfResource('asked.resource')}) end as version
  from unnest($1::bytea[], $2::text[]) with ordinality asked(token_hash, resource, place)
  join sessions on sessions.token_hash = asked.token_hash and sessions.expires_at > now() join users on users.id = sessions.user_id`;

/** With how often the resource was written that was asked for beside it, as of the same moment. */
export type FoundSession = Session & { version: number | null };

/**
 * Finds the sessions of cookies, with the roles that their accounts have now. Each request asks, and a question of its
 * own costs the server and PostgreSQL more than what is asked: whoever asks while some are read is in the next reading,
 * which is one query for all who wait.
 */
export class SessionReader {
  readonly #crowd: CrowdReader<string, FoundSession>;

  constructor(db: Kysely<Tables>) {
    this.#crowd = new CrowdReader((asked) => readSessions(db, asked));
  }

  /** In: the token, and the resource of a list. Out: undefined without a session. */
  async of(token: string, resource = ''): Promise<FoundSession | undefined> {
    // Anything that was never a token of ours does not get as far as the database.
    return /^[\w-]{43}$/.test(token) ? this.#crowd.of(`${token} ${resource}`) : undefined;
  }
}

/** In: token and resource of each. Out: the same with its session. */
async function readSessions(db: Kysely<Tables>, asked: readonly string[]): Promise<Map<string, FoundSession>> {
  const parts = asked.map((one) => one.split(' '));
  const hashes = parts.map(([token = '']) => hashToken(token));
  const { rows } = await db.executeQuery(
    CompiledQuery.raw(findStatement, [hashes, parts.map(([, resource]) => resource || null)]) as CompiledQuery<{
      place: number;
      id: number;
      email: string;
      roles: string[];
      is_due: boolean;
      version: number | null;
    }>,
  );
  return new Map(
    rows.map(({ place, id, email, roles, is_due: isDue, version }) => [
      asked[place - 1] as string,
      { tokenHash: hashes[place - 1] as Buffer, user: { id, email, roles }, isDue, version },
    ]),
  );
}
