import * as z from 'zod';
import { partial } from 'zod/mini';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { anyone, editors } from '../../domain/access';
import type { Query } from '../../domain/http';
import { readListRequest } from '../../domain/lists/listRequest';
import { maxUsesListed, mediaListDeclaration, mediaTextKeys, type About } from '../../domain/media';
import { aboutSchema, documentLimit, tooLargeMessage, uploadedSchema, uploadSchema } from '../../domain/uploads';
import { cacheForAMinute } from '../http/caching';
import { entityTag, expectedVersion, isUnchanged } from '../http/entityTags';
import { fileNameParameters, nameToSend } from '../http/fileName';
import { parse } from '../http/parse';
import { sendError } from '../plugins/errors';
import { acceptBytes, acceptUpload } from './acceptUpload';
import { isPublic } from './fileUses';
import { describeFile, findMedia, findUses, listMedia, replaceFile } from './media';
import { showNewNames } from '../engine/write/renamed';
import { storeFile } from './storeFile';
import { MissingFile } from './fileStore';
import { respondsWith, respondsWithFile, respondsWithList, named } from '../http/described';
import { readPage } from '../http/nextPage';
import { HttpProblem } from '../http/problems';
import { idParam, parseId } from '../http/idParam';
import { listParameters } from '../engine/routes/listParameters';

/** Base64 is a third longer than the bytes, and the other keys need room too. */
const bodyLimit = Math.ceil(documentLimit * 1.4) + 100_000;

const file = named('File', () =>
  z.object({
    id: z.number(),
    name: z.string(),
    extension: z.string(),
    mimeType: z.string(),
    size: z.number(),
    hash: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
    uses: z.number().describe('Wie viele Datensätze sie verwenden').optional(),
    description: z.string().optional(),
    copyright: z.string().optional(),
    ...Object.fromEntries([...mediaTextKeys, 'focus'].map((key) => [key, z.string().optional()])),
  }),
);
const uses = named('FileUses', () =>
  z.object({
    counts: z.record(z.string(), z.number()).describe('Die Zahl der Datensätze nach Typ'),
    records: z
      .object({ resource: z.string(), id: z.number(), title: z.string(), isPublic: z.boolean() })
      .array()
      .describe(`Die ersten ${maxUsesListed}`),
  }),
);
const replacementSchema = z.object(
  { by: z.int('Geben Sie bitte an, welche Datei an ihre Stelle tritt.').positive() },
  'Hier wird ein Objekt erwartet.',
);
const tags = ['Dateien'];
const types = ['application/octet-stream', 'application/pdf', 'image/jpeg', 'image/png', 'image/gif'];

/** Uploads and downloads. */
export async function fileRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;
  // Accepts raw bytes: a data URL would be a third longer and would have to be parsed as one string.
  app.addContentTypeParser(types, { parseAs: 'buffer', bodyLimit: documentLimit }, (_request, body, done) =>
    done(null, body),
  );

  app.post(
    '/files',
    {
      bodyLimit,
      errorHandler: tooLargeFile,
      config: { access: editors, scope: 'files' },
      schema: {
        summary: 'Datei hochladen',
        tags,
        querystring: partial(uploadedSchema),
        body: uploadSchema,
        consumes: types,
        ...respondsWith(file, 201),
      },
    },
    async (request, reply) => {
      const upload = Buffer.isBuffer(request.body)
        ? await acceptBytes(request.body, parse(uploadedSchema, metadataOf(request)))
        : await acceptUpload(request.body);
      const { description, copyright } = upload;
      const kept = await storeFile(db, app.files, upload, request.viewer?.id ?? null);
      return reply.code(201).send({ data: { ...kept, updatedAt: kept.createdAt, description, copyright } });
    },
  );

  const config = { access: editors, scope: 'files' };
  const respond = (reply: FastifyReply, found: Awaited<ReturnType<typeof findMedia>>) => {
    if (!found) throw HttpProblem.notFound();
    void reply.header('etag', entityTag(found.tag));
    return { data: found.file };
  };

  app.get(
    '/files',
    {
      config,
      schema: {
        summary: 'Dateien: Liste',
        tags,
        querystring: listParameters(mediaListDeclaration),
        ...respondsWithList(file),
      },
    },
    async (request, reply) => {
      const listRequest = readListRequest(mediaListDeclaration, request.query as Query);
      return { data: await readPage(request, reply, listRequest, (page) => listMedia(db, page)) };
    },
  );

  app.get('/files/:id', { config, schema: { summary: 'Datei', tags, ...respondsWith(file) } }, async (request, reply) =>
    respond(reply, await findMedia(db, idParam(request))),
  );

  app.put(
    '/files/:id',
    {
      config,
      schema: {
        summary: 'Datei beschreiben: Titel, Alternativtext, Bildrechte, Bildausschnitt',
        tags,
        body: aboutSchema,
        ...respondsWith(file),
      },
    },
    async (request, reply) => {
      const id = idParam(request);
      const about = parse(aboutSchema, request.body) as About;
      const described = await describeFile(db, id, about, request.viewer, expectedVersion(request));
      await showNewNames(app);
      return respond(reply, described);
    },
  );

  app.get(
    '/files/:id/uses',
    { config, schema: { summary: 'Datei: wo sie verwendet wird', tags, ...respondsWith(uses) } },
    async (request) => {
      const id = idParam(request);
      if (!(await findMedia(db, id))) throw HttpProblem.notFound();
      return { data: await findUses(db, id) };
    },
  );

  app.post(
    '/files/:id/replace',
    {
      config,
      schema: {
        summary: 'Datei überall ersetzen, durch eine andere gespeicherte',
        tags,
        body: named('FileReplacement', () => replacementSchema, 'input'),
        ...respondsWith(named('FileReplaced', () => z.object({ changed: z.number() }))),
      },
    },
    async (request) => {
      const { by } = parse(replacementSchema, request.body);
      const changed = await replaceFile(db, idParam(request), by, request.viewer);
      await showNewNames(app);
      return { data: { changed } };
    },
  );

  const linked = (summary: string) => ({
    config: { access: anyone, isLinked: true },
    schema: { summary: `${summary}: {id}.{extension}`, tags, ...respondsWithFile('*/*') },
  });
  app.get('/files/view/:file', linked('Datei anzeigen'), (request, reply) => send(app, request, reply, 'inline'));
  app.get('/files/download/:file', linked('Datei herunterladen'), (request, reply) =>
    send(app, request, reply, 'attachment'),
  );
}

/** The metadata of a raw upload, from the query: `POST /files?name=Plan.pdf`. */
const metadataOf = ({ query, headers }: FastifyRequest) => ({
  mimeType: headers['content-type'] ?? '',
  ...Object.fromEntries(Object.entries(query as Record<string, string[]>).map(([name, values]) => [name, values[0]])),
});

function tooLargeFile(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const name = (request.query as Record<string, string[]>).name?.[0];
  const isFile = error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' && name !== undefined;
  void sendError(isFile ? HttpProblem.tooLarge(tooLargeMessage(name, 'document')) : error, request, reply);
}

/**
 * Sends a file as `{id}.{extension}`; both must match. Visitors only get files of public records: pictures of a draft
 * are as private as the draft.
 */
async function send(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  disposition: 'inline' | 'attachment',
) {
  const match = /^(\d+)\.([a-z0-9]{1,10})$/i.exec((request.params as { file: string }).file);
  const id = match?.[1] ? parseId(match[1]) : undefined;
  if (!match?.[2] || id === undefined) throw HttpProblem.notFound();
  const file = await app.database.db
    .selectFrom('files')
    .select(['name', 'extension', 'mime_type', 'size', 'hash'])
    .where('id', '=', id)
    .where('extension', '=', match[2].toLowerCase())
    .executeTakeFirst();
  const mayKeep = editors(request.viewer) ? 'private, max-age=31536000, immutable' : cacheForAMinute;
  if (!file || !(editors(request.viewer) || (await isPublic(app.database.db, id)))) throw HttpProblem.notFound();
  const name = nameToSend(file.name, file.extension);
  // Prevents an uploaded file that is opened as a page from running scripts or loading anything.
  reply
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', mayKeep)
    .header('content-disposition', `${disposition}; ${fileNameParameters(name, `${id}.${file.extension}`)}`)
    .header('etag', entityTag(file.hash));
  if (isUnchanged(request, file.hash)) return reply.code(304).send();
  const content = await app.files.open(file.hash).catch((error: unknown) => {
    throw error instanceof MissingFile ? HttpProblem.notFound() : error;
  });
  return reply.type(file.mime_type).header('content-length', file.size).send(content);
}
