import { sql, type Kysely, type Transaction } from 'kysely';
import { failedReset, resetMinutes, resetPath } from '../../domain/accounts/passwordLinks';
import { recordHistory } from '../engine/write/historyRows';
import { HttpProblem } from '../http/problems';
import type { MailContent, Sender } from '../mail/content';
import { queueMail } from '../mail/queueMail';
import { renderMail } from '../mail/render';
import { hashOf, isCode, newCode } from './code';
import type { Tables } from '../tables';
import { hashPassword } from './passwords';
import { endSessionsOf } from './sessions';
import { accountHistory, findAccount, findVersionedUser } from './users';

function resetMail(address: string): MailContent {
  return {
    locale: 'de',
    subject: 'Neues Passwort setzen',
    blocks: [
      { kind: 'paragraph', text: 'Für Ihr Konto wurde ein neues Passwort verlangt.' },
      { kind: 'link', label: 'Neues Passwort setzen', address },
      {
        kind: 'paragraph',
        text: `Der Link gilt ${resetMinutes} Minuten und nur einmal. Falls Sie kein neues Passwort verlangt haben, brauchen Sie nichts zu tun. Ihr bisheriges Passwort bleibt gültig.`,
      },
    ],
  };
}

/** Sends a reset link if the account exists. The answer does not reveal whether it does. One transaction. */
export async function requestReset(
  db: Kysely<Tables>,
  email: string,
  { sender, host }: { sender: Sender; host: string },
): Promise<void> {
  const { code, hash } = newCode();
  const mail = renderMail(resetMail(`${host}${resetPath}${code}`), sender);
  await db.transaction().execute(async (trx) => {
    const account = await findAccount(trx, email);
    if (!account) return;
    const { id, email: to } = account.user;
    await sql`insert into password_resets (code_hash, user_id, expires_at) values (${hash}, ${id}, now() + make_interval(mins => ${resetMinutes}))`.execute(
      trx,
    );
    await queueMail(trx, { to, kind: 'PASSWORD_RESET', mail });
  });
}

/**
 * Sets a new password by a reset link. All links and sessions of the account end.
 * @returns the id of the account
 * @throws 404 with the same message for any invalid link
 */
export async function resetPassword(db: Kysely<Tables>, code: string, password: string): Promise<number> {
  const hash = hashOf(code);
  const { rows } =
    await sql`select from password_resets where code_hash = ${isCode(code) ? hash : ''} and expires_at > now()`.execute(
      db,
    );
  if (rows.length === 0) throw HttpProblem.notFound(failedReset);
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    const used = await sql<{
      id: number;
    }>`delete from password_resets where code_hash = ${hash} and expires_at > now() returning user_id as id`.execute(
      trx,
    );
    const id = used.rows[0]?.id;
    if (id === undefined) throw HttpProblem.notFound(failedReset);
    await storePassword(trx, id, passwordHash, null);
    return id;
  });
}

/** Stores a password in the caller's transaction. All sessions but `except` and all reset links end. */
export async function storePassword(
  trx: Transaction<Tables>,
  id: number,
  passwordHash: string,
  except: Buffer | null,
): Promise<void> {
  await trx
    .updateTable('users')
    .set((row) => ({
      password_hash: passwordHash,
      version: sql<number>`${row.ref('version')} + 1`,
      updated_at: new Date(),
    }))
    .where('id', '=', id)
    .execute();
  await sql`delete from password_resets where user_id = ${id}`.execute(trx);
  await endSessionsOf(trx, id, except);
  const now = await findVersionedUser(trx, id);
  if (!now) throw HttpProblem.unauthorized();
  await recordHistory(trx, accountHistory, {
    id,
    version: now.version,
    action: 'update',
    actor: { id, email: now.user.email },
    body: JSON.stringify(now.user),
  });
}

export async function removeExpiredResets(db: Kysely<Tables>): Promise<void> {
  await sql`delete from password_resets where expires_at < now()`.execute(db);
}
