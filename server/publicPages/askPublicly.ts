import type { FastifyInstance } from 'fastify';
import { apiBase } from '../../domain/http';

export type PublicRecord = Record<string, unknown> & { id: number; updatedAt?: string };

/**
 * What the API answers a stranger: pages for the public are made of nothing else, so that they cannot show what it does not. In: an
 * address below `/api/v1/`. Out: the data; null where the API has none for strangers. Errors: one for every other refusal.
 */
export async function askPublicly<Data>(app: FastifyInstance, address: string): Promise<Data | null> {
  const answer = await app.inject({ url: `${apiBase}/${address}`, headers: { accept: 'application/json' } });
  if (answer.statusCode === 404 || answer.statusCode === 401) return null;
  if (answer.statusCode !== 200) throw new Error(`The API answered ${answer.statusCode} for ${address}.`);
  return (JSON.parse(answer.payload) as { data: Data }).data;
}
