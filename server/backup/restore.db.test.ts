import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { scratchFolder } from '../../tests/support/scratchFolder.mjs';
import { createAccount, createMemoryFileStore } from '../../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { buffer } from 'node:stream/consumers';
import { openArchive } from './archive';
import { backup } from './backup';
import { limits, type Limits } from './limits';
import { restore, verify } from './restore';

type Manifest = { migrations: string[]; tables: { name: string; columns: string[] }[] };

let source: TestDatabase;
let target: TestDatabase;
let fresh: TestDatabase;
let scratch: TestDatabase;
let folder: string;
let archive: string;
beforeAll(async () => {
  folder = await scratchFolder('regio-restore-');
  source = await createTestDatabase();
  target = await createTestDatabase();
  fresh = await createTestDatabase();
  scratch = await createTestDatabase();
  await createAccount(source.database, 'ROLE_EDITOR');
  // Simulates a cluster whose transaction numbers are higher.
  await sql`insert into record_changes values ('posts', 5, '9000000000')`.execute(source.database.db);
  archive = path.join(folder, 'whole.zip');
  await backup(source.connectionString, createMemoryFileStore(), archive);
});
afterAll(() => Promise.all([source, target, fresh, scratch].map((database) => database.drop())));
let hostile: string;
beforeEach(({ task }) => {
  hostile = path.join(folder, `${task.id}.zip`);
});

/** The backup with a changed manifest and additional entries. */
async function forge(change: (manifest: Manifest) => void, further: Record<string, Buffer> = {}): Promise<void> {
  const { names, read, close } = await openArchive(archive);
  const zip = new ZipFile();
  for (const name of names) {
    const bytes = await buffer(await read(name));
    const manifest = name === 'manifest.json' ? (JSON.parse(bytes.toString()) as Manifest) : undefined;
    if (manifest) change(manifest);
    zip.addBuffer(manifest ? Buffer.from(JSON.stringify(manifest)) : bytes, name);
  }
  for (const [name, bytes] of Object.entries(further)) zip.addBuffer(bytes, name);
  zip.end();
  writeFileSync(hostile, await buffer(zip.outputStream as never));
  close();
}

const accounts = async () =>
  (await target.database.db.selectFrom('users').select('email').execute()).map(({ email }) => email);
const tableOf = ({ tables }: Manifest, name: string) =>
  tables.find((table) => table.name === name) as Manifest['tables'][number];

it.each<[string, (manifest: Manifest, program: string) => void, RegExp]>([
  [
    'a program in the list of columns',
    (manifest, program) => {
      tableOf(manifest, 'topics').columns.push(`id) from program '${program}' --`);
    },
    /other columns in topics.*from program/,
  ],
  [
    'a quote in the name of a column',
    (manifest) => {
      tableOf(manifest, 'topics').columns = ['id", "name'];
    },
    /other columns|another version/,
  ],
  [
    'a statement in the list of columns',
    (manifest) => {
      tableOf(manifest, 'users').columns[0] = 'id"); drop table projects; --';
    },
    /other columns in users/,
  ],
  [
    'a statement in the name of a table',
    (manifest) => {
      manifest.tables.push({ name: 'users; drop table projects', columns: ['id'] });
    },
    /tables that there are not: "users; drop table projects"/,
  ],
  [
    'a table that no backup has',
    (manifest) => {
      manifest.tables.push({ name: 'sessions', columns: ['token_hash'] });
    },
    /tables that there are not: "sessions"/,
  ],
  [
    'a table twice',
    (manifest) => {
      manifest.tables.push(tableOf(manifest, 'users'));
    },
    /tables that there are not: "users"/,
  ],
  [
    'a table that is missing',
    (manifest) => {
      manifest.tables = manifest.tables.filter(({ name }) => name !== 'users');
    },
    /no table users/,
  ],
  [
    'no migrations',
    (manifest) => {
      manifest.migrations = [];
    },
    /another version/,
  ],
])('%s is refused, and nothing is written', async (_what, change, message) => {
  const program = path.join(folder, 'ran');
  await forge((manifest) => change(manifest, `touch ${program}`));
  await expect(restore(target.connectionString, createMemoryFileStore(), hostile)).rejects.toThrow(message);
  expect(existsSync(program)).toBe(false);
  expect(await accounts()).toEqual([]);
  await sql`select from projects limit 1`.execute(target.database.db);
});

it.each(['files/../../etc/passwd', 'tables/../users.copy', 'files/ABC', 'notes.txt', `files/${'a'.repeat(63)}/x`])(
  'an entry %s is refused',
  async (name) => {
    const stand = 'files/'.padEnd(name.length, '0');
    await forge(() => undefined, { [stand]: Buffer.from('x') });
    // Patched in afterwards, because the zip library refuses to write such a name.
    const bytes = readFileSync(hostile);
    for (let at = bytes.indexOf(stand); at >= 0; at = bytes.indexOf(stand, at + 1)) bytes.write(name, at);
    writeFileSync(hostile, bytes);
    await expect(restore(target.connectionString, createMemoryFileStore(), hostile)).rejects.toThrow(
      /is no backup|not a readable backup/,
    );
  },
);

it('an entry is refused if it declares too large a size, or exceeds the size it declares', async () => {
  const name = `files/${'0'.repeat(64)}`;
  const zeros = Buffer.alloc(101 * 1024 * 1024);
  await forge(() => undefined, { [name]: zeros });
  await expect(restore(target.connectionString, createMemoryFileStore(), hostile)).rejects.toThrow(/too large/);

  const size = Buffer.alloc(4);
  size.writeUInt32LE(zeros.length);
  const bytes = readFileSync(hostile);
  for (let at = bytes.indexOf(size); at >= 0; at = bytes.indexOf(size, at + 1)) bytes.writeUInt32LE(1_000, at);
  writeFileSync(hostile, bytes);
  await expect(restore(target.connectionString, createMemoryFileStore(), hostile)).rejects.toThrow(
    /too many bytes|damaged/,
  );
  expect(await accounts()).toEqual([]);
});

it("the archive's name for the identity column is ignored", async () => {
  const program = path.join(folder, 'ran');
  await forge((manifest) => {
    Object.assign(tableOf(manifest, 'users'), {
      identity: `id')); copy users from program 'touch ${program}'; select (('`,
    });
  });
  await restore(fresh.connectionString, createMemoryFileStore(), hostile);
  expect(existsSync(program)).toBe(false);
});

it('a backup is restored whole, and never over existing data', async () => {
  expect(await restore(target.connectionString, createMemoryFileStore(), archive)).toMatchObject({ files: 0 });
  expect(await accounts()).toEqual(['role_editor@test.example']);
  await expect(restore(target.connectionString, createMemoryFileStore(), archive)).rejects.toThrow('is not empty');
  // Mirrors start again, because their cursors belong to another database.
  const epochs = await Promise.all(
    [source, target].map(({ database }) => database.db.selectFrom('change_feed').select('epoch').executeTakeFirst()),
  );
  expect(epochs[0]).not.toEqual(epochs[1]);
  const { rows } = await sql`select from record_changes
    where changed_in >= pg_snapshot_xmax(pg_current_snapshot())`.execute(target.database.db);
  expect(rows).toEqual([]);
});

it('a backup that could not be restored is not written: a table or file too large, too many files', async () => {
  const refused = path.join(folder, 'refused.zip');
  const write = (most: Partial<Limits>) =>
    backup(source.connectionString, createMemoryFileStore(), refused, { ...limits, ...most });
  await expect(write({ entries: 3 })).rejects.toThrow(
    /^The backup would have \d+ entries and could not be restored: at most 3 are allowed\.$/,
  );
  await expect(write({ table: 10 })).rejects.toThrow(
    /^tables\/\w+\.copy has more than 10 bytes: the backup could not be restored\.$/,
  );
  const bytes = Buffer.from('more than ten bytes');
  const hash = createHash('sha256').update(bytes).digest('hex');
  const files = createMemoryFileStore();
  await files.put(hash, bytes);
  await sql`insert into files (hash, name, extension, mime_type, size)
    values (${hash}, 'x', 'png', 'image/png', ${bytes.length})`.execute(source.database.db);
  await expect(backup(source.connectionString, files, refused, { ...limits, file: 10 })).rejects.toThrow(
    `files/${hash} has more than 10 bytes: the backup could not be restored.`,
  );
  expect(readdirSync(folder).filter((name) => name.startsWith('refused'))).toEqual([]);
  await sql`delete from files`.execute(source.database.db);
});

it('a drill finds bytes that changed on the disk, missing accounts and missing files', async () => {
  const files = createMemoryFileStore();
  const hash = createHash('sha256').update('a picture').digest('hex');
  await files.put(hash, Buffer.from('a picture'));
  await sql`insert into files (hash, name, extension, mime_type, size)
    values (${hash}, 'x', 'png', 'image/png', 9)`.execute(source.database.db);
  const whole = path.join(folder, 'with-file.zip');
  await backup(source.connectionString, files, whole);
  await sql`delete from files`.execute(source.database.db);
  const drill = () => verify(scratch.connectionString, createMemoryFileStore(), hostile);
  const users = 'tables/users.copy';
  const { names, read, close } = await openArchive(whole);
  const write = async (replaced: Record<string, Buffer | null>) => {
    const zip = new ZipFile();
    for (const name of names) {
      const bytes = name in replaced ? replaced[name] : await buffer(await read(name));
      if (bytes) zip.addBuffer(bytes, name, { compress: name !== users });
    }
    zip.end();
    const bytes = await buffer(zip.outputStream as never);
    writeFileSync(hostile, bytes);
    return bytes;
  };

  // The archive still unpacks, and PostgreSQL would accept the row.
  const bytes = await write({});
  bytes.write('x', bytes.indexOf('role_editor@test.example'));
  writeFileSync(hostile, bytes);
  await expect(drill()).rejects.toThrow(`The entry ${users} in the archive is damaged.`);
  await write({ [users]: Buffer.alloc(0) });
  await expect(drill()).rejects.toThrow('The archive has no account: nobody could sign in.');
  await write({ [`files/${hash}`]: null });
  await expect(drill()).rejects.toThrow(`The archive lacks the file ${hash}, which a record names.`);
  close();
});
