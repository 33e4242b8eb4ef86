import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContentType } from '../../../domain/contentType';
import type { Query } from '../../../domain/http';
import { readListRequest, type ListRequest } from '../../../domain/lists/listRequest';
import { idsBody } from '../../engine/routes/idsBody';
import { listParameters } from '../../engine/routes/listParameters';
import { respondsWithFile } from '../../http/described';
import { parse } from '../../http/parse';
import { workbookType } from '../write/sendWorkbook';

/** `GET /{type}.xlsx` with the filters of the list, and `POST` with ids, since a URL can only hold a few. */
export function serveExport(
  app: FastifyInstance,
  type: ContentType,
  send: (request: FastifyRequest, reply: FastifyReply, records: ListRequest) => Promise<FastifyReply>,
): void {
  const { plural } = type.label;
  const path = `/${type.name}.xlsx`;
  const config = { access: type.write };
  const shared = { tags: [plural], ...respondsWithFile(workbookType) };

  app.get(
    path,
    { config, schema: { summary: `${plural} als XLSX`, querystring: listParameters(type), ...shared } },
    async (request, reply) => send(request, reply, readListRequest(type, request.query as Query)),
  );
  app.post(
    path,
    {
      config: { ...config, repeats: true },
      schema: { summary: `Bestimmte Einträge als XLSX: ${plural}`, body: idsBody, ...shared },
    },
    async (request, reply) => send(request, reply, requestFor(type, parse(idsBody, request.body).ids)),
  );
}

/** A list request for the records with these ids. */
export function requestFor(type: ContentType, ids: readonly number[]): ListRequest {
  return {
    ...readListRequest(type, {}),
    filters: [{ name: 'ids', filter: type.filters.ids, values: [...new Set(ids)].map(String) }],
  };
}
