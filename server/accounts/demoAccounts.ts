import type { Kysely } from 'kysely';
import { DEMO_PASSWORD, demoUsers } from '../../demo/users';
import { isLoopback, type Config } from '../config';
import { isBcrypt, verifyPassword } from './passwords';
import type { Tables } from '../tables';
import { emailKey } from './users';

/** The demo accounts that still have the publicly known password. */
export async function openDemoAccountEmails(db: Kysely<Tables>): Promise<string[]> {
  return findDemoPasswords(
    db,
    demoUsers.map(({ email }) => emailKey(email)),
  );
}

/**
 * All accounts, demo or not, that have the publicly known password.
 * @param emailKeys limits the check to these addresses
 */
export async function findDemoPasswords(db: Kysely<Tables>, emailKeys?: readonly string[]): Promise<string[]> {
  const accounts = db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('is_machine', '=', false)
    .orderBy('id');
  const found: string[] = [];
  for (const { email, password_hash } of await (
    emailKeys ? accounts.where('email_key', 'in', emailKeys) : accounts
  ).execute()) {
    // Accounts from the existing system never had it, and each would take a second to check.
    if (!isBcrypt(password_hash) && (await verifyPassword(password_hash, DEMO_PASSWORD))) found.push(email);
  }
  return found;
}

/**
 * While any account has the publicly known password, the server may only listen on this machine.
 * @throws with instructions
 */
export async function refusePublicDemo({ host }: Config, db: Kysely<Tables>): Promise<void> {
  if (isLoopback(host)) return;
  const open = await findDemoPasswords(db);
  if (open.length > 0) throw new Error(publicDemoMessage(host, `the password of ${open.join(', ')} is publicly known`));
}

/** The same check for the first start, before it creates the demo accounts. */
export function refuseToSeed({ host }: Config): void {
  if (!isLoopback(host))
    throw new Error(publicDemoMessage(host, 'the demo accounts of a first start have a publicly known password'));
}

const publicDemoMessage = (host: string, reason: string) =>
  `The server does not listen on ${host}, because ${reason}: ` +
  'make an account of your own and remove the demo accounts with "npm run user:create -- --email ' +
  'you@example.org --role ROLE_SUPER_ADMIN --remove-demo-accounts", ' +
  'or leave HOST at 127.0.0.1.';
