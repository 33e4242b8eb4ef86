import { formatQuery, maxLimit } from '../../domain/http';
import type { Receiver, Sending, SendingProgress } from '../../domain/submissions/verification';
import { apiFetch, apiRequest } from './http';

/**
 * The persons of groups, each once, page by page. In: told how many there are so far. Errors as in `apiFetch`.
 */
export async function loadReceivers(
  groups: readonly number[],
  signal: AbortSignal,
  onLoaded: (count: number) => void,
): Promise<Receiver[]> {
  const all: Receiver[] = [];
  for (let last = maxLimit; last === maxLimit;) {
    const query = formatQuery({ contactGroup: [...groups], limit: maxLimit, offset: all.length || undefined });
    const { data } = await apiRequest<Receiver[]>(`/contacts/verification-receivers?${query}`, { signal });
    last = data.length;
    all.push(...data);
    onLoaded(all.length);
  }
  return all;
}

/** Writes to them. Errors as in `apiFetch`: then nobody is written to. */
export const sendVerification = (ids: readonly number[]): Promise<Sending> =>
  apiFetch<Sending>('/contacts/send-verification-emails', { method: 'POST', body: { emails: ids } });

/** How far the mails of one call are. */
export const readSending = (batch: string, signal?: AbortSignal): Promise<SendingProgress> =>
  apiFetch<SendingProgress>(`/contacts/send-verification-emails/${batch}`, { signal });

/** When a person was written to, and confirmed their data. */
export const readVerification = (id: number, signal?: AbortSignal) =>
  apiFetch<{ sentAt: string | null; confirmedAt: string | null }>(`/contacts/${id}/verification`, { signal });
