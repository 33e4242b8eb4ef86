import { useEffect, useState, type RefObject } from 'react';
import { apiBase } from '../../../domain/http';
import type { UsedLink } from '../../../domain/submissions/verification';
import { host } from '../../ui/fileUrls';
import { idempotencyKeyFor } from '../../api/idempotencyKeys';

export interface FieldProblem {
  field: string;
  message: string;
}

/** A failed call. Status 0 means that there was no response. */
export class CallFailed extends Error {
  readonly status: number;
  /** The first error of each field. */
  readonly errors: readonly FieldProblem[];
  /** Whether the link has already been used. */
  readonly isUsed: boolean;

  constructor(status: number, errors: readonly FieldProblem[] = [], isUsed = false) {
    super(String(status));
    this.status = status;
    this.isUsed = isUsed;
    this.errors = errors.filter(({ field }, index) => errors.findIndex((one) => one.field === field) === index);
  }
}

/** The message for a failure that does not concern the input; null otherwise. */
export const failureText = (
  status: number,
  words: { tooMany: string; full: string; unreachable: string },
): string | null => {
  if (status === 429) return words.tooMany;
  if (status === 507) return words.full;
  return status === 0 || status >= 500 ? words.unreachable : null;
};

/**
 * Calls the API without a session. A call with a body is a POST; it has an idempotency key, so that it can be repeated
 * if its response is lost.
 * @throws CallFailed
 */
export async function callPublic<Data>(address: string, body?: unknown): Promise<Data> {
  const once = body === undefined ? undefined : idempotencyKeyFor(address, body);
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
  // An incomplete response counts as none.
  const answer = (await response?.json().catch(() => null)) as {
    data?: Data & Partial<UsedLink>;
    errors?: FieldProblem[];
  } | null;
  if (answer) once?.answered(response?.status ?? 0);
  if (!response?.ok || !answer) throw new CallFailed(response?.status ?? 0, answer?.errors, answer?.data?.isUsed);
  return answer.data as Data;
}

/**
 * Sends a form, one request at a time. After a failure the focus moves to the first invalid field, or else to the
 * message.
 * @param element the form: its fields have `data-field`, messages the role `alert`
 */
export function useSending(element: RefObject<HTMLElement | null>) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<CallFailed | null>(null);
  useEffect(() => {
    if (!failure) return;
    const wrong = new Set(failure.errors.map(({ field }) => field));
    const fields = [...(element.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
    const first = fields.find(({ dataset }) => wrong.has(dataset.field ?? ''));
    (first ?? element.current?.querySelector<HTMLElement>('[role="alert"]'))?.focus();
  }, [failure, element]);
  /** @param act throws `CallFailed` */
  const send = async (act: () => Promise<void>) => {
    if (isSending) return;
    setSending(true);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      setFailure(error instanceof CallFailed ? error : new CallFailed(0));
    }
    setSending(false);
  };
  return { isSending, failure, send };
}
