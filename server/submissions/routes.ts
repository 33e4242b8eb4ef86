import type { FastifyInstance, FastifyRequest } from 'fastify';
import { anyone } from '../../domain/access';
import { beginGuess } from '../accounts/loginThrottle';
import { entries, ownEntries } from './entries/entries';
import { entryRoutes } from './entries/routes';
import type { SubmissionKind } from './kind';
import { findLink, takeSubmission } from './links';
import { newsletter } from './newsletter/newsletter';
import { newsletterRoutes } from './newsletter/routes';
import { verificationRoutes } from './verification/routes';
import { verification } from './verification/verification';

const codeOf = (request: FastifyRequest): string => (request.params as { code: string }).code;

/** What strangers send and confirm by a link: docs/decisions/verification.md. */
export async function submissionRoutes(app: FastifyInstance): Promise<void> {
  for (const kind of [verification, newsletter, entries(app), ownEntries]) if (kind.isOn(app.config.features)) serveLinks(app, kind);
  await app.register(verificationRoutes);
  await app.register(newsletterRoutes);
  await app.register(entryRoutes);
}

/** Who tries codes has to wait after some: a code counts as a wrong guess until it has opened a link. */
function serveLinks(app: FastifyInstance, kind: SubmissionKind): void {
  const { db } = app.database;
  const { path, tag, read, submit, body, bodyLimit } = kind.route;
  const config = { access: anyone, withoutSession: true };
  const open = async (request: FastifyRequest) => {
    const guess = await beginGuess(db, request.ip);
    const link = await findLink(db, kind, codeOf(request));
    await guess.succeeded();
    return link;
  };

  app.get(`${path}/:code`, { config, schema: { summary: read, tags: [tag] } }, async (request, reply) => {
    const data = await kind.read(db, await open(request));
    return reply.header('cache-control', 'no-store').send({ data });
  });
  app.post(`${path}/:code`, { config, bodyLimit, schema: { summary: submit, tags: [tag], ...(body !== undefined && { body }) } }, async (request, reply) => {
    await open(request);
    const outcome = await takeSubmission(db, kind, codeOf(request), request.body);
    return reply.header('cache-control', 'no-store').send({ data: { outcome } });
  });
}
