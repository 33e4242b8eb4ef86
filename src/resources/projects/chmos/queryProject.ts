import { HttpError } from 'react-admin';
import type { Card } from '../../../../domain/inbox/inbox';
import { isProjectCode, projectCodeHint } from '../../../../domain/values/projectCodes';
import { apiRequest, problemOf } from '../../../api/http';
import { httpWords } from '../../../i18n/shell';
import { chmosWords } from '../../../i18n/review';

/**
 * The three kinds of answer; `itemId`: where the review of it is, if there is one; `problems`: a
 * sentence for each part that could not be had.
 */
export type ChmosAnswer =
  | { kind: 'loaded'; message: string; itemId: number | null; problems: string[] }
  | { kind: 'deleted'; message: string; itemId: number | null }
  | { kind: 'failed'; message: string };

/** What is wrong with a code, before any call; null for a good one. */
export function codeProblem(code: string): string | null {
  return isProjectCode(code) ? null : projectCodeHint;
}

/** Asks the external project database for one project. Errors: an AbortError, all others are an answer. */
export async function queryProject(code: string, signal: AbortSignal): Promise<ChmosAnswer> {
  try {
    const { data: card, meta } = await apiRequest<Partial<Card> | null>(
      `/projects/chmos/sync/${encodeURIComponent(code)}`,
      { method: 'POST', signal },
    );
    const { problems = [] } = (meta ?? {}) as { problems?: string[] };
    return { kind: 'loaded', message: chmosWords.loaded(card?.title ?? ''), itemId: card?.id ?? null, problems };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { id } = (problemOf(error)?.data ?? {}) as Partial<Card>;
    if (error.status === 404) return { kind: 'deleted', message: chmosWords.deleted, itemId: id ?? null };
    const saysNothing = error.message === httpWords.byStatus[error.status] || error.message === '';
    return { kind: 'failed', message: saysNothing ? chmosWords.failed : error.message };
  }
}
