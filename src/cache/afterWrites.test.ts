import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { apiFetch } from '../api/http';
import { fakeServer } from '../api/fakeServer.testkit';
import { invalidateAfterWrites, cacheKeys } from './afterWrites';

afterEach(() => vi.unstubAllGlobals());

/** The visible queries that a write invalidates. */
async function staleAfter(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  status = 200,
): Promise<string[]> {
  fakeServer(() => ({ status, body: {} }));
  const client = new QueryClient();
  const read: string[] = [];
  const keys = {
    groups: cacheKeys.contactGroups,
    counts: cacheKeys.inboxCounts,
    cards: [...cacheKeys.inbox, 'cards'],
    topics: cacheKeys.references('topics'),
  };
  for (const [name, queryKey] of Object.entries(keys)) {
    client.setQueryData(queryKey, name);
    new QueryObserver(client, { queryKey, queryFn: () => read.push(name), staleTime: Infinity }).subscribe(() => {});
  }
  invalidateAfterWrites(client);
  await apiFetch(path, { method, ...(body === undefined ? {} : { body }) }).catch(() => undefined);
  client.clear();
  return read;
}

it.each([
  ['PUT', '/contact-groups/5', { name: 'Neu' }, ['groups']],
  ['DELETE', '/contact-groups/5', undefined, ['groups']],
  ['PUT', '/projects/5', { title: 'A' }, []],
  ['PUT', '/projects/5', { title: 'A', inboxId: 7, merge: true }, ['counts']],
  ['POST', '/projects', { title: 'A', addToInbox: true }, ['counts']],
  ['DELETE', '/inbox/7', undefined, ['counts']],
  ['POST', '/inbox/7/assign', { id: 3 }, ['counts']],
  ['POST', '/projects/chmos/sync/BE_1', undefined, ['counts', 'cards']],
  ['POST', '/projects/import?name=a.csv', undefined, ['counts', 'cards']],
  ['POST', '/projects/import/check?name=a.csv', undefined, []],
  ['GET', '/contact-groups', undefined, []],
] as const)('%s %s with %j refetches %j', async (method, path, body, read) => {
  expect(await staleAfter(method, path, body)).toEqual(read);
});

it('invalidates nothing after a refused write', async () => {
  expect(await staleAfter('PUT', '/contact-groups/5', {}, 422)).toEqual([]);
});
