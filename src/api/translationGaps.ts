import type { GapAnswered, RecordGap } from '../../domain/translations/list';
import { apiFetch } from './http';
import { versionOf } from './records';

/**
 * The translation gaps of a record.
 * @throws like `apiFetch`, and for an unexpected answer: other servers may not have them
 */
export async function readRecordGaps(type: string, id: number | string, signal?: AbortSignal): Promise<RecordGap[]> {
  const gaps = await apiFetch<unknown>(`/${type}/${id}/translation-gaps`, { signal });
  if (!Array.isArray(gaps)) throw new TypeError('These are no gaps.');
  return gaps as RecordGap[];
}

/**
 * Answers a gap of a record: a field in a language, or a text within it.
 * @returns the remaining gaps of the record
 * @throws like `apiFetch`; 412 if the record has changed
 */
export function answerGap(type: string, record: { id: number | string }, answer: GapAnswered): Promise<RecordGap[]> {
  const version = answer.answer === 'current' ? versionOf(record) : undefined;
  return apiFetch<RecordGap[]>(`/${type}/${record.id}/translation-gaps`, {
    method: 'POST',
    body: answer,
    once: false,
    headers: { ...(version && { 'If-Match': version }) },
  });
}
