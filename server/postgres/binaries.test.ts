import { cp, lstat, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findPackage, completePackage, copyPackage, programsOf } from './binaries';

// Each test copies 60 MB.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'regio-binaries-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const installed = findPackage(`${process.platform}-${process.arch}`);

async function linksOf(packageDir: string): Promise<string[]> {
  const list = await readFile(path.join(packageDir, 'native', 'pg-symlinks.json'), 'utf8');
  return (JSON.parse(list) as { target: string }[]).map(({ target }) => path.join(packageDir, target));
}

test('a package installed with --ignore-scripts is completed, and repeating it does no harm', async () => {
  // Unpacked from the archive, without links; here even without execute permission.
  await cp(installed, folder, {
    recursive: true,
    mode: 0,
    filter: async (file) => !(await lstat(file)).isSymbolicLink(),
  });
  await completePackage(folder);
  await completePackage(folder);
  const links = await linksOf(folder);
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect((await stat(link)).isFile()).toBe(true);
});

test('a copy is complete and executable by everyone', async () => {
  const copy = await copyPackage(installed, folder);
  expect(await copyPackage(installed, folder)).toBe(copy);
  for (const program of Object.values(programsOf(copy))) expect((await stat(program)).mode & 0o555).toBe(0o555);
  for (const link of await linksOf(copy)) expect((await lstat(link)).isSymbolicLink()).toBe(true);
});

test('a platform without a package gets a message that says what to do', () => {
  expect(() => findPackage('sunos-x64')).toThrow(
    /no embedded PostgreSQL here for sunos-x64: run "npm ci" .* DATABASE_URL/,
  );
});
