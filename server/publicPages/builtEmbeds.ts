import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The build output of the public lists. URLs contain hashes. */
export interface BuiltEmbeds {
  /** The module that exports `mount`, for scripts on other sites. */
  module: string;
  frame: string;
  style: string;
  /** The script of the documentation, which shows an embed with the chosen options. */
  playground: string;
  /** The script for host pages, into which the server inserts parameters. */
  loader: string;
  /** The modules that a list needs immediately: requested together, they cost one round trip instead of three. */
  modulesOf: (name: string) => readonly string[];
}

/** Reads the build output; null if there is none, as in tests of the API. */
export function readBuiltEmbeds(folder: string): BuiltEmbeds | null {
  const file = path.join(folder, 'manifest.json');
  if (!existsSync(file)) return null;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { file: string; imports?: string[] }>;
  const built = (source: string) => {
    const found = manifest[source];
    if (!found) throw new Error(`The build of the public pages has no ${source}.`);
    return found.file;
  };
  const address = (source: string) => `/embed/${built(source)}`;
  const withImports = (source: string, known = new Set<string>()): Set<string> => {
    if (known.has(source)) return known;
    known.add(source);
    for (const other of manifest[source]?.imports ?? []) withImports(other, known);
    return known;
  };
  const modulesOf = (name: string) => {
    const own = [`src/embed/types/${name}.ts`, `src/embed/types/${name}.tsx`].filter((source) => manifest[source]);
    const sources = ['src/embed/outside/mount.tsx', ...own].flatMap((source) => [...withImports(source)]);
    return [...new Set(sources)].map(address);
  };
  return {
    modulesOf,
    module: address('src/embed/outside/mount.tsx'),
    frame: address('src/embed/outside/frame.ts'),
    style: address('style.css'),
    playground: address('src/embed/outside/playground.ts'),
    loader: readFileSync(path.join(folder, built('src/embed/outside/loader.ts')), 'utf8'),
  };
}
