import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { InboxItem } from '../../domain/inbox/inbox';
import { usesOf } from '../../domain/referenceUses';
import { testApi } from '../../tests/support/testApi';
import { seedRecords } from '../seed/records';
import { renamedIn } from '../engine/write/renamed';
import { addItem } from './writeItems';

/** Limits the number of statements of the inbox, however full it is. Includes `begin` and `commit`. */

const server = testApi({
  fill: ({ db }) => db.transaction().execute((trx) => seedRecords(trx, { projects: 20 }, { types: ['projects'] })),
});

async function ask(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  sent: { body?: unknown; headers?: Record<string, string> } = {},
) {
  server.statements.length = 0;
  const { status, body, headers } = await server.ask(method, url, sent.body, sent.headers);
  return { status, body, headers, count: server.statements.length };
}

const add = (type: 'project' | 'topic', normalizedData: Record<string, unknown>, internalId: number | null = null) =>
  server.database.db.transaction().execute((trx) =>
    addItem(trx, {
      type,
      source: 'chmos',
      status: 'update',
      title: 'Wasserstoff',
      foreignId: `${type} ${Math.random()}`,
      fingerprint: 'f',
      internalId,
      data: {},
      normalizedData,
    }),
  );

describe.each([10, 5_000])('with %i items in the inbox', (size) => {
  beforeEach(async () => {
    // A synonym that the previous test added to an entry.
    await renamedIn(server.app).run();
    await sql`truncate inbox_items, source_records cascade`.execute(server.database.db);
    await sql`
      insert into inbox_items (type, source, status, title, data, normalized_data, search)
      select 'project', 'chmos', 'update', 'Projekt ' || n, '[]', '{"topics": [{"id": null, "name": "Wasserstoff"}]}',
        'projekt ' || n
      from generate_series(1, ${size}) n`.execute(server.database.db);
  });

  it('lists them with the session and version, and two queries; unchanged, with the first alone', async () => {
    const first = await ask('GET', '/inbox?type[]=project&limit=100');
    expect([first.status, first.count]).toEqual([200, 3]);
    const last = await ask('GET', `/inbox?type[]=project&limit=100&offset=${size - 5}`);
    expect([last.status, last.count]).toEqual([200, 3]);
    const again = await ask('GET', '/inbox?type[]=project&limit=100', {
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([again.status, again.count]).toEqual([304, 1]);
  });

  it('reads one, and finds the next, with as few statements', async () => {
    const { id } = await add('project', { title: 'Neu' }, 7);
    expect((await ask('GET', `/inbox/${id}`)).count).toBe(2);
    expect((await ask('GET', `/inbox?type[]=project&limit=2&after[]=${id}`)).count).toBe(3);
  });

  it('releases a review with eight at most, and stores an interim save with ten', async () => {
    const { id } = await add('project', { title: 'Neu' }, 7);
    const { body } = await ask('GET', '/projects/7');
    const kept = await ask('PUT', '/projects/7', {
      body: { ...body.data, keywords: `${size}`, inboxId: id, addToInbox: true },
    });
    expect([kept.status, kept.count <= 10]).toEqual([200, true]);
    const released = await ask('PUT', '/projects/7', {
      body: { ...body.data, title: `Neu ${size}`, inboxId: id, merge: true },
    });
    expect([released.status, released.count]).toEqual([200, 8]);
    expect(((await ask('GET', `/inbox/${id}`)).body.data as InboxItem).outcome).toBe('merged');
    const other = await add('project', { title: 'Ganz neu' });
    const created = await ask('POST', '/projects', { body: { title: 'Ganz neu', inboxId: other.id, merge: true } });
    expect([created.status, created.count]).toEqual([201, 8]);
  });

  it('dismisses with six, and assigns a value in thousands of proposals with as many as in ten', async () => {
    const { id } = await add('project', { title: 'Neu' });
    const dismissed = await ask('DELETE', `/inbox/${id}`);
    // One statement checks whether the record already contains what was proposed.
    expect([dismissed.status, dismissed.count]).toEqual([200, 6]);
    const topic = await add('topic', {});
    const assigned = await ask('POST', `/inbox/${topic.id}/assign`, { body: { id: 3 } });
    // Two statements per field that can hold the value: one for waiting proposals, one for values left out earlier. A
    // new synonym adds a history entry.
    expect([assigned.status, assigned.count - 2 * usesOf('topics').length]).toEqual([200, size === 10 ? 7 : 6]);
    const { rows } = await sql<{
      waiting: number;
    }>`select count(*) as waiting from inbox_items where normalized_data @> '{"topics": [{"id": null}]}'`.execute(
      server.database.db,
    );
    expect(rows[0]?.waiting).toBe(0);
  });
});
