import type { FastifyInstance, FastifyRequest } from 'fastify';
import { anyone } from '../../../domain/access';
import { optInSchema } from '../../../domain/newsletter';
import { contactGroups } from '../../../domain/types/contactGroup';
import { persons } from '../../../domain/types/person';
import { beginGuess, countOptIn } from '../../accounts/loginThrottle';
import { confirmOptIn, readOptIn, requestOptIn } from './optIn';
import { linkBase } from '../../http/ownAddress';
import { parse } from '../../http/parse';

const tags = ['Newsletter'];
const codeOf = (request: FastifyRequest): string => (request.params as { code: string }).code;

/** Signing up for a newsletter, confirmed by a link: docs/decisions/verification.md. */
export async function newsletterRoutes(app: FastifyInstance): Promise<void> {
  const { features } = app.config;
  if (!features[persons.feature] || !features[contactGroups.feature] || !features.PLUGIN_ENABLE_INBOX) return;
  const { db } = app.database;
  const config = { access: anyone, withoutSession: true };

  app.post('/contact-groups/opt-in', { config: { ...config, fromOtherSites: true }, bodyLimit: 20_000, schema: { summary: 'Sich für Gruppen anmelden', tags, body: optInSchema } }, async (request) => {
    const wish = parse(optInSchema, request.body);
    const host = linkBase(request);
    await countOptIn(db, request.ip, wish.contact.email);
    await db.transaction().execute((trx) => requestOptIn(trx, wish, { sender: app.config, host }));
    return { data: { message: 'Opt-in email sent' } };
  });

  app.get('/contact-groups/confirm-opt-in/:code', { config, schema: { summary: 'Wofür ein Link eine Anmeldung bestätigt', tags } }, async (request, reply) => {
    const guess = await beginGuess(db, request.ip);
    const data = await readOptIn(db, codeOf(request));
    await guess.succeeded();
    return reply.header('cache-control', 'no-store').send({ data });
  });

  app.post('/contact-groups/confirm-opt-in/:code', { config, bodyLimit: 20_000, schema: { summary: 'Eine Anmeldung bestätigen', tags } }, async (request, reply) => {
    const guess = await beginGuess(db, request.ip);
    await confirmOptIn(db, codeOf(request));
    await guess.succeeded();
    return reply.header('cache-control', 'no-store').send({ data: { outcome: 'confirmed' } });
  });
}
