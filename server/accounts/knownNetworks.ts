import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../tables';

/**
 * The networks from which people have signed in. IP addresses are personal data, so only hashes are stored, keyed with
 * a secret of this database.
 */

/** Networks without a sign-in for this long are deleted. */
const forgottenAfter = "interval '180 days'";

/** The stored form of a network; null for null. */
export const networkHash = (network: string | null): RawBuilder<Buffer | null> =>
  sql`sha256((select value from secrets where name = 'networks') || convert_to(${network}::text, 'UTF8'))`;

/** Whether the owner of an email address has signed in from a network. */
export async function isKnownNetwork(db: Kysely<Tables>, emailKey: string, network: string): Promise<boolean> {
  const { rows } = await sql`
    select from known_networks join users on users.id = user_id
    where email_key = ${emailKey} and network = ${networkHash(network)}`.execute(db);
  return rows.length > 0;
}

/** The same as text, for what counts by network. */
export async function networkKey(db: Kysely<Tables>, network: string): Promise<string> {
  const { rows } = await sql<{ key: string }>`select encode(${networkHash(network)}, 'hex') as key`.execute(db);
  return rows[0]?.key ?? '';
}

/**
 * Stores that an account has signed in from a network.
 * @returns whether it is new
 */
export async function rememberNetwork(db: Kysely<Tables>, userId: number, network: string): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into known_networks (user_id, network) values (${userId}, ${networkHash(network)})
    on conflict (user_id, network) do update set last_seen_at = now() returning xmax = 0 as "isNew"`.execute(db);
  return rows[0]?.isNew === true;
}

export async function removeOldNetworks(db: Kysely<Tables>): Promise<void> {
  await sql`delete from known_networks where last_seen_at < now() - ${sql.raw(forgottenAfter)}`.execute(db);
}
