// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { reportLoad, reportRead } from './telemetry';

afterEach(() => vi.unstubAllGlobals());

function listen() {
  const fetched = vi.fn<typeof fetch>(async () => new Response());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

it('reports page views anonymously, in one request that delays nothing', () => {
  const fetched = listen();
  reportRead('financial-supports', 5, 'fr');
  const [address, init] = fetched.mock.calls[0] ?? [];
  const { pathname, searchParams } = new URL(String(address), 'http://x');
  expect([pathname, JSON.parse(searchParams.get('d') ?? '')]).toEqual([
    '/api/v1/logs/pixel',
    { category: 'Financial Support Navigation', action: 'Show Financial Support', value: { id: 5, locale: 'fr' } },
  ]);
  expect(init).toEqual({ mode: 'no-cors', credentials: 'omit', keepalive: true });
});

it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'reports nothing from a browser with %o',
  (preference) => {
    const fetched = listen();
    vi.stubGlobal('navigator', { ...preference });
    reportRead('projects', 5, 'fr');
    reportLoad('projects', 'fr');
    expect(fetched).not.toHaveBeenCalled();
  },
);
