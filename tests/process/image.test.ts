import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startEmbeddedPostgres, type RunningPostgres } from '../../server/postgres/embeddedPostgres';
import { signIn } from '../support/client';
import { checkout } from '../support/product';
import { Installations } from './installation';

/** The files of the image (deploy/Dockerfile), without the image: no Docker is needed. */

const installations = new Installations();
let image: string;
let made: string;
let postgres: RunningPostgres;
beforeAll(async () => {
  image = await installations.folder();
  const { status, stderr } = spawnSync(process.execPath, ['scripts/image.mjs', image], { cwd: checkout });
  if (status !== 0) throw new Error(String(stderr));
  made = await installations.copyOf(inject('firstStart').dataDir);
  postgres = await startEmbeddedPostgres({ dataDir: made });
});
afterAll(() => installations.end(() => postgres.stop()));

const files = () =>
  readdirSync(image, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ name: path.relative(image, file), size: statSync(file).size }));

it('has at most 350 MB with Node, and neither sources, maps, tests nor what only the browser needs', () => {
  const own = files().reduce((sum, { size }) => sum + size, 0);
  // node:22-bookworm-slim has 230 MB, unpacked.
  expect(own / 1e6).toBeLessThan(350 - 230);
  expect(
    files().flatMap(({ name }) =>
      /\.map$|\.tsx?$|\.test\.|@mui|react-admin|node_modules\/vite/.test(name) ? name : [],
    ),
  ).toEqual([]);
});

it('serves pages, documents and commands, and writes nothing into its own folder', async () => {
  const before = files();
  const env = {
    DATABASE_URL: postgres.connectionString,
    FILES_URL: path.join(made, 'files'),
    NODE_ENV: 'production',
    SEED: 'none',
  };
  const dataDir = await installations.folder();
  const product = await installations.start({ dataDir, env, root: image });
  const { call, cookie } = await signIn(product.address);
  const open = (address: string) => fetch(`${product.address}${address}`, { headers: { cookie } });
  expect((await call('GET', '/projects?limit=3')).data).toHaveLength(3);
  // Each loads other libraries, some in threads.
  for (const address of [
    '/',
    '/embed/iframe/projects-de.html',
    '/api/v1/projects/export/1-de.pdf',
    '/api/v1/projects.xlsx',
  ])
    expect([address, (await open(address)).status]).toEqual([address, 200]);
  const command = (name: string, ...args: string[]) =>
    spawnSync(process.execPath, ['scripts/command.mjs', name, ...args], {
      cwd: image,
      encoding: 'utf8',
      env: { ...env, PATH: process.env.PATH, DATA_DIR: dataDir },
    });
  const archive = `${image}.zip`;
  expect(command('backup', archive)).toMatchObject({ status: 0, stderr: '' });
  expect(command('restore', '--verify', archive)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('can be restored'),
  });
  expect(command('migrate')).toMatchObject({ status: 0, stdout: expect.stringContaining('up to date') });
  expect(command('doctor').stdout).toContain('database');
  expect(files()).toEqual(before);
});
