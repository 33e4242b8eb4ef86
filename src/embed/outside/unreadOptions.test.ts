import { afterEach, expect, it, vi } from 'vitest';
import { warnOfUnread } from './unreadOptions';

afterEach(() => vi.restoreAllMocks());

it('names each option that is not read, once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const options = { locale: 'fr', limit: 5, disableThumbnails: true, history: { mode: 'hash', base: '/x' }, templateHooks: {}, middleware: {} } as const;
  warnOfUnread('projects', options);
  warnOfUnread('projects', options);
  const named = warn.mock.calls.map(([said]) => String(said));
  expect(named.map((said) => /"(.*)"/.exec(said)?.[1])).toEqual(['templateHooks', 'middleware', 'history.base']);
  expect(named[0]).toMatch(/^projects: .* \/embed\/projects\/documentation\.html$/);
});
