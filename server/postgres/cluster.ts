import { spawn } from 'node:child_process';
import { chown, mkdtemp, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { runAs, type Account } from './account';
import type { Binaries } from './binaries';
import { claimFolder, lendFolder } from './home';

/** The superuser, and only user, of the cluster. */
export const DATABASE_USER = 'regio';

/**
 * Makes sure that `${home}/cluster` is a cluster which these binaries can run: makes a new one if there is none, else
 * checks its version and its owner. True if it is new. Only the owner of the claim on `home` may call it. Throws a
 * sentence.
 */
export async function prepareCluster(
  home: string,
  cluster: string,
  binaries: Binaries,
  account?: Account,
): Promise<boolean> {
  await removeDrafts(home);
  if (!(await stat(cluster).catch(() => undefined))) {
    await initialise(home, cluster, binaries, account);
    return true;
  }
  await checkVersion(cluster, binaries);
  await claimFolder(cluster, account);
  return false;
}

/** Made beside and renamed, so that a kill in the middle never leaves half a cluster. */
async function initialise(home: string, cluster: string, { initdb }: Binaries, account?: Account): Promise<void> {
  const draft = await mkdtemp(path.join(home, 'init-'));
  if (account) await chown(draft, account.uid, account.gid);
  // Locale C: bytes are compared as bytes, alike on every system; queries that need a language's order ask for it.
  const options = ['--encoding=UTF8', '--no-locale', '--data-checksums', `--username=${DATABASE_USER}`];
  const auth = ['--auth-local=trust', '--auth-host=reject'];
  await lendFolder(draft, account, (name, descriptors) =>
    run(initdb, ['-D', name, ...options, ...auth], {
      ...runAs(account),
      stdio: ['ignore', 'pipe', 'pipe', ...descriptors],
    }),
  );
  await rename(draft, cluster);
  const handle = await open(home);
  await handle.sync();
  await handle.close();
}

async function removeDrafts(home: string): Promise<void> {
  const drafts = (await readdir(home)).filter((name) => name.startsWith('init-'));
  await Promise.all(drafts.map((name) => rm(path.join(home, name), { recursive: true })));
}

async function checkVersion(cluster: string, { version }: Binaries): Promise<void> {
  const found = await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (found === undefined) {
    throw new Error(
      `${cluster} exists but holds no PostgreSQL database (PG_VERSION is missing): move it aside or choose another DATA_DIR.`,
    );
  }
  if (found.trim() === version.split('.')[0]) return;
  throw new Error(
    `The database in ${cluster} was made by PostgreSQL ${found.trim()} and cannot be read by PostgreSQL ${version}: start the version of this product that made it, ` +
      'write a backup with "npm run backup -- FILE", move the folder aside, and read the backup with this version by "npm run restore -- FILE".',
  );
}

function run(program: string, args: string[], options: Parameters<typeof spawn>[2]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, options);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const errors = /(?:initdb: error|FATAL|could not).*/.exec(output)?.[0] ?? output.trim();
      if (code === 0) resolve();
      else reject(new Error(`The database could not be created (initdb ended with ${signal ?? code}): ${errors}`));
    });
  });
}
