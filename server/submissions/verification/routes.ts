import type { FastifyInstance, FastifyRequest } from 'fastify';
import { anyone, editors } from '../../../domain/access';
import type { Query } from '../../../domain/http';
import { readListRequest } from '../../../domain/listRequest';
import { persons } from '../../../domain/types/person';
import { sendSchema, submissionSchema } from '../../../domain/verification';
import { beginGuess } from '../../accounts/loginThrottle';
import { linkBase } from '../../http/ownAddress';
import { parse } from '../../http/parse';
import { HttpProblem } from '../../http/problems';
import { findRecord } from '../../engine/write/repository';
import { findLink } from './links';
import { readOwnData } from './ownData';
import { listReceivers, readVerification } from './receivers';
import { readProgress, sendLinks } from './sendLinks';
import { submit } from './submit';
import { idParam } from '../../http/idParam';

const tags = ['Bestätigung der Kontaktdaten'];
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const codeOf = (request: FastifyRequest): string => (request.params as { code: string }).code;

/** Asking people to confirm their data by a personal link: docs/decisions/verification.md. */
export async function verificationRoutes(app: FastifyInstance): Promise<void> {
  const { features } = app.config;
  if (!features[persons.feature] || !features.PLUGIN_ENABLE_INBOX) return;
  const { db } = app.database;
  const config = { access: editors };

  app.get('/contacts/verification-receivers', { config, schema: { summary: 'Personen, die angefragt werden können', tags } }, async (request) =>
    listReceivers(app.database.searches, readListRequest(persons, request.query as Query)));

  app.post('/contacts/send-verification-emails', { config, schema: { summary: 'Personen um Bestätigung ihrer Daten bitten', tags, body: sendSchema } }, async (request) => {
    const { emails } = parse(sendSchema, request.body);
    const host = linkBase(request);
    return { data: await db.transaction().execute((trx) => sendLinks(trx, emails, { sender: app.config, host, actor: request.viewer })) };
  });

  app.get('/contacts/send-verification-emails/:batch', { config, schema: { summary: 'Wie weit der Versand ist', tags } }, async (request) => {
    const { batch } = request.params as { batch: string };
    const progress = uuid.test(batch) ? await readProgress(db, batch) : undefined;
    if (!progress) throw HttpProblem.notFound();
    return { data: progress };
  });

  app.get('/contacts/:id/verification', { config, schema: { summary: 'Wann eine Person angefragt wurde und bestätigt hat', tags } }, async (request) => {
    const id = idParam(request);
    if (!(await findRecord(db, persons, id, 'all'))) throw HttpProblem.notFound();
    return { data: await readVerification(db, id) };
  });

  const open = { access: anyone, withoutSession: true };
  app.get('/contacts/verify/:code', { config: open, schema: { summary: 'Die eigenen Daten, über den persönlichen Link', tags } }, async (request, reply) => {
    const guess = await beginGuess(db, request.ip);
    const data = await readOwnData(db, codeOf(request));
    await guess.succeeded();
    return reply.header('cache-control', 'no-store').send({ data });
  });

  app.post('/contacts/verify/:code', { config: open, bodyLimit: 1_000_000, schema: { summary: 'Die eigenen Daten bestätigen oder Änderungen vorschlagen', tags, body: submissionSchema } }, async (request, reply) => {
    const guess = await beginGuess(db, request.ip);
    await findLink(db, codeOf(request));
    await guess.succeeded();
    const outcome = await submit(db, codeOf(request), parse(submissionSchema, request.body));
    return reply.header('cache-control', 'no-store').send({ data: { outcome } });
  });
}
