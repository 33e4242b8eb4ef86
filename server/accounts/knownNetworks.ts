import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';

/**
 * The networks from which people have signed in. IP addresses are personal data, so only hashes with a secret of this
 * database are stored.
 */

/** Networks without a sign-in for this long are deleted. */
const forgottenAfter = "interval '180 days'";

const hashOf = (network: string) =>
  sql`sha256((select value from secrets where name = 'networks') || convert_to(${network}, 'UTF8'))`;

/** Whether the owner of an email address has signed in from a network. */
export async function isKnownNetwork(db: Kysely<Tables>, emailKey: string, network: string): Promise<boolean> {
  const { rows } = await sql`
    select from known_networks join users on users.id = user_id
    where email_key = ${emailKey} and network = ${hashOf(network)}`.execute(db);
  return rows.length > 0;
}

/** Stores that the owner of an email address has signed in from a network. */
export async function rememberNetwork(db: Kysely<Tables>, emailKey: string, network: string): Promise<void> {
  await sql`
    insert into known_networks (user_id, network) select id, ${hashOf(network)} from users where email_key = ${emailKey}
    on conflict (user_id, network) do update set last_seen_at = now()`.execute(db);
}

export async function removeOldNetworks(db: Kysely<Tables>): Promise<void> {
  await sql`delete from known_networks where last_seen_at < now() - ${sql.raw(forgottenAfter)}`.execute(db);
}
