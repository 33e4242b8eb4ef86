import { formatQuery } from '../../../domain/http';
import type { Mail, MailCard } from '../../../domain/administration/mails';
import { apiFetch } from '../../api/http';

/** A part of the outbox, the newest first. Errors as in `apiFetch`. */
export function readMails(
  query: Record<string, string | string[]>,
  part: { limit: number; offset: number },
  signal: AbortSignal,
): Promise<MailCard[]> {
  return apiFetch<MailCard[]>(`/mails?${formatQuery({ ...query, ...part })}`, { signal });
}

/** A mail with its text. Errors as in `apiFetch`; 404 where it is gone. */
export function readMail(id: number, signal: AbortSignal): Promise<Mail> {
  return apiFetch<Mail>(`/mails/${id}`, { signal });
}

/** Begins anew with a mail that has failed. Errors as in `apiFetch`; 409 where it has not. */
export async function retryMail(id: number): Promise<void> {
  await apiFetch(`/mails/${id}/retry`, { method: 'POST', body: {} });
}
