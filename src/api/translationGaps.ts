import type { GapAnswered, RecordGap } from '../../domain/translations/list';
import { apiFetch } from './http';
import { versionOf } from './records';

/**
 * What is to be said about the translations of a record. Errors as in `apiFetch`; where the answer is something else,
 * since another server may know nothing of it.
 */
export async function readRecordGaps(type: string, id: number | string, signal?: AbortSignal): Promise<RecordGap[]> {
  const gaps = await apiFetch<unknown>(`/${type}/${id}/translation-gaps`, { signal });
  if (!Array.isArray(gaps)) throw new TypeError('These are no gaps.');
  return gaps as RecordGap[];
}

/**
 * Says something about a field in a language, or a text within it, of a record as it was read. Out: what is to be said
 * about the record from then on. Errors as in `apiFetch`; 412 where it is another by now.
 */
export function answerGap(type: string, record: { id: number | string }, said: GapAnswered): Promise<RecordGap[]> {
  const version = said.answer === 'current' ? versionOf(record) : undefined;
  return apiFetch<RecordGap[]>(`/${type}/${record.id}/translation-gaps`, {
    method: 'POST',
    body: said,
    once: false,
    headers: { ...(version && { 'If-Match': version }) },
  });
}
