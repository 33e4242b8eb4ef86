import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { anyone } from '../../domain/access';
import type { SubmissionOutcome } from '../../domain/submissions/verification';
import { entries, ownEntries } from './entries/entries';
import { questions } from './entries/questions';
import { entryRoutes } from './entries/routes';
import type { SubmissionKind } from './kind';
import { submitLink, codeOf, openLink } from './links';
import { newsletter, newsletterRoutes } from './newsletter/newsletter';
import { respondsWith, named } from '../http/described';
import { errorHandler } from './visitorProblems';
import { verificationRoutes } from './verification/routes';
import { verification } from './verification/verification';

/** Routes of personal links: docs/decisions/verification.md. */
export async function submissionRoutes(app: FastifyInstance): Promise<void> {
  for (const kind of [verification, newsletter, entries(app), ownEntries, questions(app)])
    if (kind.isOn(app.config.features)) serveLinks(app, kind);
  await app.register(verificationRoutes);
  await app.register(newsletterRoutes);
  await app.register(entryRoutes);
}

const outcome = named<{ outcome: SubmissionOutcome }>('SubmissionOutcome', () =>
  z.object({ outcome: z.enum(['confirmed', 'proposed']) }),
);

function serveLinks(app: FastifyInstance, kind: SubmissionKind): void {
  const { db } = app.database;
  const { path, tag, read, submit, body, bodyLimit, shown } = kind.route;
  const config = { access: anyone, withoutSession: true };
  app.get(
    `${path}/:code`,
    { config, errorHandler, schema: { summary: read, tags: [tag], ...respondsWith(shown) } },
    async (request, reply) => {
      const data = await kind.read(db, await openLink(db, kind, request));
      return reply.header('cache-control', 'no-store').send({ data });
    },
  );
  app.post(
    `${path}/:code`,
    {
      config,
      errorHandler,
      bodyLimit,
      schema: { summary: submit, tags: [tag], ...(body !== undefined && { body }), ...respondsWith(outcome) },
    },
    async (request, reply) => {
      await openLink(db, kind, request);
      const taken = await submitLink(db, kind, codeOf(request), request.body);
      return reply.header('cache-control', 'no-store').send({ data: { outcome: taken } });
    },
  );
}
