import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dumpNamed } from '../../tests/existing/dumps';
import { scratchFolder } from '../../tests/support/scratchFolder.mjs';
import { call, createAccount, createTestApp, createMemoryFileStore } from '../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { importDump } from './import.testkit';

let test: TestDatabase;
let app: FastifyInstance;
let cookie: string;
let folder: string;
const files = createMemoryFileStore();
const plain = readFileSync(dumpNamed('plain.sql'), 'utf8');

const ask = async (address: string) => (await call(app, 'GET', address, { cookie })).body.data;
const put = async (address: string, changes: object) => {
  const { status } = await call(app, 'PUT', address, { cookie, body: { ...(await ask(address)), ...changes } });
  expect(status).toBe(200);
};
/** Imports a newer dump: the first one with some text replaced. */
async function bring(changes: readonly (readonly [from: string, to: string])[] = [], how = {}) {
  const text = changes.reduce((dump, [from, to]) => {
    expect(dump).toContain(from);
    return dump.replace(from, to);
  }, plain);
  const file = path.join(folder, 'newer.sql');
  writeFileSync(file, text);
  return importDump(test.database, files, file, how);
}
const notes = async (changes: Parameters<typeof bring>[0]) =>
  (await bring(changes)).findings
    .filter(({ why }) => /^(Hier (und|gelöscht|schon|nicht)|Im bisherigen System)/.test(why))
    .map(({ table, id, field, why }) => [table, id, field, why]);
/** Everything that another run could change. */
const state = async () => {
  const { rows } = await sql`
    select (select json_agg(h.id order by h.id) from history h) as history,
      (select json_agg(json_build_array(id, version, outcome) order by id) from inbox_items) as items,
      (select json_agg(json_build_array(id, version, password_hash) order by id) from users) as users,
      (select count(*) from files) as files,
      (select json_agg(json_build_array(id, role) order by id) from employments) as employments,
      (select count(*) from submissions) as submissions,
      (select count(*) from logs) as logs, (select json_agg(t order by t.id) from topics t) as topics`.execute(
    test.database.db,
  );
  return rows;
};

beforeAll(async () => {
  folder = await scratchFolder('regio-dumps-');
  test = await createTestDatabase();
  app = await createTestApp(test.database, { files });
  ({ cookie } = await createAccount(test.database, 'ROLE_SUPER_ADMIN', 'betrieb@example.org'));
  await bring();
});
afterAll(async () => {
  await app.close();
  await test.drop();
});

it('importing the same dump again changes nothing', async () => {
  const before = await state();
  await bring();
  expect(await state()).toEqual(before);
});

it('brings in newer values, keeps local changes, and proposes each conflict once', async () => {
  await put('/posts/1', { description: 'Hier geändert' });
  await put('/jobs/2', { name: 'Praktikum hier' });
  const newer = [
    ["'Neuigkeit'", "'Neuigkeit dort'"],
    ["'Praktikum',", "'Praktikum dort',"],
    ["'Reparaturcafé'", "'Reparaturcafé dort'"],
  ] as const;
  expect(await notes(newer)).toEqual([
    ['pv_job', 2, 'name', 'Hier und im bisherigen System geändert: als Vorschlag im Posteingang'],
  ]);
  expect(await ask('/posts/1')).toMatchObject({ title: 'Neuigkeit dort', description: 'Hier geändert' });
  expect(await ask('/circular-economy-projects/1')).toMatchObject({ title: 'Reparaturcafé dort' });
  expect(await ask('/jobs/2')).toMatchObject({ name: 'Praktikum hier' });
  const proposals = async () => (await ask('/inbox')).filter(({ source }: { source: string }) => source === 'existing');
  expect(await proposals()).toMatchObject([
    { type: 'job', status: 'update', internalId: 2, normalizedData: { name: 'Praktikum dort' } },
  ]);
  const before = await state();
  await bring(newer);
  expect(await state()).toEqual(before);
  // Once the proposal is taken over, both systems agree.
  const [item] = await proposals();
  await call(app, 'PUT', '/jobs/2', {
    cookie,
    body: { ...(await ask('/jobs/2')), name: 'Praktikum dort', inboxId: item.id, merge: true },
  });
  const taken = await state();
  await bring(newer);
  expect(await state()).toEqual(taken);
});

it('keeps employments whose ids have changed in the dump', async () => {
  await bring([
    ["(11,1,2,'2019", "(111,1,2,'2019"],
    ["(12,3,2,'2019", "(112,3,2,'2019"],
    ['(2,11)', '(2,111)'],
    [",11,NULL,'aaaa", ",111,NULL,'aaaa"],
  ]);
  expect((await ask('/contacts/2')).employments).toMatchObject([
    { id: 12, company: { id: 3 } },
    { id: 11, official: true, contactGroups: [{ id: 2 }] },
  ]);
  await bring([["'Leiterin'", "'Direktorin'"]]);
  expect((await ask('/contacts/2')).employments).toMatchObject([
    { id: 12 },
    { id: 11, role: 'Direktorin', official: true },
  ]);
});

it('deletes what is gone from the dump, or proposes that if it was edited here', async () => {
  await put('/events/1', { title: 'Hier noch gebraucht' });
  const gone = plain.match(/INSERT INTO `pv_event` VALUES\n([\s\S]*?);\n/)?.[1] as string;
  const rows = gone.split(/,\n(?=\(\d)/);
  const last = rows.at(-1) as string;
  expect(await notes([[gone, last]])).toEqual([
    ['pv_event', 1, '', 'Im bisherigen System gelöscht, hier geändert oder gebraucht: als Vorschlag im Posteingang'],
    ['pv_event', 2, '', 'Im bisherigen System gelöscht, hier auch'],
  ]);
  expect((await call(app, 'GET', '/events/2', { cookie })).status).toBe(404);
  expect(await ask('/events/1')).toMatchObject({ title: 'Hier noch gebraucht' });
  const before = await state();
  await bring([[gone, last]]);
  expect(await state()).toEqual(before);
  // The order of keys does not matter; lists and files store them in a different one.
  const publications = plain.match(/INSERT INTO `pv_publication` VALUES\n([\s\S]*?);\n/)?.[1] as string;
  expect(
    await notes([
      [gone, last],
      [publications, publications.split(/,\n(?=\(\d)/).at(-1) as string],
    ]),
  ).toEqual([['pv_publication', 1, '', 'Im bisherigen System gelöscht, hier auch']]);
  // A record deleted here stays deleted.
  expect((await call(app, 'DELETE', '/events/3', { cookie })).status).toBe(200);
  await bring();
  expect((await call(app, 'GET', '/events/3', { cookie })).status).toBe(404);
});

it('drops links to records that were deleted here', async () => {
  expect((await call(app, 'DELETE', '/contacts/1?regions[]=1', { cookie })).status).toBe(200);
  await bring([
    ["'Region Oberland'", "'Region Oberland-Ost'"],
    ["'Dr.'", "'Prof.'"],
  ]);
  expect(await ask('/regions/1')).toMatchObject({ name: 'Region Oberland-Ost', contacts: [{ id: 2 }] });
  expect(await ask('/contacts/2')).toMatchObject({ academicTitle: 'Prof.', employments: [{ company: { id: 3 } }] });
});

it('accounts keep their local changes; rehashing a password does not count as one', async () => {
  const signIn = async (password: string) =>
    (await call(app, 'POST', '/login', { body: { email: 'redaktion@example.org', password } })).status;
  expect(await signIn('Frühling am See 2019')).toBe(200);
  const hash = /'(\$2y\$04\$[^']*)'/.exec(plain)?.[1] as string;
  const { hash: bcrypt } = await import('bcryptjs');
  await bring([[hash, await bcrypt('ein neues dort', 4)]]);
  expect(await signIn('ein neues dort')).toBe(200);
  await call(app, 'PUT', '/users/1', { cookie, body: { password: 'ein neues hier' } });
  expect(await notes([[hash, await bcrypt('noch ein neues dort', 4)]])).toContainEqual([
    'pv_user',
    1,
    '',
    'Hier und im bisherigen System geändert: bleibt, wie es hier ist',
  ]);
  expect(await signIn('ein neues hier')).toBe(200);
});

it('closes inbox items that are gone from the dump', async () => {
  const items = plain.match(/INSERT INTO `pv_inbox` VALUES\n([\s\S]*?);\n/)?.[1] as string;
  const left = items.split(/,\n(?=\(\d)/).filter((row) => !row.startsWith('(5,'));
  await bring([[items, left.join(',\n')]]);
  const { rows } = await sql`select outcome from inbox_items where id = 5`.execute(test.database.db);
  expect(rows).toEqual([{ outcome: 'superseded' }]);
});

it('after the final run, new ids follow those of the dump', async () => {
  const before = (await call(app, 'POST', '/posts', { cookie, body: { title: 'Vorher' } })).body.data.id;
  await bring([], { isFinal: true });
  const ids = await Promise.all(
    ['/posts', '/regions'].map(
      async (address) =>
        (await call(app, 'POST', address, { cookie, body: { title: 'Neu', name: 'Neu' } })).body.data.id as number,
    ),
  );
  expect([before, ...ids]).toEqual([1_000_000, 1_000_001, 3]);
});

it.each([
  ['is cut off', (text: string) => text.slice(0, text.length / 2), /ends in the middle: it is cut off/],
  ['is cut off in its last line', (text: string) => text.slice(0, text.lastIndexOf('-- Dump')), /ends in the middle/],
  [
    'comes from another program',
    () => '-- MariaDB dump\nCREATE TABLE `wp_posts` (`id` int);\n-- Dump completed\n',
    /is no dump of the existing system/,
  ],
  ['is not a dump', () => 'Guten Tag', /is no dump of the existing system/],
  ['is empty', () => '', /is no dump of the existing system/],
  [
    'has no rows',
    (text: string) => text.replaceAll(/INSERT INTO `pv_[^;]*?;\n/g, ''),
    /has no accounts: make it with the rows of all tables/,
  ],
  [
    'comes from a newer version',
    (text: string) => text.replace('Version20260629191304', 'Version20270101000000'),
    /newer version .* Version20270101000000/,
  ],
  [
    'has an unknown column',
    (text: string) => text.replace('  `project_code` ', '  `mood` text,\n  `project_code` '),
    /pv_project\.mood/,
  ],
  [
    'has an unknown table',
    (text: string) => text.replace('-- Dump completed', 'CREATE TABLE `pv_poem` (`id` int);\n-- Dump completed'),
    /pv_poem/,
  ],
  [
    'lacks a table',
    (text: string) =>
      text.replace(/CREATE TABLE `pv_region_tag`[^;]*;/, '').replace(/INSERT INTO `pv_region_tag`[^;]*;/, ''),
    /lacks the table pv_region_tag/,
  ],
])('a dump that %s is refused with a sentence, and nothing is written', async (_, made, sentence) => {
  const file = path.join(folder, 'odd.sql');
  writeFileSync(file, made(plain));
  const before = await state();
  await expect(importDump(test.database, files, file)).rejects.toThrow(sentence);
  await expect(importDump(test.database, files, file)).rejects.toThrow(/Nothing was written\.$/);
  expect(await state()).toEqual(before);
});

it('a run completes what an interrupted one left unfinished', async () => {
  const other = await createTestDatabase();
  try {
    let left = 3;
    const failing = {
      ...createMemoryFileStore(),
      put: async () => {
        left -= 1;
        if (left === 0) throw new Error('The disk is gone.');
      },
    };
    await expect(importDump(other.database, failing, dumpNamed('plain.sql'))).rejects.toThrow('The disk is gone.');
    const broken = { ...other.database, db: other.database.db };
    const { counts } = await importDump(broken, createMemoryFileStore(), dumpNamed('rows.sql'));
    expect(counts.find(({ table }) => table === 'pv_file')).toMatchObject({ ours: 7 });
    const again = await importDump(other.database, createMemoryFileStore(), dumpNamed('compact.sql.gz'));
    expect(again.counts.map(({ ours }) => ours)).toEqual(counts.map(({ ours }) => ours));
  } finally {
    await other.drop();
  }
});

it('log lines of this system move above those of the dump', async () => {
  const other = await createTestDatabase();
  try {
    await sql`insert into logs (context, category, action, value) values ('a', 'b', 'ours', '')`.execute(
      other.database.db,
    );
    const file = path.join(folder, 'logs.sql');
    const from = 'INSERT INTO `pv_log` VALUES\n(1,';
    expect(plain).toContain(from);
    writeFileSync(file, plain.replace(from, from.replace('(1,', '(1000000,')));
    await importDump(other.database, createMemoryFileStore(), file);
    await sql`insert into logs (context, category, action, value) values ('a', 'b', 'ours', '')`.execute(
      other.database.db,
    );
    const { rows } = await sql<{ id: number; action: string }>`select id::int, action from logs order by id`.execute(
      other.database.db,
    );
    expect(rows.map(({ action }) => action)).toEqual(['https://example.org/', 'ours', 'ours']);
    expect(rows[0]?.id).toBe(1_000_000);
  } finally {
    await other.drop();
  }
});

it('a dry run gives the same report and writes nothing', async () => {
  const other = await createTestDatabase();
  try {
    const tables = async () =>
      (
        await sql`select (select count(*) from projects) + (select count(*) from files) + (select count(*)
          from users) + (select count(*) from import_state) as n`.execute(other.database.db)
      ).rows;
    const before = await tables();
    const dry = await importDump(other.database, createMemoryFileStore(), dumpNamed('plain.sql'), { isDry: true });
    expect(await tables()).toEqual(before);
    const real = await importDump(other.database, createMemoryFileStore(), dumpNamed('plain.sql'));
    const counted = ({ counts }: typeof real) =>
      counts.map(({ table, dump, taken, changed, leftOut }) => ({ table, dump, taken, changed, leftOut }));
    expect(counted(dry)).toEqual(counted(real));
  } finally {
    await other.drop();
  }
});
