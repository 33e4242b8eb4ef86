import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { administrators } from '../../domain/access';
import type { Query } from '../../domain/http';
import { readListRequest } from '../../domain/lists/listRequest';
import { mailListDeclaration, mailStates } from '../../domain/administration/mails';
import { findMail, listMails, retryMail } from './listMails';
import { listParameters } from '../engine/routes/listParameters';
import { readPage } from '../http/nextPage';
import { HttpProblem } from '../http/problems';
import { respondsWith, respondsWithList, named } from '../http/described';
import { idParam } from '../http/idParam';

const cardShape = z.object({
  id: z.number(),
  recipient: z.string(),
  subject: z.string(),
  kind: z.string(),
  state: z.enum(mailStates),
  attempts: z.number(),
  lastError: z.string().nullable(),
  createdAt: z.string(),
  nextAttemptAt: z.string().nullable(),
  sentAt: z.string().nullable(),
});
const card = named('Mail', () => cardShape);
const tags = ['E-Mails'];

/** The outbox for administrators: failed mails and retries. */
export async function mailRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;
  const config = { access: administrators };

  const list = {
    summary: 'E-Mails: Liste',
    tags,
    querystring: listParameters(mailListDeclaration),
    ...respondsWithList(card),
  };
  app.get('/mails', { config, schema: list }, async (request, reply) => {
    const listRequest = readListRequest(mailListDeclaration, request.query as Query);
    return { data: await readPage(request, reply, listRequest, (page) => listMails(db, page)) };
  });

  const read = {
    summary: 'E-Mail mit ihrem Text',
    tags,
    ...respondsWith(named('MailWithText', () => cardShape.extend({ text: z.string() }))),
  };
  app.get('/mails/:id', { config, schema: read }, async (request) => {
    const data = await findMail(db, idParam(request));
    if (!data) throw HttpProblem.notFound();
    return { data };
  });

  const retry = { summary: 'Fehlgeschlagene E-Mail erneut senden', tags, ...respondsWith(card) };
  app.post('/mails/:id/retry', { config, schema: retry }, async (request) => {
    const data = await retryMail(db, idParam(request));
    request.log.info({ mail: data.id }, 'mail queued again');
    return { data };
  });
}
