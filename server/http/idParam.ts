import type { FastifyRequest } from 'fastify';
import { HttpProblem } from './problems';

/** Parses a record's id: digits within the range of PostgreSQL's `integer`; undefined for anything else. */
export function parseId(text: string): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= 2_147_483_647 ? id : undefined;
}

/**
 * The `:id` of a route.
 * @throws 404 for a text that cannot be an id (`0`, `abc`, `..%2f`, `1e3`)
 */
export function idParam(request: FastifyRequest): number {
  const id = parseId((request.params as { id?: string }).id ?? '');
  if (id === undefined) throw HttpProblem.notFound();
  return id;
}
