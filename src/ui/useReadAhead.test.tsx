// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import { CoreAdminContext, type DataProvider } from 'react-admin';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useReadAhead } from './useReadAhead';

const getOne = vi.fn();
function calls() {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <CoreAdminContext queryClient={client} dataProvider={{ getOne: (...call: unknown[]) => getOne(...call) } as unknown as DataProvider}>{children}</CoreAdminContext>
    </MemoryRouter>
  );
  return renderHook(() => useReadAhead('projects'), { wrapper }).result.current;
}

beforeEach(() => {
  getOne.mockReset();
  getOne.mockImplementation((_: string, { id }: { id: number }) => Promise.resolve({ data: { id } }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a record read ahead is given to one form, and read anew for the next', async () => {
  const { readAhead, take } = calls();
  readAhead(7);
  expect(await take(7)).toEqual({ id: 7 });
  expect(getOne).toHaveBeenCalledTimes(1);
  await take(7);
  expect(getOne).toHaveBeenCalledTimes(2);
});

it('what was read a while ago is read anew', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { readAhead, take } = calls();
  readAhead(7);
  await vi.waitFor(() => expect(getOne).toHaveBeenCalledTimes(1));
  await new Promise((done) => setTimeout(done));
  vi.setSystemTime(Date.now() + 60_000);
  await take(7);
  expect(getOne).toHaveBeenCalledTimes(2);
});

it('a failure ahead is told to nobody; the form asks again, and is told', async () => {
  getOne.mockImplementation(() => Promise.reject(new Error('Keine Verbindung')));
  const { readAhead, take } = calls();
  readAhead(7);
  await vi.waitFor(() => expect(getOne).toHaveBeenCalledTimes(1));
  await expect(take(7)).rejects.toThrow('Keine Verbindung');
  expect(getOne.mock.calls.length).toBeLessThanOrEqual(2);
});
