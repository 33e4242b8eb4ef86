import { createHash, createHmac } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';

/** How long a repeated request gets the first answer, in seconds. */
const keptFor = 24 * 3600;

interface KeptAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A request that must be executed only once. */
export interface Once {
  keyHash: Buffer;
  fingerprint: Buffer;
}

/**
 * Identifies a request by key and sender, and its content by a fingerprint. The key itself is not stored, so that a
 * password in the body cannot be guessed from the fingerprint.
 */
export function identify(key: string, scope: string, request: { method: string; url: string; body: unknown }): Once {
  const { method, url, body } = request;
  const content = Buffer.isBuffer(body) ? body : (JSON.stringify(body) ?? '');
  return {
    keyHash: createHash('sha256').update(`${scope}\0${key}`).digest(),
    fingerprint: createHmac('sha256', key).update(`${method} ${url}\n`).update(content).digest(),
  };
}

/**
 * Claims a key within the transaction of its request. Waits while another request with the same key runs.
 * @returns the stored answer; `other` if the key was used for another request; undefined for the first one
 */
export async function claim(
  db: Kysely<Tables>,
  { keyHash, fingerprint }: Once,
): Promise<KeptAnswer | 'other' | undefined> {
  await sql`delete from idempotent_answers where key_hash = ${keyHash} and created_at < now() - make_interval(secs => ${keptFor})`.execute(
    db,
  );
  const { rows } =
    await sql`insert into idempotent_answers (key_hash, fingerprint) values (${keyHash}, ${fingerprint}) on conflict do nothing returning 1`.execute(
      db,
    );
  if (rows.length > 0) return undefined;
  const known = await db
    .selectFrom('idempotent_answers')
    .selectAll()
    .where('key_hash', '=', keyHash)
    .executeTakeFirstOrThrow();
  if (!known.fingerprint.equals(fingerprint)) return 'other';
  return { status: known.status ?? 200, headers: known.headers ?? {}, body: known.body ?? '' };
}

export async function keep(
  db: Kysely<Tables>,
  { keyHash }: Once,
  { status, headers, body }: KeptAnswer,
): Promise<void> {
  await db
    .updateTable('idempotent_answers')
    .set({ status, headers: JSON.stringify(headers), body })
    .where('key_hash', '=', keyHash)
    .execute();
}

/** Releases a key, so that the request can be repeated. */
export async function disclaim(db: Kysely<Tables>, { keyHash }: Once): Promise<void> {
  await db.deleteFrom('idempotent_answers').where('key_hash', '=', keyHash).execute();
}

export async function removeOldAnswers(db: Kysely<Tables>): Promise<void> {
  await sql`delete from idempotent_answers where created_at < now() - make_interval(secs => ${keptFor})`.execute(db);
}
