import type { AuthProvider } from 'react-admin';
import type { Feature } from '../domain/features';
import { apiFetch } from './api/http';
import { resources } from './resources';
import { currentMe, endSession, rememberPlace, startSession, whenSessionKnown, type Me } from './session/session';
import { mayDo } from './routing/permissions';

/**
 * Signing in and out, and who may do what. The session itself is a cookie that scripts can't read. `leftOut`: resources
 * that this installation does not have.
 */
export function makeAuthProvider(
  isOn: (feature: Feature | undefined) => boolean,
  leftOut: readonly string[] = [],
): AuthProvider {
  const present = resources.filter(({ name }) => !leftOut.includes(name));
  return {
    /** Throws the HttpError of the call: 401 for a wrong pair, 429 with `retryAfter` in its body. */
    async login({ email, password }: { email: string; password: string }) {
      startSession(await apiFetch<Me>('/login', { method: 'POST', body: { email, password }, once: false }));
      return { redirectTo: false };
    },

    /** Ends the session here and on the server; without one there is nothing to end. */
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

    /** `apiRequest` has already acted on a lost session; a missing permission is a message, not a sign-out. */
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
