import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { anyone, type AccessRule } from '../../../domain/access';
import type { ContentType } from '../../../domain/contentType';
import { type Query, versionTag } from '../../../domain/http';
import { pagingOnly, readListRequest } from '../../../domain/lists/listRequest';
import { readFields } from '../../../domain/lists/recordRequest';
import { setCacheControl } from '../../http/caching';
import {
  entityTag,
  expectedVersion,
  isUnchanged,
  missingIfMatch,
  type SeenVersion,
  contentTag,
} from '../../http/entityTags';
import { recordDocumentation } from './openapi';
import { HttpProblem } from '../../http/problems';
import type { Tables } from '../../tables';
import { hooksOf, inSequence } from '../write/hooks';
import type { SavedToInbox } from '../write/saveExtension';
import { poolFor, reduce } from '../read/readList';
import { withExtras } from '../read/extras';
import { readHistory } from '../write/historyRows';
import { deleteRecord } from '../write/removeRecord';
import { createRecord, findRecord, updateRecord, type Stored } from '../write/repository';
import { findMerged, listMergedIds } from '../merge/mergedRecords';
import { readPage } from '../../http/nextPage';
import { idParam } from '../../http/idParam';
import { mergePatch } from '../../http/mergePatch';
import { parse } from '../../http/parse';

interface Served {
  /** For example `/projects`. */
  path: string;
  /** For documentation and write access. */
  type: ContentType;
  /**
   * The type of the requested record if a path serves several types.
   * @throws 404, 422
   */
  typeOf?(request: FastifyRequest): Promise<ContentType>;
}

/**
 * The view of a type that a user gets.
 * @throws 401 or 403 if they may not read it
 */
export function viewOf(type: Pick<ContentType, 'read'>, request: FastifyRequest): 'all' | 'public' {
  const view = type.read(request.viewer);
  if (view === 'none') throw request.viewer ? HttpProblem.forbidden() : HttpProblem.unauthorized();
  return view;
}

/**
 * The access rule for reading a type: anyone who sees at least some of its records. What visitors do not see at all is
 * read by those who write it. The description of the API shows the rule's name.
 */
export const readersOf = ({ read, write }: Pick<ContentType, 'read' | 'write'>): AccessRule =>
  read(null) === 'none' ? write : anyone;

/** The routes for single records of any type: read, create, update, delete, history. */
export function serveRecords(
  app: FastifyInstance,
  { path, type: declared, typeOf = async () => declared }: Served,
): void {
  const { db } = app.database;
  const document = recordDocumentation(declared, app.saveExtensionOf(declared));
  const scope = declared.name;
  const write = { access: declared.write, scope, writes: declared.name, versioned: true };

  app.get(
    `${path}/:id`,
    { config: { access: readersOf(declared), scope, versioned: true }, ...document.read },
    async (request, reply) => {
      const id = idParam(request);
      const type = await typeOf(request);
      const fields = readFields(type, request.query as Query);
      const view = viewOf(type, request);
      const pool = poolFor(app.database, view);
      const found = (await findRecord(pool, type, id, view)) ?? (await findMerged(pool, type, id, view));
      if (!found) throw HttpProblem.notFound();
      if (found.id !== id) void reply.header('content-location', request.url.replace(`/${id}`, `/${found.id}`));
      const stored = view === 'all' ? await withEditorExtras(db, type, found) : found;
      const tag = recordTag(stored);
      setCacheControl(request, reply);
      if (isUnchanged(request, tag)) return reply.header('etag', entityTag(tag)).code(304).send();
      const [body = ''] = reduce([stored.body], fields);
      return sendStored(reply, { ...stored, body }, tag);
    },
  );

  app.post(path, { config: write, ...document.create }, async (request, reply) => {
    const type = await typeOf(request);
    const saveRequest = app.saveExtensionOf(type)?.read(request.body, request.viewer);
    if (saveRequest?.saveToInbox) return answerItem(reply, await saveRequest.saveToInbox(null));
    const hooked = readHookRequests(type, request, 'new');
    const stored = await createRecord(
      db,
      type,
      request.body,
      request.viewer,
      inSequence([saveRequest?.afterWrite, hooked]),
    );
    const current = hooked ? ((await findRecord(db, type, stored.id, 'all')) ?? stored) : stored;
    return sendStored(
      reply.code(201).header('location', `${request.url.split('?')[0]}/${stored.id}`),
      await withEditorExtras(db, type, current),
    );
  });

  app.put(`${path}/:id`, { config: write, ...document.write }, async (request, reply) => {
    const { id, expected } = { id: idParam(request), expected: expectedVersion(request) };
    const type = await typeOf(request);
    const saveRequest = app.saveExtensionOf(type)?.read(request.body, request.viewer);
    if (saveRequest?.saveToInbox) return answerItem(reply, await saveRequest.saveToInbox(id, expected));
    const hooked = readHookRequests(type, request, expected);
    const stored = await updateRecord(
      db,
      type,
      id,
      request.body,
      request.viewer,
      expected,
      inSequence([saveRequest?.afterWrite, hooked]),
    );
    return sendStored(
      reply,
      await withEditorExtras(db, type, hooked ? ((await findRecord(db, type, id, 'all')) ?? stored) : stored),
    );
  });

  app.patch(`${path}/:id`, { config: write, ...document.patch }, async (request, reply) => {
    const id = idParam(request);
    const patch = parse(patchBody, request.body);
    if (request.headers['if-match'] === undefined) throw HttpProblem.preconditionRequired(missingIfMatch);
    const expected = expectedVersion(request);
    const type = await typeOf(request);
    const hooked = readHookRequests(type, request, expected);
    const input = (record: Record<string, unknown>) => mergePatch(record, patch);
    const stored = await updateRecord(db, type, id, input, request.viewer, expected, hooked);
    return sendStored(
      reply,
      await withEditorExtras(db, type, hooked ? ((await findRecord(db, type, id, 'all')) ?? stored) : stored),
    );
  });

  const deletedWith = Object.assign(
    {},
    ...(declared.members ?? [declared]).flatMap(hooksOf).map((hooks) => hooks.deletedWith),
  ) as Record<string, string>;
  app.delete(`${path}/:id`, { config: write, ...document.remove(deletedWith) }, async (request) => {
    const id = idParam(request);
    const type = await typeOf(request);
    const after = app.saveExtensionOf(type)?.forget(request.viewer);
    await deleteRecord(db, type, id, request.viewer, {
      expected: expectedVersion(request),
      query: request.query as Query,
      after,
    });
    return { data: { id } };
  });

  app.get(`${path}/:id/history`, { config: write, ...document.history }, async (request, reply) => {
    const id = idParam(request);
    const type = await typeOf(request);
    const query = request.query as Query;
    const listRequest = readListRequest(pagingOnly, query, ['merged']);
    const others = query.merged?.[0] === 'true' ? await listMergedIds(db, type, id) : [];
    const entries = await readPage(request, reply, listRequest, ({ limit, offset }) =>
      readHistory(db, type, id, limit, offset, others),
    );
    if (entries.length === 0 && listRequest.offset === 0) throw HttpProblem.notFound();
    return { data: entries };
  });
}

const patchBody = z.record(z.string(), z.unknown(), 'Hier wird ein Objekt erwartet.');

function answerItem(reply: FastifyReply, { item, isNew, ended }: SavedToInbox) {
  return reply.code(isNew ? 201 : 200).send({ data: item, ...(ended && { meta: { ended } }) });
}

/** What the body requests from the hooks of the type, in addition to the record. */
function readHookRequests(
  type: ContentType,
  { body, viewer }: FastifyRequest,
  expected: SeenVersion | 'new' | undefined,
) {
  return inSequence(hooksOf(type).map(({ readRequest }) => readRequest?.(body, expected, viewer)));
}

/** Adds the extras that only editors get. */
export async function withEditorExtras(db: Kysely<Tables>, type: ContentType, stored: Stored): Promise<Stored> {
  const [body = ''] = await withExtras(db, type, [stored]);
  return { ...stored, body };
}

/** Sends the stored text unchanged: it was rendered when the record was written. */
export function sendStored(reply: FastifyReply, stored: Stored, tag = recordTag(stored)) {
  return reply.header('etag', entityTag(tag)).type('application/json; charset=utf-8').send(`{"data":${stored.body}}`);
}

/**
 * A record's ETag: its version, which `If-Match` compares, followed by a part of the response's hash. The response can
 * change without a new version, through related records or a new rendering.
 */
const recordTag = ({ version, body }: { version: number; body: string }): string =>
  versionTag({ version, updatedAt: (JSON.parse(body) as { updatedAt: string }).updatedAt }) +
  contentTag(body).slice(0, 8);
