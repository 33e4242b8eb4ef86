import { createHash, createHmac } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';

/** For how long a repeated request gets the first response, in seconds. */
const lifetime = 24 * 3600;

interface StoredResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Identifies a request that must run only once. */
export interface IdempotentRequest {
  keyHash: Buffer;
  fingerprint: Buffer;
}

/**
 * Identifies a request by key and sender, and its content by a fingerprint. The key itself is not stored, so that a
 * password in the body cannot be guessed from the fingerprint.
 */
export function identifyRequest(
  key: string,
  scope: string,
  request: { method: string; url: string; body: unknown },
): IdempotentRequest {
  const { method, url, body } = request;
  const content = Buffer.isBuffer(body) ? body : (JSON.stringify(body) ?? '');
  return {
    keyHash: createHash('sha256').update(`${scope}\0${key}`).digest(),
    fingerprint: createHmac('sha256', key).update(`${method} ${url}\n`).update(content).digest(),
  };
}

/**
 * Claims a key in the transaction of its request. Waits while another request with the same key runs.
 * @returns the stored response; `other` if the key was used for a different request; undefined for the first request
 */
export async function claimKey(
  db: Kysely<Tables>,
  { keyHash, fingerprint }: IdempotentRequest,
): Promise<StoredResponse | 'other' | undefined> {
  await sql`delete from idempotent_answers where key_hash = ${keyHash}
    and created_at < now() - make_interval(secs => ${lifetime})`.execute(db);
  const { rows } =
    await sql`insert into idempotent_answers (key_hash, fingerprint) values (${keyHash}, ${fingerprint}) on conflict
      do nothing returning 1`.execute(db);
  if (rows.length > 0) return undefined;
  const known = await db
    .selectFrom('idempotent_answers')
    .selectAll()
    .where('key_hash', '=', keyHash)
    .executeTakeFirstOrThrow();
  if (!known.fingerprint.equals(fingerprint)) return 'other';
  return { status: known.status ?? 200, headers: known.headers ?? {}, body: known.body ?? '' };
}

export async function storeResponse(
  db: Kysely<Tables>,
  { keyHash }: IdempotentRequest,
  { status, headers, body }: StoredResponse,
): Promise<void> {
  await db
    .updateTable('idempotent_answers')
    .set({ status, headers: JSON.stringify(headers), body })
    .where('key_hash', '=', keyHash)
    .execute();
}

/** Releases a key, so that the request can be repeated. */
export async function releaseKey(db: Kysely<Tables>, { keyHash }: IdempotentRequest): Promise<void> {
  await db.deleteFrom('idempotent_answers').where('key_hash', '=', keyHash).execute();
}

export async function removeOldResponses(db: Kysely<Tables>): Promise<void> {
  await sql`delete from idempotent_answers where created_at < now() - make_interval(secs => ${lifetime})`.execute(db);
}
