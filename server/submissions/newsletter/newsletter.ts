import * as z from 'zod';
import { locales } from '../../../domain/locales';
import { optInDays, type OptIn, optInSchema } from '../../../domain/submissions/newsletter';
import { invalidLink } from '../../../domain/submissions/verification';
import { contactGroups } from '../../../domain/types/contactGroup';
import { persons } from '../../../domain/types/person';
import type { SubmissionKind } from '../kind';
import { confirmOptIn, readOptIn, requestOptIn } from './optIn';
import type { FastifyInstance } from 'fastify';
import { anyone } from '../../../domain/access';
import { networkKey } from '../../accounts/knownNetworks';
import { limitMails, networkOf } from '../../accounts/loginThrottle';
import { respondsWith } from '../../http/described';
import { linkBase } from '../../http/serverUrl';
import { parse } from '../../http/parse';
import { errorHandler, localeOfVisitor } from '../visitorProblems';

/** Newsletter subscriptions, which are confirmed through a link. */
export const newsletter: SubmissionKind = {
  name: 'newsletter',
  days: optInDays,
  failed: invalidLink,
  isOn: (features) => features[persons.feature] && features[contactGroups.feature] && features.PLUGIN_ENABLE_INBOX,
  route: {
    path: '/contact-groups/confirm-opt-in',
    tag: 'Newsletter',
    bodyLimit: 20_000,
    read: 'Wofür ein Link eine Anmeldung bestätigt',
    submit: 'Eine Anmeldung bestätigen',
    shown: z.object({ locale: z.enum(locales), groups: z.array(z.string()) }),
  },
  read: (db, { request }) => readOptIn(db, request as OptIn),
  submit: confirmOptIn,
};

/** Routes for newsletter subscriptions: the address gets a mail with a confirmation link. */
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
        ...respondsWith(z.object({ message: z.string() })),
      },
    },
    async (request) => {
      const optIn = parse(optInSchema(localeOfVisitor(request)), request.body);
      const host = linkBase(request);
      const network = await networkKey(db, networkOf(request.ip));
      await limitMails(db, newsletter.name, request.ip, optIn.contact.email);
      await db.transaction().execute((trx) => requestOptIn(trx, optIn, network, { sender: app.config, host }));
      return { data: { message: 'Opt-in email sent' } };
    },
  );
}
