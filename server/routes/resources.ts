import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { anyone, editors } from '../../domain/access';
import type { ContentType } from '../../domain/contentType';
import { allContentTypes } from '../../domain/contentTypes';
import type { InboxItem } from '../../domain/inbox';
import { readListRequest } from '../../domain/listRequest';
import { entityTag, expectedVersion, isUnchanged } from '../entityTags';
import { inboxPart } from '../inbox/saving';
import { recordDocumentation } from '../openapi';
import { HttpProblem } from '../problems';
import { readHistory } from '../records/history';
import { ListCache } from '../records/listCache';
import { readList } from '../records/readList';
import { sortSearchIndex } from '../records/searchIndex';
import { createRecord, deleteRecord, findRecord, updateRecord, type Stored } from '../records/repository';
import { idParam } from './idParam';

/** Serves every content type that is switched on (decision 14): the same eight routes, whatever the type. */
export async function resourceRoutes(app: FastifyInstance): Promise<void> {
  const cache = new ListCache();
  const written = sortSearchIndex(app.database.searches);
  app.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET') written();
  });
  for (const type of allContentTypes) {
    if (app.config.features[type.feature]) serve(app, type, cache);
  }
}

function serve(app: FastifyInstance, type: ContentType<any>, cache: ListCache): void {
  const { db } = app.database;
  const path = `/${type.name}`;
  const document = recordDocumentation(type);
  const inbox = inboxPart(db, app.config, type);
  const viewOf = (request: FastifyRequest) => {
    const view = type.read(request.viewer);
    if (view === 'none') throw request.viewer ? HttpProblem.forbidden() : HttpProblem.unauthorized();
    return view;
  };

  app.get(path, { config: { access: anyone }, ...document.list }, async (request, reply) => {
    const view = viewOf(request);
    return readList({ app, cache, type, view, asked: readListRequest(type, request.query as never) }, request, reply);
  });

  app.get(`${path}/:id`, { config: { access: anyone }, ...document.read }, async (request, reply) => {
    const stored = await findRecord(db, type, idParam(request), viewOf(request));
    if (!stored) throw HttpProblem.notFound();
    reply.header('cache-control', 'no-cache, private').header('vary', 'Cookie');
    if (isUnchanged(request, stored.version)) return reply.header('etag', entityTag(stored.version)).code(304).send();
    return answer(reply, stored);
  });

  app.post(path, { config: { access: type.write }, ...document.write }, async (request, reply) => {
    const wish = inbox?.read(request.body, request.viewer);
    if (wish?.keep) return kept(reply, await wish.keep(null));
    const stored = await createRecord(db, type, request.body, request.viewer, wish?.settle);
    return answer(reply.code(201).header('location', `${request.url.split('?')[0]}/${stored.id}`), stored);
  });

  app.put(`${path}/:id`, { config: { access: type.write }, ...document.write }, async (request, reply) => {
    const { id, expected } = { id: idParam(request), expected: expectedVersion(request) };
    const wish = inbox?.read(request.body, request.viewer);
    if (wish?.keep) return kept(reply, await wish.keep(id, expected));
    return answer(reply, await updateRecord(db, type, id, request.body, request.viewer, expected, wish?.settle));
  });

  app.delete(`${path}/:id`, { config: { access: type.write }, ...document.read }, async (request) => {
    const id = idParam(request);
    await deleteRecord(db, type, id, request.viewer, expectedVersion(request), inbox?.forget(request.viewer));
    return { data: { id } };
  });

  app.get(`${path}/:id/history`, { config: { access: editors }, ...document.history }, async (request) => {
    const { limit, offset } = readListRequest(type, request.query as never);
    const id = idParam(request);
    const entries = await readHistory(db, type, id, limit, offset);
    if (entries.length === 0 && offset === 0) throw HttpProblem.notFound();
    return { data: entries };
  });
}

/** What a save in between has made of the inbox, in place of the record. */
function kept(reply: FastifyReply, { item, isNew }: { item: InboxItem; isNew: boolean }) {
  return reply.code(isNew ? 201 : 200).send({ data: item });
}

/** The stored text goes out as it is: it was made from the record when that was written. */
function answer(reply: FastifyReply, { body, version }: Stored) {
  return reply.header('etag', entityTag(version)).type('application/json; charset=utf-8').send(`{"data":${body}}`);
}
