// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, HttpError, type DataProvider } from 'react-admin';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { usePositionSaving, type PositionedEntry } from './SortBar';

type Named = PositionedEntry & { name: string };
const shown: Named[] = [
  { id: 1, name: 'A', position: 0 },
  { id: 2, name: 'B', position: 1 },
  { id: 3, name: 'C', position: 2 },
];

const saving = (dataProvider: DataProvider, onReloaded: () => void) =>
  renderHook(() => usePositionSaving<Named>({ resource: 'jobs', nameOf: ({ name }) => name, onReloaded }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <CoreAdminContext dataProvider={dataProvider}>{children}</CoreAdminContext>
    ),
  });

it('keeps the order if the server becomes unreachable, and saves the rest later', async () => {
  // react-admin logs the error too.
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  const stored = new Map<number, Named>(shown.map((entry) => [entry.id, { ...entry }]));
  let calls = 0;
  const dataProvider = {
    getOne: async (_resource: string, { id }: { id: number }) => ({ data: { ...stored.get(id) } }),
    update: async (_resource: string, { id, data }: { id: number; data: Named }) => {
      calls += 1;
      // The first response is lost, and the second request fails.
      if (calls < 3) {
        if (calls === 1) stored.set(id, data);
        throw new HttpError('Der Server ist nicht erreichbar.', 0);
      }
      stored.set(id, data);
      return { data };
    },
  } as unknown as DataProvider;
  let reloads = 0;
  const { result } = saving(dataProvider, () => {
    reloads += 1;
  });
  const [a, b, c] = shown as [Named, Named, Named];
  const changes = [
    { entry: c, position: 0 },
    { entry: a, position: 1 },
    { entry: b, position: 2 },
  ];
  for (const progress of ['0 von 3', '1 von 3']) {
    act(() => result.current.save(changes));
    await waitFor(() =>
      expect(result.current.failure).toContain(
        `${progress} Positionen gespeichert, dann ging es nicht weiter. Der Server ist nicht erreichbar.`,
      ),
    );
    expect([reloads, result.current.progress]).toEqual([0, null]);
  }
  act(() => result.current.save(changes));
  await waitFor(() => expect(reloads).toBe(1));
  expect(result.current.failure).toBeNull();
  expect([...stored.values()].map(({ name, position }) => `${name} ${position}`)).toEqual(['A 1', 'B 2', 'C 0']);
  expect(calls).toBe(4);
  consoleError.mockRestore();
});

it('stops if another editor has moved an entry meanwhile, keeps both changes and reloads', async () => {
  const stored = new Map<number, Named & { text: string }>(shown.map((entry) => [entry.id, { ...entry, text: 'alt' }]));
  const dataProvider = {
    getOne: async (_resource: string, { id }: { id: number }) => ({ data: { ...stored.get(id) } }),
    update: async (_resource: string, { id, data }: { id: number; data: Named & { text: string } }) => {
      stored.set(id, data);
      return { data };
    },
  } as unknown as DataProvider;
  let reloads = 0;
  const { result } = saving(dataProvider, () => {
    reloads += 1;
  });
  // A colleague has edited one entry and moved another.
  stored.set(3, { ...stored.get(3)!, text: 'neu' });
  stored.set(1, { ...stored.get(1)!, position: 7 });
  const [a, b, c] = shown as [Named, Named, Named];
  act(() =>
    result.current.save([
      { entry: c, position: 0 },
      { entry: a, position: 1 },
      { entry: b, position: 2 },
    ]),
  );
  await waitFor(() => expect(reloads).toBe(1));
  expect(result.current.failure).toContain('A');
  expect(result.current.failure).toContain('1 von 3');
  expect([...stored.values()].map(({ name, position, text }) => `${name} ${position} ${text}`)).toEqual([
    'A 7 alt',
    'B 1 alt',
    'C 0 neu',
  ]);
});
