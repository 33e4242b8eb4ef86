import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { effectiveRoles, type Role } from '../../domain/access';
import type { FactorKind, SecondFactor } from '../../domain/accounts/secondFactors';
import { recordHistory } from '../engine/write/historyRows';
import { HttpProblem } from '../http/problems';
import type { Sender } from '../mail/content';
import { queueMail } from '../mail/queueMail';
import { renderMail } from '../mail/render';
import type { Tables } from '../tables';
import { accountHistory, findVersionedUser } from './users';

/** Second factors of accounts: storage and codes. Passkeys are verified in passkeys.ts. */

type Db = Kysely<Tables>;
type Trx = Transaction<Tables>;

const maxPasskeys = 20;
const recoveryCodeCount = 10;

/** Whether one of these roles, or a role they include, requires a second factor. */
export const requiresFactor = (required: readonly Role[], granted: readonly string[]): boolean =>
  effectiveRoles(granted).some((role) => required.includes(role));

export async function listFactors(db: Db, userId: number): Promise<SecondFactor[]> {
  const rows = await db
    .selectFrom('second_factors')
    .select(['id', 'kind', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, kind, name, created_at, last_used_at }) => ({
    id,
    kind,
    name,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  }));
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from recovery_codes where user_id = ${userId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** An unfinished step. The token of a cookie binds it to a browser, and it expires after some minutes. */
export type Purpose = 'sign-in' | 'sign-in-challenge' | 'passkey-challenge' | 'totp-secret';
const minutes: Record<Purpose, number> = {
  'sign-in': 5,
  'sign-in-challenge': 5,
  'passkey-challenge': 5,
  'totp-secret': 15,
};

interface Step {
  userId: number | null;
  value: string | null;
}

/** Begins a step and discards an earlier one of the same browser. */
export async function beginStep(db: Db, tokenHash: Buffer, purpose: Purpose, { userId, value }: Step): Promise<void> {
  const end = sql<Date>`now() + make_interval(mins => ${minutes[purpose]})`;
  await sql`
    insert into factor_steps (token_hash, purpose, user_id, value, expires_at)
    values (${tokenHash}, ${purpose}, ${userId}, ${value}, ${end})
    on conflict (token_hash, purpose) do update
    set user_id = excluded.user_id, value = excluded.value, expires_at = excluded.expires_at`.execute(db);
}

/** A step that has not expired. */
export async function findStep(db: Db, tokenHash: Buffer, purpose: Purpose): Promise<Step | undefined> {
  const { rows } = await sql<Step>`
    select user_id as "userId", value from factor_steps
    where token_hash = ${tokenHash} and purpose = ${purpose} and expires_at > now()`.execute(db);
  return rows[0];
}

/** Removes a step, so that it can be used only once. */
export async function takeStep(db: Db, tokenHash: Buffer, purpose: Purpose): Promise<Step | undefined> {
  const { rows } = await sql<Step & { isValid: boolean }>`
    delete from factor_steps where token_hash = ${tokenHash} and purpose = ${purpose}
    returning user_id as "userId", value, expires_at > now() as "isValid"`.execute(db);
  return rows[0]?.isValid ? rows[0] : undefined;
}

/** Codes that every authenticator app supports: SHA-1, six digits, 30 seconds. */
const totpOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) });

/** A secret for an authenticator app, and its URL for a QR code. */
export function newTotp(issuer: string, label: string): { secret: string; uri: string } {
  const totp = new TOTP({ issuer, label, secret: new Secret({ size: 20 }) });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The period of a code that is valid now, or at most one period early or late; null for any other code. */
function periodOf(secret: string, code: string): number | null {
  const totp = totpOf(secret);
  const now = Date.now();
  const delta = totp.validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

/** People type codes with spaces, and letters that look like digits. */
const compact = (code: string) => code.replace(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
const isTotp = (code: string) => /^\d{6}$/.test(compact(code));
const hashOfCode = (code: string) => createHash('sha256').update(compact(code)).digest();

/**
 * Whether a code of the app or a recovery code is right. A right code is used up. A recovery code has 80 random bits,
 * so its hash needs no salt.
 */
export async function takeCode(trx: Trx, userId: number, code: string): Promise<FactorKind | 'recovery' | null> {
  if (!isTotp(code)) {
    const used = await sql`
      delete from recovery_codes where user_id = ${userId} and code_hash = ${hashOfCode(code)} returning 1`.execute(
      trx,
    );
    return used.rows.length > 0 ? 'recovery' : null;
  }
  const { rows } = await sql<{ id: number; secret: string }>`
    select id, secret from second_factors where user_id = ${userId} and kind = 'totp' for update`.execute(trx);
  const period = rows[0] ? periodOf(rows[0].secret, compact(code)) : null;
  if (!rows[0] || period === null) return null;
  // Neither this code nor an earlier one is accepted again.
  const used = await sql`
    update second_factors set last_step = ${period}, last_used_at = now()
    where id = ${rows[0].id} and coalesce(last_step < ${period}, true) returning 1`.execute(trx);
  return used.rows.length > 0 ? 'totp' : null;
}

type NewFactor =
  | { kind: 'totp'; name: string; secret: string; last_step: number }
  | {
      kind: 'passkey';
      name: string;
      credential_id: string;
      public_key: Buffer;
      counter: number;
      transports: string[];
    };

/** Adds the app, confirmed by its first code. @throws 422 */
export function confirmedTotp(secret: string, code: string): NewFactor {
  const period = isTotp(code) ? periodOf(secret, compact(code)) : null;
  if (period === null)
    throw HttpProblem.invalid([
      { field: 'code', message: 'Dieser Code ist falsch. Geben Sie den Code an, den die App jetzt anzeigt.' },
    ]);
  return { kind: 'totp', name: 'Authenticator-App', secret, last_step: period };
}

/**
 * Adds a factor. The first one creates recovery codes.
 * @returns the new recovery codes; null if the account already has some
 * @throws 409 for a second app, too many passkeys, or a known passkey
 */
export async function addFactor(
  db: Db,
  userId: number,
  factor: NewFactor,
  sender: Sender,
): Promise<{ recoveryCodes: string[] | null }> {
  return changeFactors(db, userId, async (trx) => {
    const known = await listFactors(trx, userId);
    if (factor.kind === 'totp' && known.some(({ kind }) => kind === 'totp'))
      throw HttpProblem.conflict('Für dieses Konto ist schon eine App eingerichtet. Entfernen Sie sie zuerst.');
    if (known.length >= maxPasskeys) throw HttpProblem.conflict(`Mehr als ${maxPasskeys} Passkeys sind nicht möglich.`);
    const added = await trx
      .insertInto('second_factors')
      .values({ user_id: userId, ...factor })
      .onConflict((on) => on.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw HttpProblem.conflict('Dieser Passkey ist schon eingerichtet.');
    await tellOwner(trx, userId, `${nameOf(factor)} wurde als zweiter Faktor hinzugefügt.`, sender);
    return { recoveryCodes: known.length === 0 ? await renewCodes(trx, userId) : null };
  });
}

/**
 * Removes one factor. Removing the last one also removes the recovery codes.
 * @throws 404
 */
export async function removeFactor(db: Db, userId: number, id: number, sender: Sender): Promise<void> {
  await changeFactors(db, userId, async (trx) => {
    const gone = await trx
      .deleteFrom('second_factors')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning(['kind', 'name'])
      .executeTakeFirst();
    if (!gone) throw HttpProblem.notFound();
    await sql`delete from recovery_codes where user_id = ${userId}
      and not exists (select from second_factors where user_id = ${userId})`.execute(trx);
    await tellOwner(trx, userId, `${nameOf(gone)} wurde als zweiter Faktor entfernt.`, sender);
  });
}

/**
 * Replaces the recovery codes.
 * @throws 409 without a factor
 */
export async function renewRecoveryCodes(db: Db, userId: number, sender: Sender): Promise<string[]> {
  return changeFactors(db, userId, async (trx) => {
    if ((await listFactors(trx, userId)).length === 0)
      throw HttpProblem.conflict('Richten Sie zuerst einen Passkey oder eine App ein.');
    await tellOwner(
      trx,
      userId,
      'Die Wiederherstellungscodes wurden ersetzt; die bisherigen gelten nicht mehr.',
      sender,
    );
    return renewCodes(trx, userId);
  });
}

/** Removes all factors of an account in the caller's transaction, which also saves the account. */
export async function removeAllFactors(trx: Trx, userId: number, sender: Sender): Promise<void> {
  await trx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const text =
    'Die Administration hat den zweiten Faktor Ihres Kontos zurückgesetzt: Passkeys, App und Wiederherstellungscodes ' +
    'gelten nicht mehr. Alle Anmeldungen wurden beendet.';
  await tellOwner(trx, userId, text, sender);
}

const nameOf = ({ kind, name }: { kind: FactorKind; name: string }) =>
  kind === 'totp' ? 'Eine Authenticator-App' : `Der Passkey «${name}»`;

/** Ten codes in Crockford's alphabet, whose letters and digits cannot be mistaken for each other. */
async function renewCodes(trx: Trx, userId: number): Promise<string[]> {
  const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    [...randomBytes(16)].map((byte, index) => (index % 4 === 0 && index > 0 ? '-' : '') + letters[byte % 32]).join(''),
  );
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOfCode(code) })))
    .execute();
  return codes;
}

/** A change by the owner, in one transaction, which adds a version of the account to its history. */
function changeFactors<Result>(db: Db, userId: number, change: (trx: Trx) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    // Changes of an account run one at a time.
    await sql`select from users where id = ${userId} for update`.execute(trx);
    const result = await change(trx);
    await sql`
      update users set version = version + 1, updated_at = now(),
        has_second_factor = exists (select from second_factors where user_id = users.id)
      where id = ${userId}`.execute(trx);
    const now = await findVersionedUser(trx, userId);
    if (!now) throw HttpProblem.unauthorized();
    const { lastSignInAt: _, ...kept } = now.user;
    await recordHistory(trx, accountHistory, {
      id: userId,
      version: now.version,
      action: 'update',
      actor: { id: userId, email: now.user.email },
      body: JSON.stringify(kept),
    });
    return result;
  });
}

/** Mails the owner of an account what has changed about its factors. */
export async function tellOwner(trx: Trx, userId: number, text: string, sender: Sender): Promise<void> {
  const owner = await trx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
  if (!owner) return;
  const advice =
    'Falls Sie das nicht selbst waren, ändern Sie bitte sofort Ihr Passwort und melden Sie sich bei der ' +
    'Administration.';
  const mail = renderMail(
    {
      locale: 'de',
      subject: 'Änderung am zweiten Faktor',
      blocks: [text, advice].map((one) => ({ kind: 'paragraph', text: one })),
    },
    sender,
  );
  await queueMail(trx, { to: owner.email, kind: 'SECOND_FACTOR', mail });
}
