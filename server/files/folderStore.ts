import { createReadStream } from 'node:fs';
import { access, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { MissingFile, type FileStore } from './fileStore';
import { writeWhole } from './writeWhole';

/** Files in a local folder, in subfolders by the first two characters of the hash. */
export class FolderStore implements FileStore {
  readonly #folder: string;

  constructor(folder: URL) {
    this.#folder = fileURLToPath(folder);
  }

  async put(hash: string, bytes: Buffer): Promise<void> {
    const path = this.#path(hash);
    if (await this.has(hash)) return;
    await writeWhole(path, bytes);
  }

  async open(hash: string): Promise<Readable> {
    const path = this.#path(hash);
    await stat(path).catch(() => {
      throw new MissingFile(hash);
    });
    return createReadStream(path);
  }

  async has(hash: string): Promise<boolean> {
    return access(this.#path(hash)).then(
      () => true,
      () => false,
    );
  }

  async remove(hash: string): Promise<void> {
    await rm(this.#path(hash), { force: true });
  }

  #path(hash: string): string {
    if (!/^[0-9a-f]{64}$/.test(hash)) throw new MissingFile(hash);
    return join(this.#folder, hash.slice(0, 2), hash);
  }
}
