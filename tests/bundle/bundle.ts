import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  css?: string[];
  /** The names of chunks loaded together with it. */
  imports?: string[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The built files: their dependencies, content and gzipped size. */
export class Bundle {
  private constructor(
    private readonly chunks: Record<string, Chunk>,
    private readonly sizes: Map<string, number>,
    private readonly modules: Record<string, string[]>,
  ) {}

  /**
   * Builds a Vite configuration from the current sources.
   * @param pages files of it that no script refers to
   * @throws if the build fails
   */
  static async build(config: string, pages: readonly string[]): Promise<Bundle> {
    const folder = await mkdtemp(path.join(tmpdir(), 'regio-bundle-'));
    try {
      const args = [path.join(root, 'tests/bundle/build.mjs'), folder, path.join(root, config)];
      const child = spawn(process.execPath, args, {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, NODE_ENV: 'production' },
      });
      const [code] = await once(child, 'exit');
      if (code !== 0) throw new Error('The front end could not be built.');
      const chunks = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8')) as Record<
        string,
        Chunk
      >;
      const files = new Set(Object.values(chunks).flatMap(({ file, css = [] }) => [file, ...css]));
      const sizes = new Map<string, number>();
      for (const file of [...files, ...pages])
        sizes.set(file, gzipSync(await readFile(path.join(folder, file)), { level: 9 }).length);
      const modules = JSON.parse(await readFile(path.join(folder, 'modules.json'), 'utf8')) as Record<string, string[]>;
      return new Bundle(chunks, sizes, modules);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /**
   * All files needed by these modules, such as `src/resources/projects/ProjectList.tsx`.
   * @throws if there is no such chunk
   */
  filesOf(...modules: string[]): Set<string> {
    const files = new Set<string>();
    const seen = new Set<string>();
    const visit = (name: string) => {
      if (seen.has(name)) return;
      seen.add(name);
      const chunk = this.chunks[name];
      if (!chunk) throw new Error(`There is no chunk ${name}: has it moved?`);
      for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
      chunk.imports?.forEach(visit);
    };
    modules.forEach(visit);
    return files;
  }

  /** Modules with their own chunk whose names match. */
  namesLike(pattern: RegExp): string[] {
    return Object.keys(this.chunks).filter((name) => pattern.test(name));
  }

  /** The modules in these files, by path from the root of the repository. */
  modulesIn(files: Iterable<string>): string[] {
    return [...files].flatMap((file) => this.modules[file] ?? []).map((id) => path.relative(root, id));
  }

  /** Gzipped bytes. */
  sizeOf(files: Iterable<string>): number {
    return [...files].reduce((sum, file) => sum + (this.sizes.get(file) ?? 0), 0);
  }
}
