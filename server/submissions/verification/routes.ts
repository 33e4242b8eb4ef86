import type { FastifyInstance } from 'fastify';
import { editors } from '../../../domain/access';
import type { Query } from '../../../domain/http';
import { readListRequest } from '../../../domain/lists/listRequest';
import { persons } from '../../../domain/types/person';
import { sendSchema } from '../../../domain/submissions/verification';
import { linkBase } from '../../http/ownAddress';
import { parse } from '../../http/parse';
import { HttpProblem } from '../../http/problems';
import { findRecord } from '../../engine/write/repository';
import { listReceivers, readVerification } from './receivers';
import { readProgress, sendLinks } from './sendLinks';
import { verification } from './verification';
import { idParam } from '../../http/idParam';
import { listParameters } from '../../engine/routes/listParameters';

const tags = [verification.route.tag];
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What editors do to ask people for their data: whom, sending, and how far that is. */
export async function verificationRoutes(app: FastifyInstance): Promise<void> {
  if (!verification.isOn(app.config.features)) return;
  const { db } = app.database;
  const config = { access: editors };

  app.get(
    '/contacts/verification-receivers',
    {
      config,
      schema: { summary: 'Personen, die angefragt werden können', tags, querystring: listParameters(persons) },
    },
    async (request) => listReceivers(app.database.searches, readListRequest(persons, request.query as Query)),
  );

  app.post(
    '/contacts/send-verification-emails',
    { config, schema: { summary: 'Personen um Bestätigung ihrer Daten bitten', tags, body: sendSchema } },
    async (request) => {
      const { emails } = parse(sendSchema, request.body);
      const host = linkBase(request);
      return {
        data: await db
          .transaction()
          .execute((trx) => sendLinks(trx, emails, { sender: app.config, host, actor: request.viewer })),
      };
    },
  );

  app.get(
    '/contacts/send-verification-emails/:batch',
    { config, schema: { summary: 'Wie weit der Versand ist', tags } },
    async (request) => {
      const { batch } = request.params as { batch: string };
      const progress = uuid.test(batch) ? await readProgress(db, batch) : undefined;
      if (!progress) throw HttpProblem.notFound();
      return { data: progress };
    },
  );

  app.get(
    '/contacts/:id/verification',
    { config, schema: { summary: 'Wann eine Person angefragt wurde und bestätigt hat', tags } },
    async (request) => {
      const id = idParam(request);
      if (!(await findRecord(db, persons, id, 'all'))) throw HttpProblem.notFound();
      return { data: await readVerification(db, id) };
    },
  );
}
