import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql, type Kysely, type Transaction } from 'kysely';
import { HttpProblem } from '../http/problems';
import type { Tables } from '../tables';

/**
 * Failures before anybody has to wait: of one address for one account, and of one address for all accounts together.
 */
const allowedForAccount = 5;
const allowedForAddress = 20;
const allowedToSend = 40;
const firstWait = 30;
const longestWait = 15 * 60;
const forgottenAfter = 24 * 3600;

interface Count {
  key: string;
  /** When the last failure was, before this attempt; and when this attempt is. */
  before: Date;
  at: Date;
}
interface Attempt {
  succeeded(): Promise<void>;
}

/** Seconds to wait after that many failures: 30, 60, 120 … up to a quarter of an hour. */
export function waitAfter(failures: number, allowed: number): number {
  return failures < allowed ? 0 : Math.min(firstWait * 2 ** Math.min(failures - allowed, 20), longestWait);
}

/**
 * Counts a sign-in as failed before its password is looked at, so that a hundred at once are counted like
 * a hundred in a row; `succeeded` takes it back. Errors: 429 with the seconds to wait; waiting attempts are not
 * counted.
 */
export async function beginAttempt(db: Kysely<Tables>, ip: string, emailKey: string): Promise<Attempt> {
  const network = networkOf(ip);
  const limits = [
    { key: `ip ${network}`, allowed: allowedForAddress },
    {
      key: `account ${createHash('sha256').update(emailKey).digest('base64url')} ${network}`,
      allowed: allowedForAccount,
    },
  ];
  const [address, account] = await db.transaction().execute(async (trx) => {
    // Always in this order, so that two attempts never wait for each other.
    const counts: Count[] = [];
    for (const limit of limits) counts.push(await count(trx, limit));
    return counts as [Count, Count];
  });
  return {
    succeeded: async () => {
      await db.deleteFrom('login_failures').where('key', '=', account.key).execute();
      // Only this one is taken back: somebody with an account of his own must not clear the way for guessing others'.
      await takeBack(db, address);
    },
  };
}

/**
 * The same for links: counts as a wrong guess of an address before it is looked up; `succeeded` takes
 * back this one. Errors: 429.
 */
export async function beginGuess(db: Kysely<Tables>, ip: string): Promise<Attempt> {
  const guess = await db
    .transaction()
    .execute((trx) => count(trx, { key: `link ${networkOf(ip)}`, allowed: allowedForAddress }));
  return { succeeded: () => takeBack(db, guess) };
}

/** Mails that strangers can cause by asking for something: few to one address, and not many from one. Errors: 429. */
export async function countRequest(db: Kysely<Tables>, kind: string, ip: string, email: string): Promise<void> {
  const receiver = createHash('sha256').update(email.toLowerCase()).digest('base64url');
  await db.transaction().execute(async (trx) => {
    await count(trx, { key: `${kind} from ${networkOf(ip)}`, allowed: allowedForAddress });
    await count(trx, { key: `${kind} to ${receiver}`, allowed: allowedForAccount });
  });
}

/** What strangers send that causes no mail: not much from one network. Errors: 429. */
export async function countSent(db: Kysely<Tables>, what: 'upload' | 'correction', ip: string): Promise<void> {
  await db.transaction().execute((trx) => count(trx, { key: `${what} from ${networkOf(ip)}`, allowed: allowedToSend }));
}

async function takeBack(db: Kysely<Tables>, { key, at, before }: Count): Promise<void> {
  await sql`
    update login_failures set failures = greatest(failures - 1, 0),
      last_failed_at = case when last_failed_at = ${at} then ${before} else last_failed_at end
    where key = ${key}`.execute(db);
}

async function count(trx: Transaction<Tables>, { key, allowed }: { key: string; allowed: number }): Promise<Count> {
  const now = new Date();
  await trx
    .insertInto('login_failures')
    .values({ key, failures: 0, last_failed_at: now })
    .onConflict((on) => on.doNothing())
    .execute();
  const row = await trx
    .selectFrom('login_failures')
    .selectAll()
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const age = (now.getTime() - row.last_failed_at.getTime()) / 1000;
  const failures = age > forgottenAfter ? 0 : row.failures;
  const left = Math.ceil(waitAfter(failures, allowed) - age);
  if (failures >= allowed && left > 0) throw HttpProblem.tooMany(left);
  await trx
    .updateTable('login_failures')
    .set({ failures: failures + 1, last_failed_at: now })
    .where('key', '=', key)
    .execute();
  return { key, before: row.last_failed_at, at: now };
}

/** One household or company has one IPv4 address but billions of IPv6 addresses: those count by their /64. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail?.split(':').filter(Boolean) ?? [];
  const groups =
    tail === undefined
      ? front
      : [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
