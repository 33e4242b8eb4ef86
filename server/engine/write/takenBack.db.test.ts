import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApi } from '../../../tests/support/testApi';
import { DEMO_PASSWORD } from '../../../demo/users';

const server = testApi({ role: 'ROLE_SUPER_ADMIN' });
const { ask } = server;

/** Runs a write to one row, then reverts it as restoring a backup would. */
async function takeBack(table: string, id: number, write: () => Promise<unknown>): Promise<void> {
  const { db } = server.database;
  const before = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(table)} t where id = ${id}`
    .execute(db)
    .then(({ rows }) => String(rows[0]?.row));
  await write();
  await sql`update ${sql.table(table)} t set version = b.version, updated_at = b.updated_at
    from jsonb_populate_record(null::${sql.table(table)}, ${before}::jsonb) b where t.id = ${id}`.execute(db);
  if (table !== 'users')
    await sql`update ${sql.table(table)} t set body = b.body
      from jsonb_populate_record(null::${sql.table(table)}, ${before}::jsonb) b where t.id = ${id}`.execute(db);
}

const tagOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers.etag);

it.each([
  {
    path: '/projects',
    table: 'projects',
    made: { title: 'Anfang' },
    lost: { title: 'Zuvor' },
    now: { title: 'Jetzt' },
  },
  {
    path: '/users',
    table: 'users',
    made: { email: 'anfang@example.org', password: DEMO_PASSWORD, roles: ['ROLE_EDITOR'], notifications: [] },
    lost: { email: 'zuvor@example.org' },
    now: { email: 'jetzt@example.org' },
  },
])(
  'a version of $path that was rolled back differs from a new one with the same number',
  async ({ path, table, made, lost, now }) => {
    const { id } = (await ask('POST', path, made)).body.data as { id: number };
    const at = `${path}/${id}`;
    let seen = '';
    await takeBack(table, id, async () => {
      seen = tagOf(await ask('PUT', at, lost));
    });
    const current = tagOf(await ask('PUT', at, now));
    expect(current.split('-')[0]).toBe(seen.split('-')[0]);

    const late = await ask('PUT', at, lost, { 'if-match': seen });
    expect([late.status, late.body.data]).toMatchObject([412, now]);
    expect((await ask('DELETE', at, undefined, { 'if-match': seen })).status).toBe(412);
    // The client that has merged both versions saves with the ETag of the 412.
    expect((await ask('PUT', at, lost, { 'if-match': tagOf(late) })).status).toBe(200);
  },
);
