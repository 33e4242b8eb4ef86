import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { inboxKeys, removeFromInboxCache } from './inboxCards';

it('removes closed items from cards and counts, and leaves other searches alone', () => {
  const client = new QueryClient();
  const card = (id: number, more = {}) => ({ id, type: 'project', ...more });
  const whole = {};
  const narrowed = { term: 'seil' };
  client.setQueryData([...inboxKeys.head, whole, 'project'], { query: whole, counts: { project: 3, job: 1 } });
  client.setQueryData([...inboxKeys.head, narrowed, 'project'], { query: narrowed, counts: { project: 2 } });
  client.setQueryData(inboxKeys.page(whole, 'project', 0), [
    card(1),
    card(3, { proposals: [{ id: 3 }, { id: 2 }] }),
    card(4, { proposals: [{ id: 4 }, { id: 5 }] }),
  ]);
  client.setQueryData(inboxKeys.page(narrowed, 'project', 0), [card(1), card(7)]);

  removeFromInboxCache(client, [{ id: 3 }, { id: 2 }, { id: 4 }]);
  // One item of the last card is still open.
  expect((client.getQueryData(inboxKeys.page(whole, 'project', 0)) as { id: number }[]).map(({ id }) => id)).toEqual([
    1, 4,
  ]);
  expect(client.getQueryData([...inboxKeys.head, whole, 'project'])).toEqual({
    query: whole,
    counts: { project: 2, job: 1 },
  });
  expect(client.getQueryData([...inboxKeys.head, narrowed, 'project'])).toEqual({
    query: narrowed,
    counts: { project: 2 },
  });
});
