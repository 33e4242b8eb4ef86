import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql, type Kysely, type Transaction } from 'kysely';
import { HttpProblem } from '../http/problems';
import type { Sender, MailContent } from '../mail/content';
import type { Tables } from '../tables';
import { isKnownNetwork, networkKey } from './knownNetworks';
import { emailKey } from './users';
import { queueMail } from '../mail/queueMail';
import { renderMail } from '../mail/render';

/**
 * The number of failures before a wait applies: from one network for one account, from one network for all accounts,
 * and from all networks for one account.
 */
const allowedForAccount = 5;
const allowedForAddress = 20;
const allowedFromEverywhere = 10;
/** An attacker with many networks could lock out the owner, so here the wait doubles only with every second failure. */
const slowly = 2;
const allowedToSend = 40;
const firstWait = 30;
const maxWait = 15 * 60;
const forgottenAfter = 24 * 3600;

interface Limit {
  key: string;
  allowed: number;
  /** The number of failures that doubles the wait; 1 by default. */
  step?: number;
}
interface Count {
  key: string;
  failures: number;
  /** The time of the previous failure, and of this attempt. */
  before: Date;
  at: Date;
}
interface Attempt {
  succeeded(): Promise<void>;
}
interface SignInAttempt extends Attempt {
  /**
   * The password was right, and the second factor follows. This neither counts as a failure nor clears earlier ones.
   */
  passed(): Promise<void>;
}

/** The seconds to wait after a number of failures: 30, 60, 120 … up to 15 minutes, doubled every `step` failures. */
export function waitAfter(failures: number, allowed: number, step = 1): number {
  const doublings = Math.min(Math.floor((failures - allowed) / step), 20);
  return failures < allowed ? 0 : Math.min(firstWait * 2 ** doublings, maxWait);
}

/**
 * Counts a sign-in as failed before its password is checked, so that parallel attempts count like sequential ones;
 * `succeeded` reverses it. In a network from which the owner has signed in before, only failures from that network
 * count. After many failures the owner gets a mail.
 * @throws 429 with the seconds to wait; attempts during the wait are not counted
 */
export async function beginSignIn(
  db: Kysely<Tables>,
  ip: string,
  email: string,
  sender: Sender,
): Promise<SignInAttempt> {
  const network = networkOf(ip);
  const from = await networkKey(db, network);
  const owner = emailKey(email).replaceAll('\0', ' ');
  const account = `account ${createHash('sha256').update(owner).digest('base64url')}`;
  const counts = await db.transaction().execute(async (trx) => {
    const unlessKnown = (await isKnownNetwork(trx, owner, network)) ? Number.POSITIVE_INFINITY : 0;
    // Always in this order, to prevent deadlocks.
    const address = await count(trx, { key: `ip ${from}`, allowed: Math.max(allowedForAddress, unlessKnown) });
    const everywhere = await count(trx, {
      key: account,
      allowed: Math.max(allowedFromEverywhere, unlessKnown),
      step: slowly,
    });
    const here = await count(trx, { key: `${account} ${from}`, allowed: allowedForAccount });
    if (everywhere.failures === allowedFromEverywhere) await warnOwner(trx, owner, sender);
    return { address, everywhere, here };
  });
  return {
    succeeded: () =>
      db.transaction().execute(async (trx) => {
        // Reverses this attempt only: signing in to one's own account must not reset the count of guesses at others.
        await undoCount(trx, counts.address);
        await undoCount(trx, counts.everywhere);
        await trx.deleteFrom('login_failures').where('key', '=', counts.here.key).execute();
      }),
    passed: () =>
      db.transaction().execute(async (trx) => {
        for (const counted of [counts.address, counts.everywhere, counts.here]) await undoCount(trx, counted);
      }),
  };
}

/**
 * The same for guesses at the codes of links.
 * @throws 429
 */
export async function beginGuess(db: Kysely<Tables>, ip: string): Promise<Attempt> {
  const key = `link ${await networkKey(db, networkOf(ip))}`;
  const guess = await db.transaction().execute((trx) => count(trx, { key, allowed: allowedForAddress }));
  return { succeeded: () => undoCount(db, guess) };
}

/**
 * Limits how many mails visitors can trigger, per recipient and per network.
 * @throws 429
 */
export async function limitMails(db: Kysely<Tables>, kind: string, ip: string, email: string): Promise<void> {
  const receiver = createHash('sha256').update(email.toLowerCase()).digest('base64url');
  const network = await networkKey(db, networkOf(ip));
  await db.transaction().execute(async (trx) => {
    await count(trx, { key: `${kind} from ${network}`, allowed: allowedForAddress });
    await count(trx, { key: `${kind} to ${receiver}`, allowed: allowedForAccount });
  });
}

/**
 * Limits other requests of visitors per network.
 * @throws 429
 */
export async function limitRequests(
  db: Kysely<Tables>,
  what: 'upload' | 'correction' | 'passkey',
  ip: string,
): Promise<void> {
  const key = `${what} from ${await networkKey(db, networkOf(ip))}`;
  await db.transaction().execute((trx) => count(trx, { key, allowed: allowedToSend }));
}

async function undoCount(db: Kysely<Tables>, { key, at, before }: Count): Promise<void> {
  await sql`
    update login_failures set failures = greatest(failures - 1, 0),
      last_failed_at = case when last_failed_at = ${at} then ${before} else last_failed_at end
    where key = ${key}`.execute(db);
}

async function count(trx: Transaction<Tables>, { key, allowed, step }: Limit): Promise<Count> {
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
  const left = Math.ceil(waitAfter(failures, allowed, step) - age);
  if (failures >= allowed && left > 0) throw HttpProblem.tooMany(left);
  await trx
    .updateTable('login_failures')
    .set({ failures: failures + 1, last_failed_at: now })
    .where('key', '=', key)
    .execute();
  return { key, failures: failures + 1, before: row.last_failed_at, at: now };
}

/**
 * IPv6 addresses are counted by their /64: a household or company has one IPv4 address but billions of IPv6 addresses.
 */
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

const warning: MailContent = {
  locale: 'de',
  subject: 'Fehlgeschlagene Anmeldungen',
  blocks: [
    {
      kind: 'paragraph',
      text:
        'Jemand hat mehrmals versucht, sich mit Ihrer E-Mail-Adresse anzumelden. Weitere Versuche sind nur ' +
        'noch in grösseren Abständen möglich.',
    },
    {
      kind: 'paragraph',
      text:
        'Wo Sie sich schon einmal angemeldet haben, melden Sie sich wie gewohnt an. Falls Sie das nicht selbst ' +
        'waren, wählen Sie bitte ein langes Passwort, das Sie nur hier verwenden.',
    },
  ],
};

/** Sends a mail to the owner of an account after many failed sign-ins. */
async function warnOwner(trx: Transaction<Tables>, emailKey: string, sender: Sender): Promise<void> {
  const owner = await trx.selectFrom('users').select('email').where('email_key', '=', emailKey).executeTakeFirst();
  if (owner) await queueMail(trx, { to: owner.email, kind: 'SIGN_IN_WARNING', mail: renderMail(warning, sender) });
}
