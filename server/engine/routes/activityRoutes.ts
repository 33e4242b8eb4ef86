import * as z from 'zod';
import type { FastifyInstance } from 'fastify';
import { editors } from '../../../domain/access';
import { activityListDeclaration } from '../../../domain/administration/activity';
import { allContentTypes } from '../../../domain/contentTypes';
import { maxValues, type Query } from '../../../domain/http';
import { InvalidParameter, readListRequest, refuseUnknown } from '../../../domain/lists/listRequest';
import { idParam } from '../../http/idParam';
import { readPage } from '../../http/nextPage';
import { findActivity, latestChanges, listActivity } from '../history/activity';
import { listParameters } from './listParameters';

const activity = z.object({
  id: z.number(),
  resource: z.string(),
  recordId: z.number(),
  event: z.enum(['create', 'update', 'delete', 'restore']),
  at: z.string(),
  user: z.object({ id: z.number().nullable(), email: z.string() }).nullable(),
  title: z.string(),
  changed: z.string().array(),
});
const latestParameters = z.object({
  resource: z.string(),
  ids: z.string().describe(`Höchstens ${maxValues} Ids, durch Kommas getrennt`),
});
const listedIds = /^\d{1,9}(,\d{1,9})*$/;
const values = z.record(z.string(), z.unknown());
const tags = ['Aktivität'];

/** Routes for recent changes: who changed what, across all content types. */
export async function activityRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;
  const config = { access: editors };
  const types = allContentTypes.filter((type) => app.config.features[type.feature]);

  app.get(
    '/activity',
    {
      config,
      schema: {
        summary: 'Änderungen an Einträgen aller Arten, neueste zuerst',
        tags,
        querystring: listParameters(activityListDeclaration),
        response: { 200: z.object({ data: activity.array() }) },
      },
    },
    async (request, reply) => {
      const listRequest = readListRequest(activityListDeclaration, request.query as Query);
      return { data: await readPage(request, reply, listRequest, (page) => listActivity(db, types, page)) };
    },
  );

  app.get(
    '/activity/latest',
    {
      config,
      schema: {
        summary: 'Letzte Änderung der genannten Einträge',
        tags,
        querystring: latestParameters,
        response: {
          200: z.object({ data: activity.pick({ recordId: true, at: true, user: true }).array() }),
        },
      },
    },
    async (request) => {
      const query = request.query as Query;
      refuseUnknown(query, ['resource', 'ids']);
      const [resource = '', ids = ''] = [query.resource?.[0], query.ids?.[0]];
      if (!listedIds.test(ids) || ids.split(',').length > maxValues)
        throw new InvalidParameter(`«ids» muss höchstens ${maxValues} Ids nennen, durch Kommas getrennt.`);
      const isKnown = types.some(({ name }) => name === resource);
      return { data: isKnown ? await latestChanges(db, resource, ids.split(',').map(Number)) : [] };
    },
  );

  app.get(
    '/activity/:id',
    {
      config,
      schema: {
        summary: 'Änderung, mit dem Eintrag davor und danach',
        tags,
        response: { 200: z.object({ data: activity.extend({ before: values.nullable(), record: values }) }) },
      },
    },
    async (request) => ({ data: await findActivity(db, types, idParam(request)) }),
  );
}
