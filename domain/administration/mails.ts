import type { Choice } from '../fields';
import { defaultLimit } from '../http';
import type { ListDeclaration } from '../lists/listRequest';
import { notificationKinds } from '../accounts/users';

/** Mails in the outbox, as administrators see them. */

export const mailStates = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];
export const mailStateLabels: Record<MailState, string> = {
  waiting: 'Wartet',
  sent: 'Gesendet',
  failed: 'Fehlgeschlagen',
};

/** Kinds of mail whose recipients have no account. */
const otherKinds = [
  { id: 'CONTACT_VERIFICATION', label: 'Bestätigung von Kontaktdaten' },
  { id: 'NEWSLETTER_OPT_IN', label: 'Bestätigung einer Anmeldung' },
  { id: 'SUBMISSION', label: 'Bestätigung einer Einreichung' },
  { id: 'SUBMISSION_QUESTION', label: 'Rückfrage zu einer Einreichung' },
  { id: 'SUBMISSION_ANSWER', label: 'Antwort auf eine Einreichung' },
  { id: 'MENTION', label: 'Erwähnung in einem Kommentar' },
  { id: 'ASSIGNMENT', label: 'Zuweisung' },
  { id: 'INVITATION', label: 'Einladung' },
  { id: 'PASSWORD_RESET', label: 'Neues Passwort' },
  { id: 'SIGN_IN_WARNING', label: 'Fehlgeschlagene Anmeldungen' },
  { id: 'NEW_SIGN_IN', label: 'Anmeldung an einem neuen Ort' },
  { id: 'WEBHOOK_OFF', label: 'Webhook ausgeschaltet' },
  { id: 'SECOND_FACTOR', label: 'Änderung am zweiten Faktor' },
] as const;
const kinds = [...notificationKinds, ...otherKinds];

export type MailKind = (typeof kinds)[number]['id'];

export const mailKindLabels: Record<string, string> = Object.fromEntries(kinds.map(({ id, label }) => [id, label]));

/** The label of a kind; unknown ones are shown as they are. */
export function mailKindLabel(kind: string): string {
  return mailKindLabels[kind] ?? kind;
}

/** A mail in a list. Timestamps are ISO 8601 in UTC. */
export interface MailSummary {
  id: number;
  recipient: string;
  subject: string;
  kind: string;
  state: MailState;
  /** The number of attempts to send it. */
  attempts: number;
  /** Why the last attempt failed, in German; null otherwise. */
  lastError: string | null;
  createdAt: string;
  /** When the next attempt is due; null if there will be none. */
  nextAttemptAt: string | null;
  sentAt: string | null;
}

/** A mail with its text. */
export interface Mail extends MailSummary {
  text: string;
}

const states: Choice[] = mailStates.map((id) => ({ id, label: mailStateLabels[id] }));

export const mailListDeclaration: ListDeclaration = {
  filters: { state: { kind: 'choice', field: 'state', label: 'Zustand', choices: states } },
  orderBy: ['recipient', 'subject', 'kind', 'state', 'attempts', 'lastError', 'createdAt'],
  defaultOrder: { field: 'id', direction: 'DESC' },
  limit: defaultLimit,
};
