import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createAccount } from '../../tests/support/testApp';
import { watchedDatabase } from '../../tests/support/watchedDatabase';
import { SessionReader } from './sessionReader';
import { hashToken } from './sessions';

const people: { id: number; email: string; token: string }[] = [];

const on = watchedDatabase(async (database) => {
  const { db } = database;
  for (const email of ['anna@example.org', 'beat@example.org', 'carla@example.org']) {
    const { id, cookie } = await createAccount(database, email.startsWith('b') ? 'ROLE_ADMIN' : 'ROLE_USER', email);
    people.push({ id, email, token: cookie.replace('session=', '') });
  }
  await sql`insert into resource_versions values ('one', 3), ('one', 4), ('other', 5)`.execute(db);
});

it('gives each who asks at once his own session, with the number of the list that he asks for, by a few queries', async () => {
  const reader = new SessionReader(on.watched.db);
  const asked = Array.from({ length: 60 }, (_, index) => ({
    ...(people[index % 3] as (typeof people)[number]),
    resource: [undefined, 'one', 'other', 'nothing'][index % 4],
  }));
  const found = await Promise.all(asked.map(({ token, resource }) => reader.of(token, resource)));
  for (const [index, { id, email, token, resource }] of asked.entries()) {
    expect(found[index]).toMatchObject({
      user: { id, email },
      tokenHash: hashToken(token),
      isDue: false,
      version: { one: 7, other: 5, nothing: 0, none: null }[resource ?? 'none'],
    });
    expect(found[index]?.user.roles.includes('ROLE_ADMIN')).toBe(email.startsWith('b'));
  }
  expect(on.statements).toHaveLength(2);
});

it('finds nobody for what is no token, is unknown or has ended, also among others who ask', async () => {
  const reader = new SessionReader(on.watched.db);
  const [anna, beat, carla] = people.map(({ token }) => token) as [string, string, string];
  await sql`update sessions set expires_at = now() where token_hash = ${hashToken(carla)}`.execute(on.database.db);
  const none = ['', `${anna} one`, `${anna.slice(0, -1)}'`, 'x'.repeat(43), carla];
  const ask = () => Promise.all([anna, ...none, beat].map((token) => reader.of(token)));
  const emails = (await ask()).map((session) => session?.user.email);
  expect(emails).toEqual(['anna@example.org', ...none.map(() => undefined), 'beat@example.org']);
  // Ended while it is read: who asks from then on is none, whatever is said to who asked before.
  const before = reader.of(anna);
  await sql`delete from sessions where token_hash = ${hashToken(anna)}`.execute(on.database.db);
  expect(await reader.of(anna)).toBeUndefined();
  expect([undefined, 'anna@example.org']).toContain((await before)?.user.email);
});
