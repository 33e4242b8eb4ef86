import { appendFile, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { boundLog, openLog, tailOf } from './logFile';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'regio-log-'));
  file = path.join(folder, 'server.log');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a log that grew too large starts again, and the writer goes on in it', async () => {
  const log = await openLog(file);
  await log.write('first\n');
  await boundLog(file, 100);
  expect(await readFile(file, 'utf8')).toBe('first\n');
  await boundLog(file, 3);
  await log.write('second\n');
  await boundLog(file, 3);
  await log.write('third\n');
  await log.close();
  expect([await readFile(file, 'utf8'), await readFile(`${file}.1`, 'utf8')]).toEqual(['third\n', 'second\n']);
});

test('the tail is the last lines; without a log it is empty', async () => {
  expect(await tailOf(file)).toBe('');
  await appendFile(file, 'a\nb\nc\n');
  expect(await tailOf(file, 0, 2)).toBe('b\nc');
  expect(await tailOf(file, 4)).toBe('c');
});

test('a log that is a link is not written through', async () => {
  await symlink(path.join(folder, 'elsewhere'), file);
  await expect(openLog(file)).rejects.toThrow('ELOOP');
});
