// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { tellLoad, tellRead } from './telemetry';

afterEach(() => vi.unstubAllGlobals());

function listen() {
  const fetched = vi.fn<typeof fetch>(async () => new Response());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

it('what is read is told as a stranger, in one request that nobody waits for', () => {
  const fetched = listen();
  tellRead('financial-supports', 5, 'fr');
  const [address, init] = fetched.mock.calls[0] ?? [];
  const { pathname, searchParams } = new URL(String(address), 'http://x');
  expect([pathname, JSON.parse(searchParams.get('d') ?? '')]).toEqual([
    '/api/v1/logs/pixel',
    { category: 'Financial Support Navigation', action: 'Show Financial Support', value: { id: 5, locale: 'fr' } },
  ]);
  expect(init).toEqual({ mode: 'no-cors', credentials: 'omit', keepalive: true });
});

it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('a browser that says %o tells nothing', (says) => {
  const fetched = listen();
  vi.stubGlobal('navigator', { ...says });
  tellRead('projects', 5, 'fr');
  tellLoad('projects', 'fr');
  expect(fetched).not.toHaveBeenCalled();
});
