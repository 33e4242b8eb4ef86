import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { anyone } from '../../../domain/access';
import { optInSchema } from '../../../domain/submissions/newsletter';
import { countRequest, networkOf } from '../../accounts/loginThrottle';
import { newsletter } from './newsletter';
import { requestOptIn } from './optIn';
import { answers } from '../../http/described';
import { linkBase } from '../../http/ownAddress';
import { parse } from '../../http/parse';
import { errorHandler, localeOfVisitor } from '../visitorProblems';

/** Newsletter subscriptions: the address gets a mail with a confirmation link. */
export async function newsletterRoutes(app: FastifyInstance): Promise<void> {
  if (!newsletter.isOn(app.config.features)) return;
  const { db } = app.database;
  const config = { access: anyone, withoutSession: true };

  app.post(
    '/contact-groups/opt-in',
    {
      config: { ...config, fromOtherSites: true },
      errorHandler,
      bodyLimit: 20_000,
      schema: {
        summary: 'Sich für Gruppen anmelden',
        tags: [newsletter.route.tag],
        body: optInSchema('de'),
        ...answers(z.object({ message: z.string() })),
      },
    },
    async (request) => {
      const wish = parse(optInSchema(localeOfVisitor(request)), request.body);
      const host = linkBase(request);
      await countRequest(db, newsletter.name, request.ip, wish.contact.email);
      await db
        .transaction()
        .execute((trx) => requestOptIn(trx, wish, networkOf(request.ip), { sender: app.config, host }));
      return { data: { message: 'Opt-in email sent' } };
    },
  );
}
