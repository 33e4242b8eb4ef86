import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the build has made of the public lists. Addresses have a hash in their names. */
export interface BuiltEmbeds {
  /** The module that exports `mount`, for scripts on pages of others. */
  module: string;
  frame: string;
  style: string;
  /** The text of the script that such a page runs, without what the server says before it. */
  loader: string;
}

/** Reads what has been built; null where nothing has, as in tests of the API alone. */
export function readBuiltEmbeds(folder: string): BuiltEmbeds | null {
  const file = path.join(folder, 'manifest.json');
  if (!existsSync(file)) return null;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { file: string }>;
  const built = (source: string) => {
    const found = manifest[source];
    if (!found) throw new Error(`The build of the public pages has no ${source}.`);
    return found.file;
  };
  const address = (source: string) => `/embed/${built(source)}`;
  return {
    module: address('src/embed/outside/mount.tsx'),
    frame: address('src/embed/outside/frame.ts'),
    style: address('style.css'),
    loader: readFileSync(path.join(folder, built('src/embed/outside/loader.ts')), 'utf8'),
  };
}
