import type { AuthProvider } from 'react-admin';
import type { Feature } from '../domain/features';
import { apiFetch } from './api/http';
import { resources } from './resources';
import { currentMe, endSession, rememberPlace, startSession, whenSessionKnown, type Me } from './session/session';
import { mayDo } from './routing/permissions';

/**
 * Signing in and out, and permissions. The session is a cookie that scripts cannot read.
 * @param leftOut resources missing in this installation
 */
export function makeAuthProvider(
  isOn: (feature: Feature | undefined) => boolean,
  leftOut: readonly string[] = [],
): AuthProvider {
  const present = resources.filter(({ name }) => !leftOut.includes(name));
  return {
    /** @throws the HttpError of the call: 401 for wrong credentials, 429 with `retryAfter` in its body */
    async login({ email, password }: { email: string; password: string }) {
      startSession(await apiFetch<Me>('/login', { method: 'POST', body: { email, password }, once: false }));
      return { redirectTo: false };
    },

    /** Ends the session here and on the server, if there is one. */
    async logout() {
      if (currentMe() === null) {
        rememberPlace();
        return '/login';
      }
      await apiFetch('/logout');
      endSession();
      return '/login';
    },

    async checkAuth() {
      if (!(await whenSessionKnown())) throw Object.assign(new Error(), { message: false });
    },

    /** `apiRequest` already handles a lost session; a missing permission shows a message but does not sign out. */
    async checkError() {},

    async getIdentity() {
      const me = currentMe();
      return { id: me?.id ?? 0, fullName: me?.email ?? '' };
    },

    async getPermissions() {
      return currentMe()?.roles ?? [];
    },

    async canAccess(question) {
      return mayDo(present, currentMe(), isOn, question);
    },
  };
}
