import * as z from 'zod';
import type { FastifyInstance } from 'fastify';
import { administrators } from '../../domain/access';
import {
  machineAccountSchema,
  machineListDeclaration,
  type MachineAccount,
} from '../../domain/accounts/machineAccounts';
import type { Query } from '../../domain/http';
import { readListRequest } from '../../domain/lists/listRequest';
import { listParameters } from '../engine/routes/listParameters';
import { readPage } from '../http/nextPage';
import { respondsWith, respondsWithId, respondsWithList, named } from '../http/described';
import { idParam } from '../http/idParam';
import {
  changeMachineAccount,
  createMachineAccount,
  deleteMachineAccount,
  listMachineAccounts,
  renewToken,
  type WithToken,
} from './machineAccounts';

const shape = z.object({
  id: z.number(),
  name: z.string(),
  scopes: z.string().array(),
  validUntil: z.string().nullable(),
  tokenEnd: z.string(),
  createdAt: z.string(),
  createdBy: z.string().nullable(),
  lastUsedAt: z.string().nullable(),
});
const account = named<MachineAccount>('MachineAccount', () => shape);
const withToken = named<WithToken>('MachineAccountWithToken', () => shape.extend({ token: z.string() }));
const tags = ['Maschinenkonten'];

/** Routes for administrators to manage machine accounts. */
export async function machineRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;
  const config = { access: administrators };
  // A token is never stored, not even as the response to a repeated request.
  const secret = { ...config, repeats: true };
  const body = machineAccountSchema;

  app.get(
    '/machine-accounts',
    {
      config,
      schema: {
        summary: 'Alle Maschinenkonten',
        tags,
        querystring: listParameters(machineListDeclaration),
        ...respondsWithList(account),
      },
    },
    async (request, reply) => {
      const { order, ...page } = readListRequest(machineListDeclaration, request.query as Query);
      const accounts = await listMachineAccounts(db, order);
      return {
        data: await readPage(request, reply, { ...page, order }, async ({ limit, offset }) =>
          accounts.slice(offset, offset + limit),
        ),
      };
    },
  );

  app.post(
    '/machine-accounts',
    { config: secret, schema: { summary: 'Maschinenkonto erstellen', tags, body, ...respondsWith(withToken, 201) } },
    async (request, reply) => {
      const data = await createMachineAccount(db, request.body, request.viewer?.email ?? '');
      request.log.info({ account: data.id }, 'machine account created');
      return reply.code(201).header('cache-control', 'no-store').send({ data });
    },
  );

  app.put(
    '/machine-accounts/:id',
    { config, schema: { summary: 'Maschinenkonto ändern', tags, body, ...respondsWith(account) } },
    async (request) => {
      const data = await changeMachineAccount(db, idParam(request), request.body);
      request.log.info({ account: data.id }, 'machine account changed');
      return { data };
    },
  );

  app.post(
    '/machine-accounts/:id/token',
    { config: secret, schema: { summary: 'Neues Token, statt des bisherigen', tags, ...respondsWith(withToken) } },
    async (request, reply) => {
      const data = await renewToken(db, idParam(request));
      request.log.info({ account: data.id }, 'machine account token replaced');
      return reply.header('cache-control', 'no-store').send({ data });
    },
  );

  app.delete(
    '/machine-accounts/:id',
    { config, schema: { summary: 'Maschinenkonto widerrufen', tags, ...respondsWithId } },
    async (request) => {
      const id = idParam(request);
      await deleteMachineAccount(db, id);
      request.log.info({ account: id }, 'machine account revoked');
      return { data: { id } };
    },
  );
}
