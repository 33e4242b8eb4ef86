import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { anyone } from '../../../domain/access';
import type { Query } from '../../../domain/http';
import { readListRequest } from '../../../domain/lists/listRequest';
import { contacts } from '../../../domain/types/contacts';
import { respondsWith } from '../../http/described';
import { readPage } from '../../http/nextPage';
import { joinListRelations } from '../../engine/read/joinRelations';
import { poolFor } from '../../engine/read/readList';
import { listQuery } from '../../engine/read/listQuery';
import { listParameters } from '../../engine/routes/listParameters';
import { viewOf } from '../../engine/routes/recordRoutes';

type Values = Record<string, any>;

/**
 * Contacts with their employments in a separate list, as existing clients expect. `company` has them in the form of
 * organisations, anything else in that of people. Accepts the filters, order and pages of `/contacts`.
 */
export async function contactsDataRoutes(app: FastifyInstance): Promise<void> {
  if (!app.config.features[contacts.feature]) return;
  const schema = {
    summary: 'Kontakte mit ihren Anstellungen',
    tags: [contacts.label.plural],
    querystring: listParameters(contacts),
    ...respondsWith(
      z.object({
        contacts: z.looseObject({ id: z.number() }).array(),
        employments: z.looseObject({ id: z.number() }).array(),
      }),
    ),
  };
  app.get('/contacts-data/:contactType', { config: { access: anyone }, schema }, async (request, reply) => {
    const [here, there, type] =
      (request.params as { contactType: string }).contactType === 'company'
        ? ['company', 'employee', 'company']
        : ['employee', 'company', 'person'];
    const view = viewOf(contacts, request);
    const listRequest = readListRequest(contacts, request.query as Query);
    const pool = poolFor(app.database, view, listRequest);
    const rows = await readPage(
      request,
      reply,
      listRequest,
      async (page) => (await listQuery(contacts, page, view).execute(pool)).rows,
    );
    const records = (
      await joinListRelations(pool, contacts, { view, short: listRequest.shape === 'summary' }, rows)
    ).map((text) => JSON.parse(text) as Values);
    const employments = records
      .filter((record) => record.type === type)
      .flatMap((record) =>
        (record.employments as Values[]).map((item, index) => ({
          ...item,
          position: index + 1,
          [here]: { id: record.id },
          [there]: item[there],
        })),
      );
    return {
      data: {
        contacts: records.map((record) => ({
          ...record,
          employments: (record.employments as Values[]).map(({ id }) => ({ id })),
        })),
        employments,
      },
    };
  });
}
