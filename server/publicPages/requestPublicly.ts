import { sql, type Kysely } from 'kysely';
import type { FastifyReply } from 'fastify';
import { contentTypeNamed } from '../../domain/contentTypes';
import type { Embed } from '../../domain/embeds/embeds';
import { apiBase, audience } from '../../domain/http';
import { HttpProblem } from '../http/problems';
import type { Tables } from '../tables';

export type PublicRecord = Record<string, unknown> & { id: number; updatedAt?: string };

/**
 * Requests a URL of the API in the public view. Public pages get their data only from here, so they cannot show
 * anything that the API hides.
 * @param address below `/api/v1/`
 * @returns the data, or null if it is not public
 * @throws 400 if the API refuses a parameter, 503 if the database is unavailable, and an error for any other failure
 */
export const requestPublicly = async <Data>(reply: FastifyReply, address: string): Promise<Data | null> =>
  (await requestWithMeta<Data>(reply, address))?.data ?? null;

/** The same, with what the response says about a list. */
export async function requestWithMeta<Data>(
  reply: FastifyReply,
  address: string,
): Promise<{ data: Data; meta?: { total?: number } } | null> {
  const url = `${apiBase}/${address}${address.includes('?') ? '&' : '?'}${audience.parameter}=${audience.visitors}`;
  const answer = await reply.server.inject({ url, headers: { accept: 'application/json' } });
  if (answer.statusCode === 404 || answer.statusCode === 401) return null;
  if (answer.statusCode === 503) throw HttpProblem.unavailable();
  if (answer.statusCode === 400) throw HttpProblem.badRequest(answer.json<{ detail?: string }>().detail);
  if (answer.statusCode !== 200) throw new Error(`The API answered ${answer.statusCode} for ${address}.`);
  return JSON.parse(answer.payload) as { data: Data };
}

/**
 * Whether a record that is not public now was public before. If so, its page returns 410, and search engines drop it.
 */
export async function wasPublic(db: Kysely<Tables>, { resource }: Embed, id: number): Promise<boolean> {
  const names = contentTypeNamed(resource)?.members?.map(({ name }) => name) ?? [resource];
  const { rows } = await sql`
    select from history where resource = any(${names}) and record_id = ${id}
      and record @> '{"isPublic": true}' limit 1`.execute(db);
  return rows.length > 0;
}
