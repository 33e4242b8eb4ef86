import { apiBase } from '../../../domain/http';
import type { UsedLink } from '../../../domain/submissions/verification';
import { host } from '../../ui/host';
import { onceFor } from '../../api/once';

export interface FieldProblem {
  field: string;
  message: string;
}

/** A failed call. Status 0: no answer came. */
export class CallFailed extends Error {
  readonly status: number;
  /** The first error of each field. */
  readonly errors: readonly FieldProblem[];
  /** Whether it was sent by a link that has done what it is for. */
  readonly isUsed: boolean;

  constructor(status: number, errors: readonly FieldProblem[] = [], isUsed = false) {
    super(String(status));
    this.status = status;
    this.isUsed = isUsed;
    this.errors = errors.filter(({ field }, index) => errors.findIndex((one) => one.field === field) === index);
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
  const answer = (await response?.json().catch(() => null)) as {
    data?: Data & Partial<UsedLink>;
    errors?: FieldProblem[];
  } | null;
  if (answer) once?.answered(response?.status ?? 0);
  if (!response?.ok || !answer) throw new CallFailed(response?.status ?? 0, answer?.errors, answer?.data?.isUsed);
  return answer.data as Data;
}
