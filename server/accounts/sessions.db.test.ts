import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createAccount } from '../../tests/support/testApp';
import { watchedDatabase } from '../../tests/support/watchedDatabase';
import { findSession, hashToken } from './sessions';

const people: { id: number; email: string; token: string }[] = [];

const on = watchedDatabase(async (database) => {
  const { db } = database;
  for (const email of ['anna@example.org', 'beat@example.org', 'carla@example.org']) {
    const { id, cookie } = await createAccount(database, email.startsWith('b') ? 'ROLE_ADMIN' : 'ROLE_USER', email);
    people.push({ id, email, token: cookie.replace('session=', '') });
  }
  await sql`insert into resource_versions values ('one', 3), ('one', 4), ('other', 5)`.execute(db);
});

it('each request gets its own session, and the version of the list it wants, in one query', async () => {
  for (const [index, resource] of [undefined, 'one', 'other', 'nothing'].entries()) {
    const { id, email, token } = people[index % 3] as (typeof people)[number];
    on.statements.length = 0;
    const found = await findSession(on.watched.db, token, resource);
    expect(found).toMatchObject({
      user: { id, email },
      tokenHash: hashToken(token),
      isDue: false,
      version: { one: 7, other: 5, nothing: 0, none: null }[resource ?? 'none'],
    });
    expect(found?.user.roles.includes('ROLE_ADMIN')).toBe(email.startsWith('b'));
    expect(on.statements).toHaveLength(1);
  }
});

it('a malformed, unknown or ended token yields no session', async () => {
  const [anna, , carla] = people.map(({ token }) => token) as [string, string, string];
  await sql`update sessions set expires_at = now() where token_hash = ${hashToken(carla)}`.execute(on.database.db);
  for (const token of ['', `${anna} one`, `${anna.slice(0, -1)}'`, 'x'.repeat(43), carla])
    expect(await findSession(on.watched.db, token)).toBeUndefined();
  expect(await findSession(on.watched.db, anna)).toMatchObject({ user: { email: 'anna@example.org' } });
});
