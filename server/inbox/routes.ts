import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { inboxTypeOf } from '../../domain/inbox/inbox';
import { inboxListDeclaration } from '../../domain/inbox/inboxList';
import { assignSchema, dismissSchema, synonymSchema, undoSchema } from '../../domain/inbox/inboxRequests';
import { type Query, versionTag } from '../../domain/http';
import { readListRequest } from '../../domain/lists/listRequest';
import { entityTag, expectedVersion, isUnchanged } from '../http/entityTags';
import { assignValue } from './assign';
import { carryOut, findAdoptedRecord } from './endings';
import { dismissImport, listImports, reopenImport } from './imports';
import { findItem, findOthers, inboxAccess, isStaleItem, staleItem } from './items';
import { listEnded, listItems, typesOf } from './listItems';
import { listSynonyms, removeSynonym } from './synonyms';
import { undoEndings } from './undoing';
import { endItem, goneMessage, lockItem, lockItems } from './writeItems';
import { inboxHistoryDeclaration } from '../../domain/inbox/inboxHistory';
import { parse } from '../http/parse';
import { linkNextPage } from '../http/nextPage';
import { HttpProblem } from '../http/problems';
import { listVersion } from '../engine/read/listVersion';
import { cacheKey } from '../engine/read/listCache';
import { listParameters } from '../engine/routes/listParameters';
import { respondsWith, respondsWithId, respondsWithList } from '../http/described';
import { idParam } from '../http/idParam';
import {
  endedCard,
  inboxCard,
  inboxHistoryMeta,
  inboxImport,
  inboxItem,
  inboxMeta,
  listedCard,
  synonym,
} from './schemas';

const tags = ['Posteingang'];
const id = z.object({ id: z.number() });

/** The routes of the inbox. Only saves and imports create items. */
export async function inboxRoutes(app: FastifyInstance): Promise<void> {
  const { features } = app.config;
  if (!features.PLUGIN_ENABLE_INBOX) return;
  const { db } = app.database;
  const types = typesOf(features);
  const config = inboxAccess;
  const versioned = { ...inboxAccess, versioned: true };

  app.get(
    '/inbox',
    {
      config: { ...config, lists: 'inbox' },
      schema: {
        summary: 'Posteingang: Liste',
        tags,
        querystring: listParameters(inboxListDeclaration),
        ...respondsWithList(listedCard, inboxMeta),
      },
    },
    async (request, reply) => {
      const listRequest = readListRequest(inboxListDeclaration, request.query as Query);
      const tag = `inbox-${await listVersion(request, 'inbox')}-${cacheKey('inbox', 'all', listRequest)}`;
      void reply.header('etag', entityTag(tag));
      if (isUnchanged(request, tag)) return reply.code(304).send();
      const { data, meta } = await listItems(db, { ...listRequest, limit: listRequest.limit + 1 }, types);
      linkNextPage(request, reply, listRequest, data.length > listRequest.limit);
      return { data: data.slice(0, listRequest.limit), meta };
    },
  );

  app.get(
    '/inbox/history',
    {
      config,
      schema: {
        summary: 'Posteingang: erledigte Einträge, mit Filtern',
        tags,
        querystring: listParameters(inboxHistoryDeclaration),
        ...respondsWithList(endedCard, inboxHistoryMeta),
      },
    },
    async (request, reply) => {
      const listRequest = readListRequest(inboxHistoryDeclaration, request.query as Query);
      const { data, meta } = await listEnded(db, { ...listRequest, limit: listRequest.limit + 1 }, types);
      linkNextPage(request, reply, listRequest, data.length > listRequest.limit);
      return { data: data.slice(0, listRequest.limit), meta };
    },
  );

  app.get(
    '/inbox/:id',
    { config: versioned, schema: { summary: 'Eintrag im Posteingang', tags, ...respondsWith(inboxItem) } },
    async (request, reply) => {
      const item = await findItem(db, idParam(request));
      if (!item || !features[inboxTypeOf(item.type).feature]) throw HttpProblem.notFound(goneMessage);
      const tag = versionTag(item);
      void reply.header('etag', entityTag(tag));
      return isUnchanged(request, tag) ? reply.code(304).send() : { data: item };
    },
  );

  app.get(
    '/inbox/:id/others',
    {
      config,
      schema: { summary: 'Was zum selben Eintrag wartet und mit geprüft wird', tags, ...respondsWithList(inboxItem) },
    },
    async (request) => {
      const item = await findItem(db, idParam(request));
      if (!item || !features[inboxTypeOf(item.type).feature]) throw HttpProblem.notFound(goneMessage);
      return { data: await findOthers(db, item) };
    },
  );

  app.delete(
    '/inbox',
    {
      config,
      schema: {
        summary: 'Mehrere Einträge im Posteingang verwerfen: alle oder keinen',
        tags,
        body: dismissSchema,
        ...respondsWithList(id),
      },
    },
    async (request) => {
      const { items } = parse(dismissSchema, request.body);
      await db.transaction().execute(async (trx) => {
        for (const [index, item] of (
          await lockItems(
            trx,
            items.map(({ id }) => id),
          )
        ).entries()) {
          if (isStaleItem(items[index], item)) throw staleItem(item);
          await endItem(trx, item, 'dismissed', request.viewer);
        }
      });
      return { data: items.map(({ id }) => ({ id })) };
    },
  );

  // For editors, dismissing is final; the item stays in the history.
  app.delete(
    '/inbox/:id',
    { config: versioned, schema: { summary: 'Eintrag im Posteingang verwerfen', tags, ...respondsWithId } },
    async (request) => {
      const id = idParam(request);
      const expected = expectedVersion(request);
      await db.transaction().execute(async (trx) => {
        const item = await lockItem(trx, id);
        if (isStaleItem(expected, item)) throw staleItem(item);
        const record = await findAdoptedRecord(trx, item, request.viewer);
        await endItem(trx, item, record === null ? 'dismissed' : 'merged', request.viewer, {
          recordId: record ?? item.internal_id,
        });
      });
      return { data: { id } };
    },
  );

  app.post(
    '/inbox/undo',
    {
      config,
      schema: {
        summary: 'Erledigte Einträge wieder öffnen, ihre Datensätze zurücksetzen: alle oder keinen',
        tags,
        body: undoSchema,
        ...respondsWithList(inboxCard),
      },
    },
    async (request) => {
      const { items } = parse(undoSchema, request.body);
      return { data: await db.transaction().execute((trx) => undoEndings(trx, items, request.viewer)) };
    },
  );

  app.post(
    '/inbox/:id/undo',
    {
      config: versioned,
      schema: {
        summary: 'Einen erledigten Eintrag wieder öffnen, seinen Datensatz zurücksetzen',
        tags,
        ...respondsWith(inboxCard),
      },
    },
    async (request) => {
      const seen = { id: idParam(request), ...expectedVersion(request) };
      const cards = await db.transaction().execute((trx) => undoEndings(trx, [seen], request.viewer));
      return { data: cards.find(({ id }) => id === seen.id) };
    },
  );

  app.post(
    '/inbox/:id/carry-out',
    {
      config: versioned,
      schema: { summary: 'Löschen, was ein Eintrag zu löschen bittet', tags, ...respondsWith(endedCard) },
    },
    async (request) => {
      const [id, expected] = [idParam(request), expectedVersion(request)];
      return { data: await db.transaction().execute((trx) => carryOut(trx, id, expected, request.viewer)) };
    },
  );

  app.get(
    '/inbox/imports',
    {
      config,
      schema: {
        summary: 'Posteingang: Importe, der letzte zuerst',
        tags,
        querystring: listParameters(inboxListDeclaration),
        ...respondsWithList(inboxImport),
      },
    },
    async (request) => {
      return { data: await listImports(db, readListRequest(inboxListDeclaration, request.query as Query)) };
    },
  );

  app.post(
    '/inbox/imports/:id/dismiss',
    {
      config,
      schema: {
        summary: 'Alles verwerfen, was von einem Import noch wartet',
        tags,
        ...respondsWith(z.object({ dismissed: z.number() })),
      },
    },
    async (request) => {
      return {
        data: {
          dismissed: await db.transaction().execute((trx) => dismissImport(trx, idParam(request), request.viewer)),
        },
      };
    },
  );

  app.post(
    '/inbox/imports/:id/undo',
    {
      config,
      schema: {
        summary: 'Öffnen, was mit einem Import verworfen wurde',
        tags,
        ...respondsWith(z.object({ opened: z.number() })),
      },
    },
    async (request) => {
      return {
        data: { opened: await db.transaction().execute((trx) => reopenImport(trx, idParam(request), request.viewer)) },
      };
    },
  );

  app.get(
    '/inbox/synonyms',
    {
      config,
      schema: {
        summary: 'Zuordnungen: unter welchen Namen Importe Einträge kennen, und wer das gesagt hat',
        tags,
        ...respondsWithList(synonym),
      },
    },
    async () => {
      return { data: await listSynonyms(db, types) };
    },
  );

  app.delete(
    '/inbox/synonyms',
    {
      config,
      schema: {
        summary: 'Eine Zuordnung aufheben: der nächste Import fragt wieder',
        tags,
        body: synonymSchema,
        ...respondsWithId,
      },
    },
    async (request) => {
      const synonym = parse(synonymSchema, request.body);
      await db.transaction().execute((trx) => removeSynonym(trx, synonym, request.viewer));
      return { data: { id: synonym.entry } };
    },
  );

  app.post(
    '/inbox/:id/assign',
    {
      config,
      schema: { summary: 'Unbekannten Wert einem Eintrag zuordnen', tags, body: assignSchema, ...respondsWithId },
    },
    async (request) => {
      const id = idParam(request);
      const entry = parse(assignSchema, request.body);
      await db.transaction().execute((trx) => assignValue(trx, id, entry.id, request.viewer));
      return { data: { id } };
    },
  );
}
