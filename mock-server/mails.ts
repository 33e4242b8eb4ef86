import type { Application } from 'json-server';
import { demoMails } from '../demo/mails';
import { administrators } from '../domain/access';
import { readListRequest } from '../domain/listRequest';
import { mailListDeclaration, type Mail, type MailCard } from '../domain/mails';
import { only } from './guard';
import { Refusal } from './problems';
import { pageOf, queryOf } from './resource';
import { findRow } from './rows';

/** The outbox of the demo data. Nothing is ever sent: another try succeeds at once. */
export function serveMails(api: Application, startedAt: string): void {
  const mails = demoMails.map((mail, index): Mail => {
    const { hoursAgo, ...rest } = mail;
    const then = new Date(Date.parse(startedAt) - hoursAgo * 3_600_000).toISOString();
    return { id: index + 1, ...rest, createdAt: then, nextAttemptAt: null, sentAt: rest.state === 'sent' ? then : null };
  });
  const toCard = ({ text: _, ...card }: Mail): MailCard => card;

  api.get('/mails', only(administrators), (request, response) => {
    const asked = readListRequest(mailListDeclaration, queryOf(request));
    const states = asked.filters.find(({ name }) => name === 'state')?.values;
    const found = mails.toReversed().filter(({ state }) => !states || states.includes(state));
    response.json({ data: pageOf(request, response, asked, found).map(toCard) });
  });
  api.get('/mails/:id', only(administrators), (request, response) => response.json({ data: findRow(mails, request.params.id) }));
  api.post('/mails/:id/retry', only(administrators), (request, response) => {
    const mail = findRow(mails, request.params.id);
    if (mail.state !== 'failed') throw new Refusal(409, 'Nur eine fehlgeschlagene Mail kann erneut gesendet werden.');
    Object.assign(mail, { state: 'sent', attempts: 1, lastError: null, sentAt: new Date().toISOString() });
    response.json({ data: toCard(mail) });
  });
}
