import * as z from 'zod';
import { partial } from 'zod/mini';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { administrators, editors } from '../../domain/access';
import { accountListDeclaration, sortAccounts } from '../../domain/accounts/accountList';
import { type Query, versionTag } from '../../domain/http';
import { pagingOnly, readListRequest } from '../../domain/lists/listRequest';
import { newUserSchema, userSchema, type User } from '../../domain/accounts/users';
import { DEMO_PASSWORD } from '../../demo/users';
import { isLoopback } from '../config';
import { contentTag, entityTag, expectedVersion, isUnchanged, sendJson } from '../http/entityTags';
import { linkNextPage, readPage } from '../http/nextPage';
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
import { respondsWith, respondsWithId, respondsWithList, named } from '../http/described';
import { linkBase } from '../http/serverUrl';
import { invite, inviteAgain } from './passwordReset';
import { idParam } from '../http/idParam';
import { userResponse } from './schemas';

const user = named<User>('User', () => userResponse);
const one = respondsWith(user);
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
        ...respondsWithList(user),
      },
    },
    async (request, reply: FastifyReply) => {
      const listRequest = readListRequest(accountListDeclaration, request.query as Query);
      const accounts = sortAccounts(await listUsers(db), listRequest.order);
      linkNextPage(request, reply, listRequest, accounts.length > listRequest.offset + listRequest.limit);
      const body = JSON.stringify({ data: accounts.slice(listRequest.offset, listRequest.offset + listRequest.limit) });
      return sendJson(request, reply, body);
    },
  );

  app.get(
    '/colleagues',
    {
      config: { access: editors },
      schema: {
        summary: 'Wer Inhalte bearbeitet, auch wessen Konto ausgeschaltet ist',
        tags,
        ...respondsWithList(z.object({ id: z.number(), email: z.string(), name: z.string(), isDisabled: z.boolean() })),
      },
    },
    async () => {
      const accounts = await listUsers(db);
      return {
        data: accounts.filter(editors).map(({ id, email, name, isDisabled }) => ({ id, email, name, isDisabled })),
      };
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
    {
      config: versioned,
      schema: { summary: 'Konto erstellen', tags, body: newUserSchema, ...respondsWith(user, 201) },
    },
    async (request, reply: FastifyReply) => {
      const isInvited = (request.body as { isInvited?: unknown } | null)?.isInvited === true;
      const created = await createUser(db, request.body, request.session, {
        ...options,
        ...(isInvited && { invite: invite({ sender: app.config, host: linkBase(request) }) }),
      });
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

  app.post(
    '/users/:id/invitation',
    { config: { ...config, repeats: true }, schema: { summary: 'Konto: erneut einladen', tags, ...respondsWithId } },
    async (request) => {
      const id = idParam(request);
      await inviteAgain(db, id, { sender: app.config, host: linkBase(request) });
      request.log.info({ account: id }, 'account invited again');
      return { data: { id } };
    },
  );

  app.delete(
    '/users/:id',
    { config: versioned, schema: { summary: 'Konto löschen', tags, ...respondsWithId } },
    async (request) => {
      const id = idParam(request);
      await deleteUser(db, id, request.session, expectedVersion(request));
      request.log.info({ account: id }, 'account deleted');
      return { data: { id } };
    },
  );

  app.get(
    '/users/:id/history',
    {
      config,
      schema: { summary: 'Konto: Verlauf', tags, querystring: pageParameters, ...respondsWithList(historyEntry) },
    },
    async (request, reply) => {
      const listRequest = readListRequest(pagingOnly, request.query as Query);
      const entries = await readPage(request, reply, listRequest, ({ limit, offset }) =>
        readHistory(db, accountHistory, idParam(request), limit, offset),
      );
      if (entries.length === 0 && listRequest.offset === 0) throw HttpProblem.notFound();
      return { data: entries };
    },
  );
}

/** A sign-in changes the response, but not the version. */
const tagOf = ({ user, version }: VersionedUser) =>
  versionTag({ version, updatedAt: user.updatedAt }) + contentTag(JSON.stringify(user)).slice(0, 8);

const answer = (reply: FastifyReply, found: VersionedUser) =>
  reply.header('etag', entityTag(tagOf(found))).send({ data: found.user });
