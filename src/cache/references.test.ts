// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../api/fakeServer.testkit';

const entry = (id: number, name: string) => ({
  id,
  name,
  translations: {},
  isPublic: true,
  position: id,
  synonyms: [],
  context: null,
});

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

/** A new visit: memory is empty, but the browser's storage is unchanged. */
async function visit(productId = 'regio') {
  vi.resetModules();
  const { referencesQuery, refreshReferences, useReferences, useReferenceMap } = await import('./references');
  const { queryClient } = await import('./queryClient');
  const opened = Date.now();
  return {
    load: () => queryClient.fetchQuery(referencesQuery(productId, 'topics')),
    refresh: () => refreshReferences(productId, opened),
    topics: renderHook(() => useReferences('topics')).result,
    map: renderHook(() => useReferenceMap('topics')).result,
  };
}

/** Resolves when the browser has stored it. */
async function earlierVisit(etag: string | null, names: string[], productId = 'regio') {
  const headers: Record<string, string> = etag ? { ETag: etag } : {};
  fakeServer(() => ({ headers, body: { data: names.map((name, index) => entry(index + 1, name)) } }));
  await (await visit(productId)).load();
  await expect.poll(() => localStorage).not.toHaveLength(0);
}

describe('reference lists', () => {
  it('are loaded once, stored, and revalidated by ETag on the next visit', async () => {
    await earlierVisit('"1"', ['Energie']);
    const sent = fakeServer(({ headers }) =>
      headers['If-None-Match'] === '"1"' ? { status: 304 } : { body: { data: [] } },
    );
    const { load, refresh, topics } = await visit();
    await load();
    await waitFor(() => expect(topics.current.map(({ name }) => name)).toEqual(['Energie']));
    expect(sent).toEqual([]);
    await refresh();
    expect(sent.map(({ path, headers }) => [path, headers['If-None-Match']])).toEqual([['/topics', '"1"']]);
    expect(topics.current).toHaveLength(1);
  });

  it('are shown at once from the last visit and updated in the background', async () => {
    await earlierVisit('"1"', ['Alt']);
    fakeServer(() => ({ headers: { ETag: '"2"' }, body: { data: [entry(1, 'Neu'), entry(2, 'Mehr')] } }));
    const { load, refresh, topics, map } = await visit();
    await load();
    await waitFor(() => expect(topics.current[0]?.name).toBe('Alt'));
    await refresh();
    await waitFor(() => expect(topics.current[0]?.name).toBe('Neu'));
    expect(map.current.get(2)?.name).toBe('Mehr');
    expect(JSON.stringify(localStorage)).toContain('Neu');
    expect(JSON.stringify(localStorage)).not.toContain('Alt');
  });

  it('are not revalidated right after loading', async () => {
    const sent = fakeServer(() => ({ headers: { ETag: '"1"' }, body: { data: [entry(1, 'Energie')] } }));
    const { load, refresh } = await visit();
    await load();
    await refresh();
    expect(sent).toHaveLength(1);
  });

  it('are available without a server after an earlier visit', async () => {
    await earlierVisit(null, ['Alt']);
    fakeServer(() => new TypeError('fetch failed'));
    const { load, refresh, topics } = await visit();
    await load();
    await refresh();
    await waitFor(() => expect(topics.current[0]?.name).toBe('Alt'));
  });

  it('fail if there is nothing to show', async () => {
    fakeServer(() => ({ status: 503, body: {} }));
    const { load } = await visit();
    await expect(load()).rejects.toMatchObject({ status: 503 });
  });

  it('are not shared between instances, and tolerate broken storage', async () => {
    await earlierVisit('"9"', ['Fremd'], 'other');
    localStorage.setItem('pv.regio-["references","topics"]', '{broken');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    fakeServer(() => ({ body: [entry(1, 'Energie')] }));
    const { load, topics } = await visit();
    await load();
    await waitFor(() => expect(topics.current.map(({ name }) => name)).toEqual(['Energie']));
  });

  it('stay after signing out, unlike personal data', async () => {
    fakeServer(() => ({ body: { data: [entry(1, 'Energie')] } }));
    const { load, topics } = await visit();
    await load();
    const { queryClient } = await import('./queryClient');
    queryClient.setQueryData(['projects', 'getList'], ['geheim']);
    queryClient.clear();
    expect(queryClient.getQueryData(['projects', 'getList'])).toBeUndefined();
    await waitFor(() => expect(topics.current).toHaveLength(1));
  });
});
