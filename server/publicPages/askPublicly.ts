import type { FastifyReply } from 'fastify';
import { apiBase, audience } from '../../domain/http';
import { HttpProblem } from '../http/problems';

export type PublicRecord = Record<string, unknown> & { id: number; updatedAt?: string };

/**
 * What the API answers a stranger: pages for the public are made of nothing else, so that they cannot show what it does
 * not. In: an address below `/api/v1/`. Out: the data; null where the API has none for strangers. Errors: 503 where the database is away, and one for every other refusal.
 */
export async function askPublicly<Data>(reply: FastifyReply, address: string): Promise<Data | null> {
  const url = `${apiBase}/${address}${address.includes('?') ? '&' : '?'}${audience.parameter}=${audience.visitors}`;
  const answer = await reply.server.inject({ url, headers: { accept: 'application/json' } });
  if (answer.statusCode === 404 || answer.statusCode === 401) return null;
  if (answer.statusCode === 503) throw HttpProblem.unavailable();
  if (answer.statusCode !== 200) throw new Error(`The API answered ${answer.statusCode} for ${address}.`);
  return (JSON.parse(answer.payload) as { data: Data }).data;
}
