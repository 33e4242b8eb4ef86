import { queryOptions, QueryObserver, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { mayWrite } from '../../domain/accounts/rights';
import type { ContentLocale } from '../../domain/locales';
import type { Me, OwnSettings } from '../../domain/accounts/users';
import { cacheKeys } from '../cache/afterWrites';
import { queryClient, freshUntilInvalidated } from '../cache/queryClient';
import { apiFetch, onSessionLost } from '../api/http';

export type { Me } from '../../domain/accounts/users';

const returnKey = 'pv.returnTo';
const endedKey = 'sessionEnded';
let lost = false;

/**
 * The signed-in user, loaded once per page load; null without a session.
 * @throws like `apiFetch`
 */
export const sessionQuery = queryOptions({
  queryKey: cacheKeys.session,
  // Not /users/me: browsers would log its 401 in the console before sign-in.
  queryFn: () => apiFetch<Me | null>('/session'),
  meta: { staysAfterSignOut: true },
  ...freshUntilInvalidated,
});

/**
 * Whether a user is signed in. If the server does not respond, waits for 'Erneut versuchen' instead of assuming that
 * nobody is.
 */
export function waitForSession(): Promise<boolean> {
  return new Promise((resolve) => {
    const observer = new QueryObserver(queryClient, sessionQuery);
    const answer = ({ data }: { data: Me | null | undefined }) => {
      if (data === undefined) return;
      stop();
      resolve(data !== null);
    };
    const stop = observer.subscribe(answer);
    answer(observer.getCurrentResult());
  });
}

/** The signed-in user; null before and after the session. */
export function useMe(): Me | null {
  return useQuery({ ...sessionQuery, enabled: false }, queryClient).data ?? null;
}

/** Whether the signed-in user may write a language of a resource's records; German stands for the whole record. */
export function useMayWrite(resource: string): (locale: ContentLocale) => boolean {
  const me = useMe();
  return useCallback((locale) => me === null || mayWrite(me, resource, locale), [me, resource]);
}

export function currentMe(): Me | null {
  return queryClient.getQueryData(sessionQuery.queryKey) ?? null;
}

export function startSession(account: Me): void {
  lost = false;
  sessionStorage.removeItem(endedKey);
  queryClient.setQueryData(sessionQuery.queryKey, account);
}

/**
 * Reloads the user after a change to their own account; permissions are checked again too.
 * @throws like `apiFetch`
 */
export async function loadMe(): Promise<Me | null> {
  const me = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
  await queryClient.invalidateQueries({ queryKey: ['auth'] });
  return me;
}

/**
 * Changes the user's settings immediately; they are reverted if the server refuses.
 * @throws like `apiFetch`
 */
export async function changeSettings(settings: OwnSettings): Promise<void> {
  const before = currentMe();
  if (!before) return;
  const set = (now: OwnSettings) =>
    queryClient.setQueryData(sessionQuery.queryKey, (me) => me && { ...me, settings: now });
  set(settings);
  try {
    await apiFetch('/me/settings', { method: 'PUT', body: settings });
  } catch (error) {
    set(before.settings);
    throw error;
  }
}

/** Drops the user and what the browser stored about the visit. Reference lists are public and stay. */
export function endSession(): void {
  queryClient.setQueryData(sessionQuery.queryKey, null);
  sessionStorage.clear();
}

/** True after any call got a 401; forms must then not block leaving. */
export function isSessionLost(): boolean {
  return lost;
}

/** Whether the session expired while the user was working. */
export const hasSessionEnded = (): boolean => sessionStorage.getItem(endedKey) !== null;

/** Stores the current URL for after the sign-in. */
export function rememberPlace(place = location.pathname + location.search + location.hash): void {
  if (isPlace(place)) sessionStorage.setItem(returnKey, place);
}

/** The URL to open after the sign-in: the stored one, or the root. */
export function rememberedPlace(): string {
  const place = sessionStorage.getItem(returnKey);
  return place !== null && isPlace(place) ? place : '/';
}

/** Called when the user is signed in again. */
export function forgetPlace(): void {
  sessionStorage.removeItem(returnKey);
}

/** Whether it is one of our own pages: not on another host (`//evil.example`), and not the sign-in page. */
function isPlace(place: string): boolean {
  return /^\/(?![/\\])/.test(place) && !/^\/(login|logout)?(?:[?#]|$)/.test(place);
}

/**
 * After a 401 on a later call, the root is opened. The page is reloaded, so that nothing of the lost session stays in
 * memory; forms store their input as drafts.
 */
onSessionLost(() => {
  if (currentMe() === null || lost) return;
  lost = true;
  sessionStorage.setItem(endedKey, 'yes');
  rememberPlace();
  location.assign('/');
});
