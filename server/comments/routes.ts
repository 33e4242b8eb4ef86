import * as z from 'zod';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { editors } from '../../domain/access';
import {
  maxCommentLength,
  maxMentions,
  type Assignment,
  type Comment,
  type Mention,
  type OwnAssignment,
} from '../../domain/comments';
import { maxValues, type Query } from '../../domain/http';
import { InvalidParameter, refuseUnknown } from '../../domain/lists/listRequest';
import { listOf, objectExpected, recordId, requiredList } from '../../domain/values/values';
import { accountName, respondsWith, respondsWithId, respondsWithList, named } from '../http/described';
import { idParam } from '../http/idParam';
import { linkBase } from '../http/serverUrl';
import { parse } from '../http/parse';
import { viewerOf } from '../accounts/sessionPlugin';
import { findUser } from '../accounts/users';
import { assign, listAssignments, listOwnAssignments, mailAssignment } from './assignments';
import {
  changeComment,
  createComment,
  deleteComment,
  listComments,
  lockComment,
  resolveComment,
  type Written,
} from './comments';
import { listMentions, mailMentions, seeMentions } from './mentions';
import { checkResource } from './places';
import type { Transaction } from 'kysely';
import type { Tables } from '../tables';

/** The bodies of requests. */
const text = z.string('Hier wird ein Text erwartet.').check(
  z.trim(),
  z.minLength(1, 'Der Kommentar ist leer.'),
  z.maxLength(maxCommentLength, `Der Kommentar ist zu lang: höchstens ${maxCommentLength} Zeichen.`),
  z.refine((value) => !value.includes('\0') && value.isWellFormed(), 'Der Kommentar enthält ungültige Zeichen.'),
);
const mentions = z.prefault(listOf(recordId, maxMentions), []);
const resource = z.string('Hier wird eine Art von Einträgen erwartet.');

/** `PUT /comments/{id}`. */
const commentChangeSchema = z.object({ text, mentions }, objectExpected);

/** `POST /comments`. */
const commentSchema = z.object(
  {
    resource,
    recordId,
    parent: z.prefault(z.nullable(recordId), null),
    field: z.prefault(
      z.nullable(
        z
          .string('Hier wird ein Feld erwartet.')
          .check(z.regex(/^[A-Za-z]\w{0,60}(\.\w{1,60}){0,6}$/, 'Dieses Feld gibt es nicht.')),
      ),
      null,
    ),
    text,
    mentions,
  },
  objectExpected,
);

/** `PUT /assignments`: assigns records or items to an account, or unassigns them. */
const assignmentSchema = z.object(
  {
    resource,
    ids: requiredList(recordId, maxValues, 'Hier wird eine Liste von Ids erwartet.'),
    assignee: z.nullable(recordId),
  },
  objectExpected,
);

/** `POST /mentions/seen`: those on one record, or all. */
const seenSchema = z.object({ resource: z.optional(resource), recordId: z.optional(recordId) }, objectExpected);

/** Responses. */
const account = z.nullable(accountName);
const comment = named<Comment>('Comment', () =>
  z.object({
    id: z.number(),
    parent: z.number().nullable().describe('Der Kommentar, auf den dieser antwortet'),
    field: z.string().nullable().describe('Der Pfad des Felds, um das es geht'),
    text: z.string().describe('Leer, wenn er gelöscht wurde und Antworten hat'),
    mentions: z.number().array().describe('Die Ids der erwähnten Konten'),
    author: accountName,
    createdAt: z.string(),
    editedAt: z.string().nullable(),
    resolvedAt: z.string().nullable(),
    resolvedBy: account,
  }),
);
const assignment = named<Assignment>('Assignment', () =>
  z.object({ resource: z.string(), recordId: z.number(), assignee: accountName, by: account, at: z.string() }),
);
const onRecord = {
  resource: z.string(),
  recordId: z.number(),
  title: z.string(),
  path: z.string().nullable().describe('Die Seite eines Eintrags im Posteingang'),
};
const mention = named<Mention>('Mention', () =>
  z.object({
    ...onRecord,
    id: z.number(),
    text: z.string(),
    author: accountName,
    at: z.string(),
    seenAt: z.string().nullable(),
  }),
);
const ownAssignment = named<OwnAssignment>('OwnAssignment', () =>
  z.object({ ...onRecord, by: account, at: z.string() }),
);
const tags = ['Zusammenarbeit'];
const bodyLimit = 50_000;
const listedIds = /^\d{1,9}(,\d{1,9})*$/;

/** Comments, mentions and assignments (docs/decisions/comments.md). */
export async function commentRoutes(app: FastifyInstance): Promise<void> {
  const { features, productName, publicUrl } = app.config;
  const { db } = app.database;
  const config = { access: editors };
  const check = (resource: string) => checkResource(resource, features);
  /** The parameters of a read: one resource, and one or several ids. */
  const placesOf = (request: FastifyRequest, name: 'recordId' | 'ids', max: number) => {
    const query = request.query as Query;
    refuseUnknown(query, ['resource', name]);
    const [resource = '', ids = ''] = [query.resource?.[0], query[name]?.[0]];
    if (!listedIds.test(ids) || ids.split(',').length > max)
      throw new InvalidParameter(`«${name}» muss höchstens ${max} Ids nennen, durch Kommas getrennt.`);
    check(resource);
    return { resource, ids: ids.split(',').map(Number) };
  };
  /** Writes a comment and mails the people it mentions, in one transaction. */
  const write = (request: FastifyRequest, act: (trx: Transaction<Tables>) => Promise<Written>) =>
    db.transaction().execute(async (trx) => {
      const written = await act(trx);
      if (written.mentioned.length > 0) await mailMentions(trx, written, await letterhead(trx, request));
      return written.comment;
    });
  /** What every mail about someone's action needs. */
  const letterhead = async (trx: Transaction<Tables>, request: FastifyRequest) => ({
    sender: { productName, publicUrl },
    host: baseOrNull(request),
    author: (await findUser(trx, viewerOf(request).id))?.name || viewerOf(request).email,
  });
  /** If the feature of a type is off, its comments do not exist for clients either. */
  const locked = async (trx: Transaction<Tables>, request: FastifyRequest) => {
    const row = await lockComment(trx, idParam(request));
    check(row.resource);
    return row.id;
  };

  app.get(
    '/comments',
    {
      config,
      schema: {
        summary: 'Kommentare zu einem Eintrag, und wem er zugewiesen ist',
        tags,
        querystring: z.object({ resource: z.string(), recordId: z.string() }),
        ...respondsWithList(comment, z.object({ assignment: assignment.nullable() })),
      },
    },
    async (request) => {
      const { resource, ids } = placesOf(request, 'recordId', 1);
      const [data, [assigned = null]] = await Promise.all([
        listComments(db, { resource, recordId: ids[0]! }),
        listAssignments(db, resource, ids),
      ]);
      return { data, meta: { assignment: assigned } };
    },
  );

  app.post(
    '/comments',
    {
      config,
      bodyLimit,
      schema: { summary: 'Kommentieren', tags, body: commentSchema, ...respondsWith(comment, 201) },
    },
    async (request, reply) => {
      const values = parse(commentSchema, request.body);
      check(values.resource);
      return reply
        .code(201)
        .send({ data: await write(request, (trx) => createComment(trx, values, viewerOf(request))) });
    },
  );

  app.put(
    '/comments/:id',
    {
      config,
      bodyLimit,
      schema: { summary: 'Den eigenen Kommentar ändern', tags, body: commentChangeSchema, ...respondsWith(comment) },
    },
    async (request) => {
      const values = parse(commentChangeSchema, request.body);
      const act = async (trx: Transaction<Tables>) =>
        changeComment(trx, await locked(trx, request), values, viewerOf(request));
      return { data: await write(request, act) };
    },
  );

  for (const [action, isResolved, summary] of [
    ['resolve', true, 'Kommentar mit seinen Antworten erledigen'],
    ['reopen', false, 'Erledigten Kommentar wieder öffnen'],
  ] as const)
    app.post(
      `/comments/:id/${action}`,
      { config, schema: { summary, tags, ...respondsWith(comment) } },
      async (request) => ({
        data: await db
          .transaction()
          .execute(async (trx) => resolveComment(trx, await locked(trx, request), isResolved, viewerOf(request))),
      }),
    );

  app.delete(
    '/comments/:id',
    { config, schema: { summary: 'Den eigenen Kommentar löschen', tags, ...respondsWithId } },
    async (request) => {
      await db.transaction().execute(async (trx) => deleteComment(trx, await locked(trx, request), viewerOf(request)));
      return { data: { id: idParam(request) } };
    },
  );

  app.get(
    '/mentions',
    {
      config,
      schema: {
        summary: 'Kommentare, die einen erwähnen, der letzte zuerst',
        tags,
        ...respondsWithList(mention, z.object({ unread: z.number() })),
      },
    },
    (request) => listMentions(db, viewerOf(request).id),
  );

  app.post(
    '/mentions/seen',
    {
      config,
      schema: {
        summary: 'Erwähnungen als gelesen merken: die zu einem Eintrag, oder alle',
        tags,
        body: seenSchema,
        ...respondsWith(z.object({})),
      },
    },
    async (request) => {
      await seeMentions(db, viewerOf(request).id, parse(seenSchema, request.body) as Parameters<typeof seeMentions>[2]);
      return { data: {} };
    },
  );

  app.get(
    '/assignments',
    {
      config,
      schema: {
        summary: 'Wem Einträge zugewiesen sind',
        tags,
        querystring: z.object({
          resource: z.string(),
          ids: z.string().describe(`Höchstens ${maxValues} Ids, durch Kommas getrennt`),
        }),
        ...respondsWithList(assignment),
      },
    },
    async (request) => {
      const { resource, ids } = placesOf(request, 'ids', maxValues);
      return { data: await listAssignments(db, resource, ids) };
    },
  );

  app.get(
    '/assignments/mine',
    {
      config,
      schema: { summary: 'Was einem zugewiesen ist, das Neueste zuerst', tags, ...respondsWithList(ownAssignment) },
    },
    async (request) => ({ data: await listOwnAssignments(db, viewerOf(request).id) }),
  );

  app.put(
    '/assignments',
    {
      config,
      bodyLimit,
      schema: {
        summary: 'Einträge einem Konto zuweisen, oder niemandem: alle oder keinen',
        tags,
        body: assignmentSchema,
        ...respondsWithList(assignment),
      },
    },
    async (request) => {
      const { resource, ids, assignee } = parse(assignmentSchema, request.body);
      check(resource);
      await db.transaction().execute(async (trx) => {
        const given = await assign(trx, resource, ids, assignee, viewerOf(request));
        if (given) await mailAssignment(trx, given, await letterhead(trx, request));
      });
      return { data: await listAssignments(db, resource, ids) };
    },
  );
}

/** A comment is stored even if the mail about it cannot contain a link. */
function baseOrNull(request: FastifyRequest): string | null {
  try {
    return linkBase(request);
  } catch {
    return null;
  }
}
