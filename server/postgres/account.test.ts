import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canReach, parsePasswd, runAs } from './account';

let folder: string;
const somebody = { name: 'somebody', uid: 54_321, gid: 54_321 };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'regio-account-'));
  await mkdir(path.join(folder, 'inner'), { mode: 0o755 });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a folder is reachable when it and all above it may be entered', async () => {
  await chmod(folder, 0o711);
  expect(canReach(somebody, path.join(folder, 'inner'))).toBe(true);
  await chmod(folder, 0o700);
  expect(canReach(somebody, path.join(folder, 'inner'))).toBe(false);
});

test('accounts are read from the lines of /etc/passwd', () => {
  expect(parsePasswd('root:x:0:0:root:/root:/bin/sh\n# nothing\nnobody:x:65534:65533::/:/bin/false\n')).toEqual([
    { name: 'root', uid: 0, gid: 0 },
    { name: 'nobody', uid: 65_534, gid: 65_533 },
  ]);
});

test('the programs see nothing of our environment that they could obey or leak', () => {
  process.env.PGPORT = '1';
  process.env.SMTP_URL = 'smtp://user:secret@host';
  expect(Object.keys(runAs(somebody).env)).not.toEqual(expect.arrayContaining(['PGPORT']));
  expect(JSON.stringify(runAs(somebody).env)).not.toContain('secret');
  delete process.env.PGPORT;
  delete process.env.SMTP_URL;
});
