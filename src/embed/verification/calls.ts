import type { OwnData, SubmissionOutcome } from '../../../domain/submissions/verification';
import { apiBase } from '../../../domain/http';
import { host } from '../../ui/host';
import { onceFor } from '../../api/once';

/** A failed call. Status 0: no answer came. */
export class CallFailed extends Error {
  readonly status: number;
  readonly errors: { field: string; message: string }[];

  constructor(status: number, errors: { field: string; message: string }[] = []) {
    super(String(status));
    this.status = status;
    this.errors = errors;
  }
}

/** The message for a failure that is not about the input; null if it is. */
export const failureText = (
  status: number,
  words: { tooMany: string; full: string; unreachable: string },
): string | null => {
  if (status === 429) return words.tooMany;
  if (status === 507) return words.full;
  return status === 0 || status >= 500 ? words.unreachable : null;
};

/**
 * Calls the API without a session. With a body it is a POST, repeated safely with an idempotency key if its answer
 * is lost.
 * @throws CallFailed
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
  // An answer cut off halfway counts as none.
  const answer = (await response?.json().catch(() => null)) as { data?: Data; errors?: CallFailed['errors'] } | null;
  if (answer) once?.answered(response?.status ?? 0);
  if (!response?.ok || !answer) throw new CallFailed(response?.status ?? 0, answer?.errors);
  return answer.data as Data;
}

const addressOf = (code: string) => `/contacts/verify/${encodeURIComponent(code)}`;

/**
 * The person's own data.
 * @throws CallFailed, with 404 for any link that does not work
 */
export const readOwnData = (code: string): Promise<OwnData> => callPublic<OwnData>(addressOf(code));

/**
 * Sends the changes, once.
 * @throws CallFailed, with 422 and every invalid field
 */
export const sendOwnData = (code: string, submission: object): Promise<{ outcome: SubmissionOutcome }> =>
  callPublic(addressOf(code), submission);
