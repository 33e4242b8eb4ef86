import { sql, type Kysely, type Transaction } from 'kysely';
import { failedReset, invitationDays, resetMinutes, resetPath } from '../../domain/accounts/passwordLinks';
import { recordHistory } from '../engine/write/historyRows';
import type { OpenIdConfig } from '../config';
import { HttpProblem } from '../http/problems';
import type { MailContent, Sender } from '../mail/content';
import { queueMail } from '../mail/queueMail';
import { renderMail } from '../mail/render';
import { hashOf, isCode, newCode } from './code';
import type { Tables } from '../tables';
import { hashPassword } from './passwords';
import { isBound } from './openIdConnect';
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
        text:
          `Der Link gilt ${resetMinutes} Minuten und nur einmal. Falls Sie kein neues Passwort verlangt haben, ` +
          'brauchen Sie nichts zu tun. Ihr bisheriges Passwort bleibt gültig.',
      },
    ],
  };
}

function invitationMail(address: string, product: string): MailContent {
  return {
    locale: 'de',
    subject: `Ihr Konto bei ${product}`,
    blocks: [
      { kind: 'paragraph', text: `Für Sie wurde ein Konto bei ${product} erstellt. Wählen Sie bitte Ihr Passwort.` },
      { kind: 'link', label: 'Passwort wählen', address },
      {
        kind: 'paragraph',
        text:
          `Der Link gilt ${invitationDays} Tage und nur einmal. Danach melden Sie sich mit Ihrer E-Mail-Adresse und ` +
          'Ihrem Passwort an.',
      },
    ],
  };
}

/** The sender of a link, and the base of its URL. */
interface LinkOrigin {
  sender: Sender;
  host: string;
}

/** Stores a new link for an account and queues the mail that contains it. */
async function mailLink(
  trx: Transaction<Tables>,
  { id, email: to }: { id: number; email: string },
  kind: 'INVITATION' | 'PASSWORD_RESET',
  { sender, host }: LinkOrigin,
): Promise<void> {
  const { code, hash } = newCode();
  const address = `${host}${resetPath}${code}`;
  const isInvitation = kind === 'INVITATION';
  const mail = renderMail(isInvitation ? invitationMail(address, sender.productName) : resetMail(address), sender);
  const minutes = isInvitation ? invitationDays * 24 * 60 : resetMinutes;
  await sql`insert into password_resets (code_hash, user_id, expires_at)
    values (${hash}, ${id}, now() + make_interval(mins => ${minutes}))`.execute(trx);
  await queueMail(trx, { to, kind, mail });
}

/** Invites a new account in the caller's transaction: mails a link to choose a password. */
export const invite =
  (origin: LinkOrigin) =>
  (trx: Transaction<Tables>, user: { id: number; email: string }): Promise<void> =>
    mailLink(trx, user, 'INVITATION', origin);

/**
 * Sends the invitation again; the former link becomes invalid.
 * @throws 404; 409 if the account has a password, or is switched off
 */
export async function inviteAgain(db: Kysely<Tables>, id: number, origin: LinkOrigin): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const found = await findVersionedUser(trx, id);
    if (!found) throw HttpProblem.notFound();
    const { user } = found;
    if (!user.isInvited) throw HttpProblem.conflict('Dieses Konto hat schon ein Passwort.');
    if (user.isDisabled) throw HttpProblem.conflict('Dieses Konto ist ausgeschaltet.');
    await sql`delete from password_resets where user_id = ${id}`.execute(trx);
    await mailLink(trx, user, 'INVITATION', origin);
  });
}

/**
 * Sends a reset link if the account can sign in with a password. The response does not reveal whether it can.
 * Uses one transaction.
 */
export async function requestReset(
  db: Kysely<Tables>,
  email: string,
  origin: LinkOrigin,
  openId: OpenIdConfig | null = null,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const account = await findAccount(trx, email);
    if (!account || account.user.isDisabled) return;
    if (openId && !openId.allowsPasswords && (await isBound(trx, openId, account.user.id))) return;
    await mailLink(trx, account.user, 'PASSWORD_RESET', origin);
  });
}

/**
 * Sets a new password through a reset link. All links and sessions of the account end.
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

/** Stores a password in the caller's transaction. All sessions except `except` and all reset links end. */
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
