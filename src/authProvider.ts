import type { AuthProvider } from 'react-admin';
import type { Viewer } from '../domain/access';
import { mayWrite } from '../domain/accounts/rights';
import { contents } from '../domain/contents';
import type { Feature } from '../domain/features';
import type { ResourceDefinition } from './resources/resource';
import { apiFetch } from './api/http';
import { resources } from './resources';
import { currentMe, endSession, rememberPlace, startSession, waitForSession, type Me } from './session/session';
import { displayName } from './session/colleagues';

/** A question to `authProvider.canAccess`, about a resource (`projects`) or one of its fields (`projects.title`). */
interface Question {
  resource: string;
  action: string;
  record?: Record<string, any> | undefined;
}

/**
 * Whether a person may do something, according to role, rights and enabled features. Undeclared resources are denied.
 */
export function mayDo(
  resources: readonly ResourceDefinition[],
  viewer: Viewer,
  isOn: (feature: Feature | undefined) => boolean,
  { resource, action, record }: Question,
): boolean {
  const definition = resources.find(({ name }) => resource === name || resource.startsWith(`${name}.`));
  if (!definition || !isOn(definition.feature) || (action === 'create' && !definition.create)) return false;
  const isWrite = (action === 'create' || action === 'delete') && definition.name in contents;
  if (isWrite && viewer && !mayWrite(viewer, definition.name, 'de')) return false;
  const access = definition.pages?.find((page) => page.action === action)?.access ?? definition.access;
  return access(viewer) && (!record || !definition.allows || definition.allows(viewer, action, record));
}

/**
 * Whether an installation lacks a resource, or the resource that it belongs to (`references` for `references/topics`).
 */
export const isLeftOut = (leftOut: readonly string[] = [], resource: string): boolean =>
  leftOut.some((name) => resource === name || resource.startsWith(`${name}/`));

/**
 * Signing in and out, and permissions. The session is a cookie that scripts cannot read.
 * @param leftOut resources missing in this installation
 */
export function makeAuthProvider(
  isOn: (feature: Feature | undefined) => boolean,
  leftOut: readonly string[] = [],
): AuthProvider {
  const present = resources.filter(({ name }) => !isLeftOut(leftOut, name));
  return {
    /** @throws the HttpError of the call: 401 for wrong credentials, 429 with `retryAfter` in its body */
    async login({ email, password }: { email: string; password: string }) {
      startSession(await apiFetch<Me>('/login', { method: 'POST', body: { email, password }, once: false }));
      return { redirectTo: false };
    },

    /** Ends the session, both here and on the server. */
    async logout() {
      if (currentMe() === null) {
        rememberPlace();
        return '/login';
      }
      const { next } = await apiFetch<{ next?: string }>('/logout');
      endSession();
      return next ?? '/login';
    },

    async checkAuth() {
      if (!(await waitForSession())) throw Object.assign(new Error(), { message: false });
    },

    /**
     * `apiRequest` already handles a lost session; a missing permission shows a message but does not sign the user out.
     */
    async checkError() {},

    async getIdentity() {
      const me = currentMe();
      return { id: me?.id ?? 0, fullName: me ? displayName(me) : '' };
    },

    async getPermissions() {
      return currentMe()?.roles ?? [];
    },

    async canAccess(question) {
      return mayDo(present, currentMe(), isOn, question);
    },
  };
}
