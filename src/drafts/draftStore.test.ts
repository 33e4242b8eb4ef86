// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { createDraftStore, draftKey, type Draft, type KeyedStore } from './draftStore';

const draft = (values: Record<string, unknown>, more: Partial<Draft> = {}): Draft => ({
  place: 'regio/1/projects/5',
  session: 'a',
  at: new Date().toISOString(),
  version: '"1"',
  values,
  ...more,
});

function memory(): KeyedStore & { values: Map<string, unknown> } {
  const values = new Map<string, unknown>();
  return {
    values,
    read: async (prefix) => [...values].filter(([key]) => key.startsWith(prefix)).map(([, value]) => value),
    write: async (key, value) => {
      values.set(key, structuredClone(value));
      return true;
    },
    remove: async (key) => {
      values.delete(key);
      return true;
    },
  };
}
const broken: KeyedStore = {
  read: () => Promise.reject(new Error('no')),
  write: () => Promise.reject(new Error('no')),
  remove: () => Promise.reject(new Error('no')),
};
const place = 'regio/1/projects/5';

beforeEach(() => localStorage.clear());

describe.each([
  ['IndexedDB', memory],
  ['local storage alone', () => broken],
  ['no IndexedDB', () => null],
])('drafts with %s', (_, make) => {
  it('return as typed, latest first, and only those of the record', async () => {
    const store = createDraftStore(make(), localStorage);
    await store.write(draft({ title: 'alt' }, { session: 'a', at: '2999-01-01T00:00:00.000Z' }));
    await store.write(draft({ title: 'neu' }, { session: 'b', at: '2999-01-02T00:00:00.000Z' }));
    await store.write(draft({ title: 'anderer' }, { place: 'regio/1/projects/55' }));
    await store.write(draft({ title: 'fremder' }, { place: 'regio/2/projects/5' }));
    expect((await store.read(place)).map(({ values }) => values.title)).toEqual(['neu', 'alt']);
  });

  it('do not return once discarded', async () => {
    const store = createDraftStore(make(), localStorage);
    const one = draft({ title: 'x' });
    await store.write(one);
    store.writeNow(one);
    await store.remove(one);
    expect(await store.read(place)).toEqual([]);
  });

  it('are dropped after thirty days', async () => {
    const store = createDraftStore(make(), localStorage);
    await store.write(draft({ title: 'x' }, { at: '2020-01-01T00:00:00.000Z' }));
    expect(await store.read(place)).toEqual([]);
  });
});

it('are read from whichever storage has the later one', async () => {
  const database = memory();
  const store = createDraftStore(database, localStorage);
  localStorage.setItem(
    draftKey(draft({})),
    JSON.stringify(draft({ title: 'beim Schliessen' }, { at: '2999-01-02T00:00:00.000Z' })),
  );
  database.values.set(draftKey(draft({})), draft({ title: 'davor' }, { at: '2999-01-01T00:00:00.000Z' }));
  expect((await store.read(place)).map(({ values }) => values.title)).toEqual(['beim Schliessen']);
});

it('report when nothing can be stored, and ignore other entries of the storage', async () => {
  expect(await createDraftStore(broken, null).write(draft({}))).toBe(false);
  localStorage.setItem(`draft:${place}/z`, '{"broken": true}');
  expect(await createDraftStore(null, localStorage).read(place)).toEqual([]);
});
