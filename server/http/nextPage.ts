import type { FastifyReply, FastifyRequest } from 'fastify';
import { nextPage } from '../../domain/lists/nextPage';

interface Page {
  limit: number;
  offset: number;
}

/** Says in a header where a list goes on that was cut. */
export function announceNext(request: FastifyRequest, reply: FastifyReply, page: Page, isCut: boolean): void {
  const link = nextPage(request.url, page, isCut);
  if (link) void reply.header('link', link);
}

/** A page, read by `read` as if it were one row longer: so that it is known whether there is another one. */
export async function readPage<Row, P extends Page>(
  request: FastifyRequest,
  reply: FastifyReply,
  page: P,
  read: (page: P) => Promise<Row[]>,
): Promise<Row[]> {
  const rows = await read({ ...page, limit: page.limit + 1 });
  announceNext(request, reply, page, rows.length > page.limit);
  return rows.slice(0, page.limit);
}
