import { createHash } from 'node:crypto';
import * as z from 'zod';
import { partial } from 'zod/mini';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { administrators, editors } from '../../domain/access';
import { accountListDeclaration, accountsInOrder } from '../../domain/accounts/accountList';
import type { Query } from '../../domain/http';
import { pagesOnly, readListRequest } from '../../domain/lists/listRequest';
import { newUserSchema, userSchema, type User } from '../../domain/accounts/users';
import { DEMO_PASSWORD } from '../../demo/users';
import { isLoopback } from '../config';
import { versionTag } from '../../domain/http';
import { entityTag, expectedVersion, isUnchanged } from '../http/entityTags';
import { announceNext, readPage } from '../http/nextPage';
import { HttpProblem } from '../http/problems';
import { readHistory } from '../engine/write/historyRows';
import { listParameters, pageParameters } from '../engine/routes/listParameters';
import {
  accountHistory,
  createUser,
  deleteUser,
  findVersionedUser,
  listUsers,
  updateUser,
  type VersionedUser,
} from './users';
import { historyEntry } from '../engine/routes/openapi';
import { answers, answersId, answersList, named } from '../http/described';
import { idParam } from '../http/idParam';
import { userAnswer } from './schemas';

const user = named<User>('User', () => userAnswer);
const one = answers(user);
const tags = ['Benutzer'];

export async function userRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;
  const config = { access: administrators };
  const versioned = { ...config, versioned: true };
  const options = isLoopback(app.config.host) ? {} : { refusedPassword: DEMO_PASSWORD };

  app.get(
    '/users',
    {
      config,
      schema: {
        summary: 'Alle Konten',
        tags,
        querystring: listParameters(accountListDeclaration),
        ...answersList(user),
      },
    },
    async (request, reply: FastifyReply) => {
      const listRequest = readListRequest(accountListDeclaration, request.query as Query);
      const accounts = accountsInOrder(await listUsers(db), listRequest.order);
      announceNext(request, reply, listRequest, accounts.length > listRequest.offset + listRequest.limit);
      const body = JSON.stringify({ data: accounts.slice(listRequest.offset, listRequest.offset + listRequest.limit) });
      const tag = createHash('sha1').update(body).digest('base64url');
      void reply.header('etag', entityTag(tag)).type('application/json; charset=utf-8');
      return isUnchanged(request, tag) ? reply.code(304).send() : reply.send(body);
    },
  );

  app.get(
    '/colleagues',
    {
      config: { access: editors },
      schema: {
        summary: 'Wer Inhalte bearbeitet',
        tags,
        ...answersList(z.object({ id: z.number(), email: z.string() })),
      },
    },
    async () => {
      const accounts = await listUsers(db);
      return { data: accounts.filter(editors).map(({ id, email }) => ({ id, email })) };
    },
  );

  app.get(
    '/users/:id',
    { config: versioned, schema: { summary: 'Ein Konto', tags, ...one } },
    async (request, reply: FastifyReply) => {
      const found = await findVersionedUser(db, idParam(request));
      if (!found) throw HttpProblem.notFound();
      if (isUnchanged(request, tagOf(found)))
        return reply
          .header('etag', entityTag(tagOf(found)))
          .code(304)
          .send();
      return answer(reply, found);
    },
  );

  app.post(
    '/users',
    { config: versioned, schema: { summary: 'Konto erstellen', tags, body: newUserSchema, ...answers(user, 201) } },
    async (request, reply: FastifyReply) => {
      const created = await createUser(db, request.body, request.session, options);
      request.log.info({ account: created.user.id }, 'account created');
      return answer(reply.code(201), created);
    },
  );

  app.put(
    '/users/:id',
    { config: versioned, schema: { summary: 'Konto ändern', tags, body: partial(userSchema), ...one } },
    async (request, reply: FastifyReply) => {
      const changed = await updateUser(
        db,
        idParam(request),
        request.body,
        request.session,
        expectedVersion(request),
        options,
      );
      request.log.info({ account: changed.user.id }, 'account changed');
      return answer(reply, changed);
    },
  );

  app.delete(
    '/users/:id',
    { config: versioned, schema: { summary: 'Konto löschen', tags, ...answersId } },
    async (request) => {
      const id = idParam(request);
      await deleteUser(db, id, request.session, expectedVersion(request));
      request.log.info({ account: id }, 'account deleted');
      return { data: { id } };
    },
  );

  app.get(
    '/users/:id/history',
    { config, schema: { summary: 'Konto: Verlauf', tags, querystring: pageParameters, ...answersList(historyEntry) } },
    async (request, reply) => {
      const listRequest = readListRequest(pagesOnly, request.query as Query);
      const entries = await readPage(request, reply, listRequest, ({ limit, offset }) =>
        readHistory(db, accountHistory, idParam(request), limit, offset),
      );
      if (entries.length === 0 && listRequest.offset === 0) throw HttpProblem.notFound();
      return { data: entries };
    },
  );
}

const tagOf = ({ user: { updatedAt }, version }: VersionedUser) => versionTag({ version, updatedAt });

const answer = (reply: FastifyReply, found: VersionedUser) =>
  reply.header('etag', entityTag(tagOf(found))).send({ data: found.user });
