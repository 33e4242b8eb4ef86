import * as z from 'zod';
import type { FastifyInstance } from 'fastify';
import { administrators } from '../../domain/access';
import { mailStates } from '../../domain/administration/mails';
import {
  deliveryListDeclaration,
  webhookListDeclaration,
  webhookSchema,
  type Webhook,
  type WebhookDelivery,
} from '../../domain/administration/webhooks';
import type { Query } from '../../domain/http';
import { readListRequest } from '../../domain/lists/listRequest';
import { listParameters } from '../engine/routes/listParameters';
import { readPage } from '../http/nextPage';
import { respondsWith, respondsWithId, respondsWithList, named } from '../http/described';
import { idParam } from '../http/idParam';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  queueTest,
  renewSecret,
  replay,
  type WithSecret,
} from './webhooks';

const shape = z.object({
  id: z.number(),
  name: z.string(),
  url: z.string(),
  events: z.string().array(),
  isActive: z.boolean(),
  failingSince: z.string().nullable(),
  switchedOffAt: z.string().nullable(),
  createdAt: z.string(),
  createdBy: z.string().nullable(),
});
const webhook = named<Webhook>('Webhook', () => shape);
const withSecret = named<WithSecret>('WebhookWithSecret', () => shape.extend({ secret: z.string() }));
const delivery = named<WebhookDelivery>('WebhookDelivery', () =>
  z.object({
    id: z.number(),
    messageId: z.string(),
    event: z.string(),
    payload: z.string(),
    state: z.enum(mailStates),
    attempts: z.number(),
    lastError: z.string().nullable(),
    lastStatus: z.number().nullable(),
    createdAt: z.string(),
    nextAttemptAt: z.string().nullable(),
    sentAt: z.string().nullable(),
  }),
);
const tags = ['Webhooks'];

/** Routes for administrators to manage webhooks and see their deliveries. */
export async function webhookRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;
  const config = { access: administrators };
  // A secret must not be in a stored response to a repeated request.
  const secret = { ...config, repeats: true };
  const body = webhookSchema;

  app.get(
    '/webhooks',
    {
      config,
      schema: {
        summary: 'Alle Webhooks',
        tags,
        querystring: listParameters(webhookListDeclaration),
        ...respondsWithList(webhook),
      },
    },
    async (request, reply) => {
      const { order, ...page } = readListRequest(webhookListDeclaration, request.query as Query);
      const webhooks = await listWebhooks(db, order);
      return {
        data: await readPage(request, reply, page, async ({ limit, offset }) => webhooks.slice(offset, offset + limit)),
      };
    },
  );

  app.post(
    '/webhooks',
    { config: secret, schema: { summary: 'Webhook erstellen', tags, body, ...respondsWith(withSecret, 201) } },
    async (request, reply) => {
      const data = await createWebhook(db, request.body, request.viewer?.email ?? '');
      request.log.info({ webhook: data.id }, 'webhook created');
      return reply.code(201).header('cache-control', 'no-store').send({ data });
    },
  );

  app.put(
    '/webhooks/:id',
    { config, schema: { summary: 'Webhook ändern', tags, body, ...respondsWith(webhook) } },
    async (request) => {
      const data = await changeWebhook(db, idParam(request), request.body);
      request.log.info({ webhook: data.id }, 'webhook changed');
      return { data };
    },
  );

  app.post(
    '/webhooks/:id/secret',
    { config: secret, schema: { summary: 'Neues Geheimnis, statt des bisherigen', tags, ...respondsWith(withSecret) } },
    async (request, reply) => {
      const data = await renewSecret(db, idParam(request));
      request.log.info({ webhook: data.id }, 'webhook secret replaced');
      return reply.header('cache-control', 'no-store').send({ data });
    },
  );

  app.delete(
    '/webhooks/:id',
    { config, schema: { summary: 'Webhook löschen', tags, ...respondsWithId } },
    async (request) => {
      const id = idParam(request);
      await deleteWebhook(db, id);
      request.log.info({ webhook: id }, 'webhook deleted');
      return { data: { id } };
    },
  );

  app.post(
    '/webhooks/:id/test',
    { config, schema: { summary: 'Probenachricht an einen Webhook', tags, ...respondsWith(delivery) } },
    async (request) => ({ data: await queueTest(db, idParam(request)) }),
  );

  app.get(
    '/webhooks/:id/deliveries',
    {
      config,
      schema: {
        summary: 'Nachrichten an einen Webhook, die neuste zuerst',
        tags,
        querystring: listParameters(deliveryListDeclaration),
        ...respondsWithList(delivery),
      },
    },
    async (request, reply) => {
      const id = idParam(request);
      const listRequest = readListRequest(deliveryListDeclaration, request.query as Query);
      return { data: await readPage(request, reply, listRequest, (page) => listDeliveries(db, id, page)) };
    },
  );

  app.post(
    '/webhooks/deliveries/:id/replay',
    { config, schema: { summary: 'Nachricht erneut senden', tags, ...respondsWith(delivery) } },
    async (request) => ({ data: await replay(db, idParam(request)) }),
  );
}
