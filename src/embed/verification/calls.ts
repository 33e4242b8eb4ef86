import type { OwnData, SubmissionOutcome } from '../../../domain/submissions/verification';
import { apiBase } from '../../../domain/http';
import { host } from '../../ui/host';
import { onceFor } from '../../api/once';

/** An answer that is no success; status 0: none came. */
export class CallFailed extends Error {
  readonly status: number;
  readonly errors: { field: string; message: string }[];

  constructor(status: number, errors: { field: string; message: string }[] = []) {
    super(String(status));
    this.status = status;
    this.errors = errors;
  }
}

/** The sentence for an answer that nobody who has typed can help; null where it is about what they have sent. */
export const failureText = (
  status: number,
  words: { tooMany: string; full: string; unreachable: string },
): string | null => {
  if (status === 429) return words.tooMany;
  if (status === 507) return words.full;
  return status === 0 || status >= 500 ? words.unreachable : null;
};

/**
 * Calls the API without a session; with a body as POST, which happens once, however often it is sent because its answer
 * got lost. Errors: CallFailed.
 */
export async function callPublic<Data>(address: string, body?: unknown): Promise<Data> {
  const once = body === undefined ? undefined : onceFor(address, body);
  const options = once
    ? {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': once.key },
        body: JSON.stringify(body),
      }
    : {};
  const response = await fetch(`${host}${apiBase}${address}`, {
    ...options,
    credentials: 'omit',
    cache: 'no-store',
  }).catch(() => null);
  // An answer that was not read to its end says nothing.
  const answer = (await response?.json().catch(() => null)) as { data?: Data; errors?: CallFailed['errors'] } | null;
  if (answer) once?.answered(response?.status ?? 0);
  if (!response?.ok || !answer) throw new CallFailed(response?.status ?? 0, answer?.errors);
  return answer.data as Data;
}

const addressOf = (code: string) => `/contacts/verify/${encodeURIComponent(code)}`;

/** What the person of a link sees of themselves. Errors: CallFailed; 404 for every link that opens nothing. */
export const readOwnData = (code: string): Promise<OwnData> => callPublic<OwnData>(addressOf(code));

/** Sends it, once. Errors: CallFailed; 422 with every invalid field. */
export const sendOwnData = (code: string, submission: object): Promise<{ outcome: SubmissionOutcome }> =>
  callPublic(addressOf(code), submission);
