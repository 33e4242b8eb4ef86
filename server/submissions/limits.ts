import { sql, type Transaction } from 'kysely';
import { HttpProblem } from '../http/problems';
import type { Tables } from '../tables';

/** The kinds that visitors start themselves. */
type Kind = 'entry' | 'newsletter';

/**
 * The maximum number of unconfirmed requests per kind. Above it, the oldest from networks with many are dropped, then
 * the oldest of all. Each is kept for at least 15 minutes, enough for a real person to open the mail even if 10,000
 * others arrive within an hour.
 */
const maxWaiting = 5_000;
const graceTime = sql`interval '15 minutes'`;
const maxWaitingPerNetwork = 50;

/**
 * The maximum number of requests that enter the inbox per day, since more would hide the real ones. Lower limits per
 * network and address leave room for others.
 */
const dailyLimits = { all: { entry: 200, newsletter: 500 }, network: 40, address: 20 };
/** The same for the bytes of their documents. */
const dailyByteLimits = { all: 500_000_000, network: 100_000_000 };

/**
 * Makes room for another unconfirmed request.
 * @throws 429 if there is no room
 */
export async function makeRoom(trx: Transaction<Tables>, kind: Kind): Promise<void> {
  const {
    rows: [waiting],
  } = await sql<{
    count: number;
  }>`select count(*)::int as count from submissions where kind = ${kind} and used_at is null
    and expires_at > now()`.execute(trx);
  if ((waiting?.count ?? 0) < maxWaiting) return;
  const { numAffectedRows = 0n } = await sql`
    with waiting as (
      select id, created_at, count(*) over (partition by coalesce(network, id::text)) as in_network from submissions
      where kind = ${kind} and used_at is null)
    delete from submissions where id in (
      select s.id from submissions s join waiting on waiting.id = s.id
      where waiting.created_at < now() - ${graceTime} or in_network > ${maxWaitingPerNetwork}
      order by in_network > ${maxWaitingPerNetwork} desc, waiting.created_at
      limit 10 for update of s skip locked)`.execute(trx);
  if (numAffectedRows === 0n) throw HttpProblem.tooMany(600);
}

/**
 * @throws 429 if too many requests were accepted today, in total, from this network, or from this email address; the
 * link stays valid
 */
export async function enforceDailyLimits(
  trx: Transaction<Tables>,
  kind: Kind,
  id: number,
  bytes: number,
): Promise<void> {
  const {
    rows: [day],
  } = await sql<Record<'all' | 'network' | 'address' | 'bytes' | 'networkBytes', number>>`
    with this as (select network, ${address('submissions')} as address from submissions where id = ${id}),
    day as (
      select d.network is not distinct from this.network
      and d.network is not null as near, ${address('d')} = this.address as own, coalesce(d.document_bytes, 0) as bytes
      from submissions d, this where d.kind = ${kind} and d.outcome <> 'superseded'
      and d.used_at > now() - interval '1 day')
    select count(*)::int as all, count(*) filter (where near)::int as network,
      count(*) filter (where own)::int as address,
      coalesce(sum(bytes), 0)::float8 as bytes, coalesce(sum(bytes) filter (where near), 0)::float8 as "networkBytes"
      from day`.execute(trx);
  if (!day) return;
  const isFull =
    day.all >= dailyLimits.all[kind] || day.network >= dailyLimits.network || day.address >= dailyLimits.address;
  const hasNoRoom =
    bytes > 0 && (day.bytes + bytes > dailyByteLimits.all || day.networkBytes + bytes > dailyByteLimits.network);
  if (isFull || hasNoRoom) throw HttpProblem.tooMany(3_600);
}

/** The sender's email address, wherever the kind stores it. */
const address = (table: string) =>
  sql`lower(coalesce(${sql.ref(`${table}.request`)} -> 'said' -> 'contactInfo' ->> 'email',
    ${sql.ref(`${table}.request`)} -> 'contact' ->> 'email'))`;
