// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from './testing';

const entry = (id: number, name: string) => ({ id, name, translations: {}, isPublic: true, position: id, synonyms: [], context: null });

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

async function read() {
  const { loadReferences, useReferences, useReferenceMap } = await import('./references');
  return { loadReferences, topics: renderHook(() => useReferences('topics')).result, map: renderHook(() => useReferenceMap('topics')).result };
}

describe('reference lists', () => {
  it('are read once, kept, and asked for by ETag on the next visit', async () => {
    const sent = fakeServer(({ headers }) =>
      headers['If-None-Match'] === '"1"' ? { status: 304 } : { headers: { ETag: '"1"' }, body: { data: [entry(1, 'Energie')] } },
    );
    const first = await read();
    await first.loadReferences('regio', 'topics');
    expect(first.topics.current.map(({ name }) => name)).toEqual(['Energie']);

    vi.resetModules();
    const second = await read();
    await second.loadReferences('regio', 'topics');
    expect(second.topics.current).toHaveLength(1);
    await vi.waitFor(() => expect(sent).toHaveLength(2), { timeout: 5_000 });
    expect(sent[1]?.headers['If-None-Match']).toBe('"1"');
  });

  it('are shown at once from the last visit and replaced behind the page', async () => {
    localStorage.setItem('pv.regio.references.topics', JSON.stringify({ etag: '"1"', entries: [entry(1, 'Alt')] }));
    fakeServer(() => ({ headers: { ETag: '"2"' }, body: { data: [entry(1, 'Neu'), entry(2, 'Mehr')] } }));
    const { loadReferences, topics, map } = await read();
    await loadReferences('regio', 'topics');
    expect(topics.current[0]?.name).toBe('Alt');
    await waitFor(() => expect(topics.current[0]?.name).toBe('Neu'), { timeout: 5_000 });
    expect(map.current.get(2)?.name).toBe('Mehr');
    expect(localStorage.getItem('pv.regio.references.topics')).toContain('Neu');
  });

  it('survive a server that is away when an earlier visit kept them', async () => {
    localStorage.setItem('pv.regio.references.topics', JSON.stringify({ etag: null, entries: [entry(1, 'Alt')] }));
    fakeServer(() => new TypeError('fetch failed'));
    const { loadReferences, topics } = await read();
    await loadReferences('regio', 'topics');
    expect(topics.current[0]?.name).toBe('Alt');
  });

  it('fail when there is nothing to show', async () => {
    fakeServer(() => ({ status: 503, body: {} }));
    const { loadReferences } = await read();
    await expect(loadReferences('regio', 'topics')).rejects.toMatchObject({ status: 503 });
  });

  it('are not shared between instances, and broken storage is no obstacle', async () => {
    localStorage.setItem('pv.regio.references.topics', '{broken');
    localStorage.setItem('pv.other.references.topics', JSON.stringify({ etag: '"9"', entries: [entry(9, 'Fremd')] }));
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    fakeServer(() => ({ body: [entry(1, 'Energie')] }));
    const { loadReferences, topics } = await read();
    await loadReferences('regio', 'topics');
    expect(topics.current.map(({ name }) => name)).toEqual(['Energie']);
  });
});
