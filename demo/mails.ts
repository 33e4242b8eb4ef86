import type { MailSummary } from '../domain/administration/mails';

/** A demo mail that was sent `hoursAgo` before the demo's start. */
type DemoMail = Pick<MailSummary, 'recipient' | 'subject' | 'kind' | 'attempts' | 'lastError'> & {
  state: 'sent' | 'failed';
  text: string;
  hoursAgo: number;
};

const intro = 'Die externe Projektdatenbank wurde abgefragt. Im Posteingang warten neue Einträge:';
const night = {
  subject: 'Posteingang: 2 neue Projekte, 1 geändertes Projekt',
  kind: 'CHMOS_INBOX',
  text:
    `${intro}\n\nNeue Projekte: 2\n- BE_1301 – Naturpark-Taxi Diemtigtal\n- GR_1088 – Alpkäse aus dem Safiental\n\n` +
    `Geänderte Projekte: 1\n- VS_1014 – Dorfladen Saas-Balen`,
};
const before = {
  subject: 'Posteingang: 1 neues Projekt',
  kind: 'CHMOS_INBOX',
  text: `${intro}\n\nNeue Projekte: 1\n- TI_1192 – Sentieri della Val Verzasca`,
};

/** Sent and failed mails of a product that has been running for some days; oldest first. */
export const demoMails: readonly DemoMail[] = [
  { ...before, recipient: 'editor@example.org', state: 'sent', attempts: 1, lastError: null, hoursAgo: 33 },
  {
    ...before,
    recipient: 'ausgetreten@example.org',
    state: 'failed',
    attempts: 1,
    lastError:
      'Der Mailserver lehnt die E-Mail ab: 550 5.1.1 ausgetreten@example.org: Recipient address rejected: User unknown',
    hoursAgo: 33,
  },
  { ...night, recipient: 'editor@example.org', state: 'sent', attempts: 3, lastError: null, hoursAgo: 9 },
];
