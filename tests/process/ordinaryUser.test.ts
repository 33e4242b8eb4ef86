import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '../support/client';
import { checkout, startProduct } from '../support/product';
import { processesOf } from './installation';

/** The user `nobody`, which exists on every Linux. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;

let folder: string;
let copy: string;

/** A separate checkout owned by that user, with the same node_modules. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'regio-nobody-'));
  copy = path.join(folder, 'checkout');
  const script = `set -e
    mkdir '${copy}' && cd '${checkout}'
    tar cf - --exclude=./node_modules --exclude=./data --exclude=./.git --exclude=./test-results . |
      tar xf - -C '${copy}'
    cp -al node_modules '${copy}/' 2>/dev/null || cp -a node_modules '${copy}/'
    find '${copy}' -path '${copy}/node_modules' -prune -o -exec chown ${nobody}:${nobody} {} +
    find '${copy}/node_modules' -type d -exec chown ${nobody}:${nobody} {} +
    chown ${nobody}:${nobody} '${folder}'`;
  if (!isRoot) return;
  const { status, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// Without root, all other tests already run as an ordinary user.
it.runIf(isRoot)('runs as an ordinary user, who owns all its processes', async () => {
  const dataDir = path.join(folder, 'data');
  const wrapper = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', 'env', `HOME=${folder}`];
  const product = await startProduct({ dataDir, root: copy, wrapper });
  try {
    expect((await (await signIn(product.address)).call<unknown[]>('GET', '/projects?limit=3')).data).toHaveLength(3);
    const owners = Object.values(processesOf(product, dataDir)).map((pid) =>
      spawnSync('stat', ['-c', '%u', `/proc/${pid}`], { encoding: 'utf8' }).stdout.trim(),
    );
    expect(owners).toEqual([String(nobody), String(nobody)]);
  } finally {
    await product.stop();
  }
});
