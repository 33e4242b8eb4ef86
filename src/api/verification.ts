import { formatQuery, maxLimit } from '../../domain/http';
import type { Recipient, Sending, SendingProgress } from '../../domain/submissions/verification';
import { apiFetch, apiRequest } from './http';

/**
 * The people in groups, without duplicates, loaded page by page.
 * @param onLoaded gets the number loaded so far
 * @throws like `apiFetch`
 */
export async function loadRecipients(
  groups: readonly number[],
  signal: AbortSignal,
  onLoaded: (count: number) => void,
): Promise<Recipient[]> {
  const all: Recipient[] = [];
  for (let last = maxLimit; last === maxLimit;) {
    const query = formatQuery({ contactGroup: [...groups], limit: maxLimit, offset: all.length || undefined });
    const { data } = await apiRequest<Recipient[]>(`/contacts/verification-receivers?${query}`, { signal });
    last = data.length;
    all.push(...data);
    onLoaded(all.length);
  }
  return all;
}

/**
 * Sends them mails.
 * @throws like `apiFetch`; no mail is sent then
 */
export const sendVerification = (ids: readonly number[]): Promise<Sending> =>
  apiFetch<Sending>('/contacts/send-verification-emails', { method: 'POST', body: { emails: ids } });

/** The progress of the mails of one call. */
export const readSending = (batch: string, signal?: AbortSignal): Promise<SendingProgress> =>
  apiFetch<SendingProgress>(`/contacts/send-verification-emails/${batch}`, { signal });

/** When a person last got such a mail, and when they last confirmed their data. */
export const readVerification = (id: number, signal?: AbortSignal) =>
  apiFetch<{ sentAt: string | null; confirmedAt: string | null }>(`/contacts/${id}/verification`, { signal });
