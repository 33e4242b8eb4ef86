import { queryOptions, QueryObserver, useQuery } from '@tanstack/react-query';
import type { Me, OwnSettings } from '../../domain/accounts/users';
import { cacheKeys } from '../cache/keys';
import { queryClient, untilChanged } from '../cache/queryClient';
import { apiFetch, onSessionLost } from '../api/http';

export type { Me } from '../../domain/accounts/users';

const returnKey = 'pv.returnTo';
const endedKey = 'sessionEnded';
let lost = false;

/** Who is signed in, asked once per page load: null when nobody is. Failures throw as in `apiFetch`. */
export const sessionQuery = queryOptions({
  queryKey: cacheKeys.session,
  // Not /users/me: browsers write its 401 into the console where nobody is signed in.
  queryFn: () => apiFetch<Me | null>('/session'),
  meta: { staysAfterSignOut: true },
  ...untilChanged,
});

/**
 * Whether somebody is signed in. While the server can't answer, this waits for the person's 'Erneut versuchen' instead
 * of pretending that nobody is.
 */
export function whenSessionKnown(): Promise<boolean> {
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

/** The signed-in person, null before and after. */
export function useMe(): Me | null {
  return useQuery({ ...sessionQuery, enabled: false }, queryClient).data ?? null;
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
 * Asks again who is signed in, after somebody has changed their own account; what they may do is asked anew too. Errors
 * as in `apiFetch`.
 */
export async function loadMe(): Promise<Me | null> {
  const me = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
  await queryClient.invalidateQueries({ queryKey: ['auth'] });
  return me;
}

/**
 * Changes what the person has set up for themselves: it holds at once, and is taken back where the server refuses it.
 * Errors as in `apiFetch`.
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

/** Forgets the person and what the browser kept of the visit; reference lists are nobody's secret and stay. */
export function endSession(): void {
  queryClient.setQueryData(sessionQuery.queryKey, null);
  sessionStorage.clear();
}

/** True once a call was answered by 401: forms must then not hold the person back on leaving. */
export function isSessionLost(): boolean {
  return lost;
}

/** Whether the session ended by itself while somebody was at work. */
export const hasSessionEnded = (): boolean => sessionStorage.getItem(endedKey) !== null;

/** Keeps the current address, so that signing in leads back to it. */
export function rememberPlace(place = location.pathname + location.search + location.hash): void {
  if (isPlace(place)) sessionStorage.setItem(returnKey, place);
}

/** Where signing in leads: to where the person was, else to the root. */
export function rememberedPlace(): string {
  const place = sessionStorage.getItem(returnKey);
  return place !== null && isPlace(place) ? place : '/';
}

/** Once the person has arrived inside. */
export function forgetPlace(): void {
  sessionStorage.removeItem(returnKey);
}

/** Only pages of our own, never another host (`//evil.example`) and not the sign-in itself. */
function isPlace(place: string): boolean {
  return /^\/(?![/\\])/.test(place) && !/^\/(login|logout)?(?:[?#]|$)/.test(place);
}

/**
 * A 401 on a later call brings the browser to the site root. The page is loaded anew, so that nothing
 * of the lost session stays in memory; typed text is kept by the forms.
 */
onSessionLost(() => {
  if (currentMe() === null || lost) return;
  lost = true;
  sessionStorage.setItem(endedKey, 'yes');
  rememberPlace();
  location.assign('/');
});
