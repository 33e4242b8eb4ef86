import type { Answers, Submitter } from '../../domain/submissions/submissionAnswers';
import { apiFetch } from './http';

/** Who has handed in an item of the inbox, and what they will be told; null where nobody has. Errors as in `apiFetch`. */
export const readSubmitter = (item: number, signal?: AbortSignal): Promise<Submitter | null> => apiFetch(`/inbox/${item}/submitter`, signal ? { signal } : {});

/** Asks them something; they answer by the link of a mail. Errors as in `apiFetch`; 409 where the item is decided. */
export const askSubmitter = (item: number, question: string): Promise<Submitter> => apiFetch(`/inbox/${item}/submitter/questions`, { method: 'POST', body: { question } });

/** Keeps what they will be told. Errors as in `apiFetch`; 409 where they were told already. */
export const keepAnswers = (item: number, answers: Partial<Answers>): Promise<Submitter> => apiFetch(`/inbox/${item}/submitter`, { method: 'PUT', body: { answers } });
