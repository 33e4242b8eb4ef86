// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { features, type Feature, type PublicConfig } from '../../domain/features';
import { fakeServer } from '../api/fakeServer.testkit';

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const config = (isOn = (_: Feature) => true) =>
  ({
    productId: 'regio',
    features: Object.fromEntries(features.map((name) => [name, isOn(name)])),
  }) as unknown as PublicConfig;

async function start(value = config()) {
  const { ConfigProvider } = await import('../session/config');
  const { waitForSession } = await import('../session/session');
  const { useStartup } = await import('./StartupOverlay');
  const known = waitForSession();
  const { result } = renderHook(useStartup, {
    wrapper: ({ children }) => <ConfigProvider value={value}>{children}</ConfigProvider>,
  });
  return { known, result };
}

const me = { id: 1, email: 'a@example.org', roles: ['ROLE_EDITOR'], notifications: [] };

describe('the start', () => {
  it('counts nineteen parts and loads each of them once', async () => {
    const sent = fakeServer(({ path }) => ({ body: { data: path === '/session' ? me : [] } }));
    const { known, result } = await start();
    expect(result.current.total).toBe(19);
    expect(await known).toBe(true);
    await waitFor(() => expect(result.current.complete).toBe(true));
    expect(result.current.loaded).toBe(19);
    expect(new Set(sent.map(({ path }) => path)).size).toBe(19);
    expect(sent).toHaveLength(19);
  });

  it('loads nothing of disabled features', async () => {
    const sent = fakeServer(({ path }) => ({ body: { data: path === '/session' ? me : [] } }));
    const { result } = await start(
      config((name) => name !== 'PLUGIN_ENABLE_INBOX' && name !== 'PLUGIN_ENABLE_CONTACT_GROUPS'),
    );
    await waitFor(() => expect(result.current.complete).toBe(true));
    expect(sent).toHaveLength(17);
  });

  it('names what failed, and retries on request', async () => {
    let broken = true;
    fakeServer(({ path }) =>
      path === '/topics' && broken ? { status: 503, body: {} } : { body: { data: path === '/session' ? me : [] } },
    );
    const { result } = await start();
    await waitFor(() => expect(result.current.loaded).toBe(18));
    expect(result.current.failed.map(({ label }) => label)).toEqual(['Themen']);
    broken = false;
    act(() => result.current.failed[0]?.retry());
    await waitFor(() => expect(result.current.complete).toBe(true));
  });

  it('does not mistake an unreachable server for a signed-out person', async () => {
    let away = true;
    fakeServer(({ path }) => {
      if (path !== '/session') return { body: { data: [] } };
      return away ? new TypeError('fetch failed') : { body: { data: me } };
    });
    const { known, result } = await start();
    await waitFor(() => expect(result.current.failed.map(({ label }) => label)).toEqual(['Benutzerkonto']));
    away = false;
    act(() => result.current.failed[0]?.retry());
    expect(await known).toBe(true);
  });

  it('recognises that no one is signed in', async () => {
    fakeServer(({ path }) => ({ body: { data: path === '/session' ? null : [] } }));
    const { known } = await start();
    expect(await known).toBe(false);
  });
});
