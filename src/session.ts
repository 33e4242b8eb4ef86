import { HttpError } from 'react-admin';
import type { User } from '../domain/users';
import { apiFetch, onSessionLost } from './http';
import { createStore, useStore } from './store';

/** The signed-in account; `roles` are all it effectively holds. */
export type Me = User;

const me = createStore<Me | null>(null);
const returnKey = 'pv.returnTo';
let lost = false;

/** The signed-in person, null before and after. */
export function useMe(): Me | null {
  return useStore(me);
}

export function currentMe(): Me | null {
  return me.get();
}

export function startSession(account: Me): void {
  lost = false;
  me.set(account);
}

/** Asks the server who is signed in. Out: null when nobody is. Other failures throw as in `apiFetch`. */
export async function loadMe(): Promise<Me | null> {
  try {
    const account = await apiFetch<Me>('/users/me');
    startSession(account);
    return account;
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return null;
    throw error;
  }
}

/** Forgets the person and what the browser kept of the visit; reference lists are nobody's secret and stay. */
export function endSession(): void {
  me.set(null);
  sessionStorage.clear();
}

/** True once a call was answered by 401: forms must then not hold the person back on leaving. */
export function isSessionLost(): boolean {
  return lost;
}

/** Keeps the current address, so that signing in leads back to it (decision 12). */
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
 * Decision 12: a 401 on a later call brings the browser to the site root. The page is loaded anew, so that nothing
 * of the lost session stays in memory; typed text is kept by the forms.
 */
onSessionLost(() => {
  if (me.get() === null || lost) return;
  lost = true;
  rememberPlace();
  location.assign('/');
});
