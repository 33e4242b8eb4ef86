// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, type DataProvider } from 'react-admin';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { usePositionSaving, type Placed } from './usePositionSaving';

type Named = Placed & { name: string };
const shown: Named[] = [{ id: 1, name: 'A', position: 0 }, { id: 2, name: 'B', position: 1 }, { id: 3, name: 'C', position: 2 }];

it('stops where somebody else has moved an entry meanwhile, keeps what both have done and reads anew', async () => {
  const stored = new Map<number, Named & { text: string }>(shown.map((entry) => [entry.id, { ...entry, text: 'alt' }]));
  const dataProvider = {
    getOne: async (_resource: string, { id }: { id: number }) => ({ data: { ...stored.get(id) } }),
    update: async (_resource: string, { id, data }: { id: number; data: Named & { text: string } }) => {
      stored.set(id, data);
      return { data };
    },
  } as unknown as DataProvider;
  let readAnew = 0;
  const { result } = renderHook(
    () => usePositionSaving<Named>({ resource: 'jobs', nameOf: ({ name }) => name, onReloaded: () => { readAnew += 1; } }),
    { wrapper: ({ children }: { children: ReactNode }) => <CoreAdminContext dataProvider={dataProvider}>{children}</CoreAdminContext> },
  );
  // A colleague has written in one entry, and moved another.
  stored.set(3, { ...stored.get(3)!, text: 'neu' });
  stored.set(1, { ...stored.get(1)!, position: 7 });
  const [a, b, c] = shown as [Named, Named, Named];
  act(() => result.current.save([{ entry: c, position: 0 }, { entry: a, position: 1 }, { entry: b, position: 2 }]));
  await waitFor(() => expect(readAnew).toBe(1));
  expect(result.current.failure).toContain('A');
  expect(result.current.failure).toContain('1 von 3');
  expect([...stored.values()].map(({ name, position, text }) => `${name} ${position} ${text}`)).toEqual(['A 7 alt', 'B 1 alt', 'C 0 neu']);
});
