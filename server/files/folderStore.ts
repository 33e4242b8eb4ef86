import { createReadStream } from 'node:fs';
import { access, mkdir, open, rename, stat } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { FileStore } from './fileStore';
import { MissingFile } from './missingFile';

/** Files in a folder of this machine, spread over sub-folders by the first two characters of the hash. */
export class FolderStore implements FileStore {
  readonly #folder: string;

  constructor(folder: URL) {
    this.#folder = fileURLToPath(folder);
  }

  async put(hash: string, bytes: Buffer): Promise<void> {
    const path = this.#path(hash);
    if (await this.has(hash)) return;
    await mkdir(dirname(path), { recursive: true });
    // Written beside, flushed, then moved: what has the name is whole, even after a power loss.
    const temporary = `${path}.${randomBytes(4).toString('hex')}.part`;
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
    await flushFolder(dirname(path));
  }

  async open(hash: string): Promise<Readable> {
    const path = this.#path(hash);
    await stat(path).catch(() => {
      throw new MissingFile(hash);
    });
    return createReadStream(path);
  }

  async has(hash: string): Promise<boolean> {
    return access(this.#path(hash)).then(() => true, () => false);
  }

  #path(hash: string): string {
    if (!/^[0-9a-f]{64}$/.test(hash)) throw new MissingFile(hash);
    return join(this.#folder, hash.slice(0, 2), hash);
  }
}

/** A rename is durable when its folder is; systems that cannot flush a folder do without. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}
