import type { FastifyReply, FastifyRequest } from 'fastify';
import { nextPage } from '../../domain/lists/nextPage';

interface Page {
  limit: number;
  offset: number;
  cursor?: string;
}

/** Adds a `Link` header to the next page. */
export function linkNextPage(request: FastifyRequest, reply: FastifyReply, page: Page, isCut: boolean): void {
  const link = nextPage(request.url, page, isCut);
  if (link) void reply.header('link', link);
}

/** Reads a page and one more row, to find out whether there is a next page. */
export async function readPage<Row, P extends Page>(
  request: FastifyRequest,
  reply: FastifyReply,
  page: P,
  read: (page: P) => Promise<Row[]>,
): Promise<Row[]> {
  const rows = await read({ ...page, limit: page.limit + 1 });
  linkNextPage(request, reply, page, rows.length > page.limit);
  return rows.slice(0, page.limit);
}
