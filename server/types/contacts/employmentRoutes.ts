import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { anyone, editors } from '../../../domain/access';
import type { Query } from '../../../domain/http';
import { readListRequest } from '../../../domain/lists/listRequest';
import type { Filters } from '../../../domain/filters';
import { persons } from '../../../domain/types/person';
import { employmentLabel, findEmployment, listEmployments, saveEmployment, removeEmployment } from './employments';
import { poolFor } from '../../engine/read/readList';
import { listParameters } from '../../engine/routes/listParameters';
import { respondsWith, respondsWithId, respondsWithList, named } from '../../http/described';
import { readPage } from '../../http/nextPage';
import { idParam } from '../../http/idParam';
import { viewOf } from '../../engine/routes/recordRoutes';

/** The filters of a list of employments: ids of either side. */
const filters: Filters = {
  ids: { kind: 'ids', label: 'Ids' },
  employee: { kind: 'ids', label: 'Angestellte(r)' },
  company: { kind: 'ids', label: 'Organisation' },
};
const listed = { filters, orderBy: ['id'], defaultOrder: { field: 'id', direction: 'ASC' as const } };

const one = z.looseObject({ id: z.number() });
const fields = {
  role: z.string(),
  official: z.boolean(),
  translations: z.looseObject({}),
  contactGroups: z.array(one).optional().describe('Nur für die Redaktion'),
};
const employment = named('Employment', () =>
  z.object({
    id: z.number(),
    ...fields,
    position: z.number(),
    createdAt: z.string(),
    updatedAt: z.string(),
    employee: one,
    company: one,
  }),
);
const input = named('EmploymentInput', () => z.object({ ...fields, employee: one, company: one }).partial(), 'input');

/**
 * Employments as separate records. Changing one changes the person, with the same rules and in the same transaction.
 */
export async function employmentRoutes(app: FastifyInstance): Promise<void> {
  if (!app.config.features[persons.feature]) return;
  const { db } = app.database;
  const describe = (summary: string, parameters: object = {}) => ({
    schema: { summary, tags: [employmentLabel], ...parameters },
  });

  app.get(
    '/employments',
    {
      config: { access: anyone },
      ...describe('Anstellungen: Liste', { querystring: listParameters(listed), ...respondsWithList(employment) }),
    },
    async (request, reply) => {
      const listRequest = readListRequest(listed, request.query as Query);
      const of = (name: string) => listRequest.filters.find((filter) => filter.name === name)?.values.map(Number);
      const read = ({ limit, offset }: typeof listRequest) =>
        listEmployments(poolFor(app.database, viewOf(persons, request)), viewOf(persons, request), {
          ids: of('ids'),
          employees: of('employee'),
          companies: of('company'),
          limit,
          offset,
        });
      return { data: await readPage(request, reply, listRequest, read) };
    },
  );
  app.get(
    '/employments/:id',
    { config: { access: anyone }, ...describe('Anstellung', respondsWith(employment)) },
    async (request) => ({
      data: await findEmployment(
        poolFor(app.database, viewOf(persons, request)),
        viewOf(persons, request),
        idParam(request),
      ),
    }),
  );
  app.post(
    '/employments',
    {
      config: { access: editors, writes: persons.name },
      ...describe('Anstellung hinzufügen', { body: input, ...respondsWith(employment, 201) }),
    },
    async (request, reply) => {
      const id = await saveEmployment(db, null, request.body, request.viewer);
      return reply.code(201).send({ data: await findEmployment(db, 'all', id) });
    },
  );
  app.put(
    '/employments/:id',
    {
      config: { access: editors, writes: persons.name },
      ...describe('Anstellung ändern', { body: input, ...respondsWith(employment) }),
    },
    async (request) => {
      const id = await saveEmployment(db, idParam(request), request.body, request.viewer);
      return { data: await findEmployment(db, 'all', id) };
    },
  );
  app.delete(
    '/employments/:id',
    { config: { access: editors, writes: persons.name }, ...describe('Anstellung entfernen', respondsWithId) },
    async (request) => {
      const id = idParam(request);
      await removeEmployment(db, id, request.viewer);
      return { data: { id } };
    },
  );
}
