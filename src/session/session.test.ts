// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiFetch } from '../api/http';
import {
  changeSettings,
  currentMe,
  endSession,
  isSessionLost,
  loadMe,
  rememberedPlace,
  rememberPlace,
  startSession,
  type Me,
} from './session';
import { fakeServer } from '../api/fakeServer.testkit';

const me = { id: 1, email: 'a@example.org', roles: ['ROLE_EDITOR'] } as unknown as Me;

beforeEach(() => {
  endSession();
  history.replaceState(null, '', '/projects/5/edit?tab=fr');
});
afterEach(() => vi.unstubAllGlobals());

describe('the session', () => {
  it("has the person's settings; a change that the server refuses is reverted", async () => {
    startSession({ ...me, settings: { saveAnswer: null } });
    fakeServer(() => ({ body: { data: {} } }));
    await changeSettings({ saveAnswer: 'keep' });
    expect(currentMe()?.settings).toEqual({ saveAnswer: 'keep' });
    fakeServer(() => ({ status: 503, body: {} }));
    await expect(changeSettings({ saveAnswer: null })).rejects.toMatchObject({ status: 503 });
    expect(currentMe()?.settings).toEqual({ saveAnswer: 'keep' });
  });

  it('is empty without a session on the server, and an error if the server does not respond', async () => {
    fakeServer(() => ({ body: { data: null } }));
    expect(await loadMe()).toBe(null);
    fakeServer(() => ({ status: 503, body: {} }));
    await expect(loadMe()).rejects.toMatchObject({ status: 503 });
  });

  it('remembers the current page when a later call gets 401', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { pathname: '/projects/5/edit', search: '?tab=fr', hash: '', assign });
    fakeServer(() => ({ status: 401, body: {} }));
    await expect(apiFetch('/projects')).rejects.toMatchObject({ status: 401 });
    expect(assign).not.toHaveBeenCalled();

    startSession(me);
    expect(isSessionLost()).toBe(false);
    await Promise.allSettled([apiFetch('/projects'), apiFetch('/topics')]);
    expect(assign.mock.calls).toEqual([['/']]);
    expect(isSessionLost()).toBe(true);
    expect(rememberedPlace()).toBe('/projects/5/edit?tab=fr');
  });

  it('returns only to our own pages, never to the sign-in page or another host', () => {
    for (const place of [
      '//evil.example/x',
      '/\\evil.example',
      'https://evil.example',
      '/login',
      '/login?x',
      '/logout',
      '/',
    ]) {
      rememberPlace(place);
      expect(rememberedPlace()).toBe('/');
    }
    rememberPlace('/projects');
    expect(rememberedPlace()).toBe('/projects');
    sessionStorage.setItem('pv.returnTo', '//evil.example');
    expect(rememberedPlace()).toBe('/');
  });

  it('clears everything about the visit', () => {
    startSession(me);
    sessionStorage.setItem('regio.projects.term', 'geheim');
    endSession();
    expect(currentMe()).toBe(null);
    expect(sessionStorage).toHaveLength(0);
  });
});
