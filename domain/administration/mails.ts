import type { Choice } from '../fields';
import { defaultLimit } from '../http';
import type { Listed } from '../lists/listRequest';
import { notificationKinds } from '../accounts/users';

/** The outbox as administrators see it. */

export const mailStates = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];
export const mailStateLabels: Record<MailState, string> = {
  waiting: 'Wartet',
  sent: 'Gesendet',
  failed: 'Fehlgeschlagen',
};

/** What is sent to others than accounts. */
const otherKinds = [
  { id: 'CONTACT_VERIFICATION', label: 'Bestätigung von Kontaktdaten' },
  { id: 'NEWSLETTER_OPT_IN', label: 'Bestätigung einer Anmeldung' },
  { id: 'SUBMISSION', label: 'Bestätigung einer Einreichung' },
  { id: 'SUBMISSION_QUESTION', label: 'Rückfrage zu einer Einreichung' },
  { id: 'SUBMISSION_ANSWER', label: 'Antwort auf eine Einreichung' },
  { id: 'PASSWORD_RESET', label: 'Neues Passwort' },
  { id: 'SIGN_IN_WARNING', label: 'Fehlgeschlagene Anmeldungen' },
] as const;
const kinds = [...notificationKinds, ...otherKinds];

/** What a mail is about: what accounts subscribe to, and what goes to others. */
export type MailKind = (typeof kinds)[number]['id'];

/** The words of the kinds that are known. */
export const mailKindLabels: Record<string, string> = Object.fromEntries(kinds.map(({ id, label }) => [id, label]));

/** The words for a kind; the kind itself where it is not known any more. */
export function mailKindLabel(kind: string): string {
  return mailKindLabels[kind] ?? kind;
}

/** A mail as lists show it. Moments are ISO 8601 in UTC. */
export interface MailCard {
  id: number;
  recipient: string;
  subject: string;
  kind: string;
  state: MailState;
  /** How many times sending it was begun. */
  attempts: number;
  /** Why the last attempt failed, in German; null where none did, or a later one did not. */
  lastError: string | null;
  createdAt: string;
  /** When it is tried next; null where it no longer is. */
  nextAttemptAt: string | null;
  sentAt: string | null;
}

/** With what the person reads. */
export interface Mail extends MailCard {
  text: string;
}

const states: Choice[] = mailStates.map((id) => ({ id, label: mailStateLabels[id] }));

/** What the list of mails may be asked for: `readListRequest` reads it. */
export const mailListDeclaration: Listed = {
  filters: { state: { kind: 'choice', field: 'state', label: 'Zustand', choices: states } },
  orderBy: ['recipient', 'subject', 'kind', 'state', 'attempts', 'lastError', 'createdAt'],
  defaultOrder: { field: 'id', direction: 'DESC' },
  limit: defaultLimit,
};
