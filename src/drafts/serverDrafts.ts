import { HttpError } from 'react-admin';
import { maxDraftSize, type DraftContent, type ServerDraft } from '../../domain/drafts';
import { formatQuery } from '../../domain/http';
import { apiFetch } from '../api/http';
import type { Draft } from './draftStore';

/** The name of a place on the server, without product and account. */
const nameOf = (place: string): string => place.split('/').slice(2).join('/');
const accountOf = (place: string): number => Number(place.split('/')[1]);

/** @throws like `apiFetch` */
export async function readFromServer(place: string): Promise<Draft[]> {
  const found = await apiFetch<(ServerDraft & DraftContent)[]>(`/drafts?${formatQuery({ place: nameOf(place) })}`, {
    isBackground: true,
  });
  return found.map(({ version, ...draft }) => ({ ...draft, place, version: version ?? undefined }));
}

/**
 * @returns whether the server stored it
 * @throws like `apiFetch`
 */
export async function putOnServer(draft: Draft, isClosing: boolean): Promise<boolean> {
  const { place, session, page, title = '', at, version = null, values, unanswered } = draft;
  const body = {
    place: nameOf(place),
    page,
    title: title.slice(0, 300),
    at,
    version,
    values,
    unanswered,
    account: accountOf(place),
  };
  if (JSON.stringify(body).length > maxDraftSize) return false;
  const { isKept } = await apiFetch<{ isKept: boolean }>(`/drafts/${session}`, {
    method: 'PUT',
    body,
    isBackground: true,
    isClosing,
  });
  return isKept;
}

/** @throws like `apiFetch` */
export async function endOnServer(session: string, at: string): Promise<void> {
  await apiFetch(`/drafts/${session}?${formatQuery({ at })}`, { method: 'DELETE', isBackground: true });
}

/** Whether the server will never accept a request; a lost session can come back. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof HttpError && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);
