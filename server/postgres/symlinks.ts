import { lstat, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';

/**
 * Creates the symbolic links that npm packages cannot contain, as listed in the binary package's own
 * native/pg-symlinks.json ("source" is the file, "target" the link to be made, both relative to `packageDir`). The
 * package does it in a postinstall script, which `npm ci --ignore-scripts` skips. Idempotent; throws when a link is
 * missing and the folder cannot be written.
 */
export async function hydrateSymlinks(packageDir: string): Promise<void> {
  const list = await readFile(path.join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(packageDir, target);
    if (await exists(link)) continue;
    try {
      await symlink(path.relative(path.dirname(target), source), link);
    } catch (error) {
      // Another process may have been faster.
      if (!(await exists(link))) throw error;
    }
  }
}

async function exists(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  );
}
