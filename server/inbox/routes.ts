import type { FastifyInstance } from 'fastify';
import { inboxListDeclaration, inboxTypeOf } from '../../domain/inbox';
import { assignSchema, dismissSchema } from '../../domain/inboxRequests';
import type { Query } from '../../domain/http';
import { readListRequest } from '../../domain/listRequest';
import { entityTag, expectedVersion, isUnchanged } from '../http/entityTags';
import { assignValue } from './assign';
import { findItem, findOthers, inboxAccess, toItem } from './items';
import { listEnded, listItems, typesOf } from './listItems';
import { endItem, goneMessage, holdItem, holdItems } from './writeItems';
import { parse } from '../http/parse';
import { announceNext, readPage } from '../http/nextPage';
import { HttpProblem } from '../http/problems';
import { readResourceVersion } from '../engine/storage/resourceVersions';
import { cacheKey } from '../engine/read/listCache';
import { idParam } from '../http/idParam';

const tags = ['Posteingang'];

/** The inbox (document 1, section 7; document 3, section 6). Items are written by saves and imports, never here. */
export async function inboxRoutes(app: FastifyInstance): Promise<void> {
  const { features } = app.config;
  if (!features.PLUGIN_ENABLE_INBOX) return;
  const { db } = app.database;
  const types = typesOf(features);
  const config = inboxAccess;

  app.get('/inbox', { config, schema: { summary: 'Posteingang: Liste', tags } }, async (request, reply) => {
    const asked = readListRequest(inboxListDeclaration, request.query as Query);
    const version = await readResourceVersion(db, 'inbox');
    const tag = `inbox-${version}-${cacheKey('inbox', 'all', asked)}`;
    void reply.header('etag', entityTag(tag));
    if (isUnchanged(request, tag)) return reply.code(304).send();
    const { data, meta } = await listItems(db, { ...asked, limit: asked.limit + 1 }, types);
    announceNext(request, reply, asked, data.length > asked.limit);
    return { data: data.slice(0, asked.limit), meta };
  });

  app.get('/inbox/history', { config, schema: { summary: 'Posteingang: erledigte Einträge', tags } }, async (request, reply) => {
    const asked = readListRequest(inboxListDeclaration, request.query as Query);
    return { data: await readPage(request, reply, asked, (page) => listEnded(db, page, types)) };
  });

  app.get('/inbox/:id', { config, schema: { summary: 'Eintrag im Posteingang', tags } }, async (request, reply) => {
    const item = await findItem(db, idParam(request));
    if (!item || !features[inboxTypeOf(item.type).feature]) throw HttpProblem.notFound(goneMessage);
    void reply.header('etag', entityTag(item.version));
    return isUnchanged(request, item.version) ? reply.code(304).send() : { data: item };
  });

  app.get('/inbox/:id/others', { config, schema: { summary: 'Was zum selben Eintrag wartet und mit geprüft wird', tags } }, async (request) => {
    const item = await findItem(db, idParam(request));
    if (!item || !features[inboxTypeOf(item.type).feature]) throw HttpProblem.notFound(goneMessage);
    return { data: await findOthers(db, item) };
  });

  app.delete('/inbox', { config, schema: { summary: 'Mehrere Einträge im Posteingang verwerfen: alle oder keinen', tags, body: dismissSchema } }, async (request) => {
    const { items } = parse(dismissSchema, request.body);
    await db.transaction().execute(async (trx) => {
      for (const [index, item] of (await holdItems(trx, items.map(({ id }) => id))).entries()) {
        if (item.version !== items[index]?.version) throw HttpProblem.stale(toItem(item), item.version);
        await endItem(trx, item, 'dismissed', request.viewer);
      }
    });
    return { data: items.map(({ id }) => ({ id })) };
  });

  // Document 1, section 4: dismissing is permanent for editors; what was dismissed stays in the history.
  app.delete('/inbox/:id', { config, schema: { summary: 'Eintrag im Posteingang verwerfen', tags } }, async (request) => {
    const id = idParam(request);
    const expected = expectedVersion(request);
    await db.transaction().execute(async (trx) => {
      const item = await holdItem(trx, id);
      if (expected !== undefined && expected !== item.version) throw HttpProblem.stale(toItem(item), item.version);
      await endItem(trx, item, 'dismissed', request.viewer);
    });
    return { data: { id } };
  });

  app.post('/inbox/:id/assign', { config, schema: { summary: 'Unbekannten Wert einem Eintrag zuordnen', tags, body: assignSchema } }, async (request) => {
    const id = idParam(request);
    const entry = parse(assignSchema, request.body);
    await db.transaction().execute((trx) => assignValue(trx, id, entry.id, request.viewer));
    return { data: { id } };
  });
}
