import { type FileStore, MissingFile } from './fileStore';
import { S3Store } from './s3Store';
import { createReadStream } from 'node:fs';
import { access, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { writeAtomically } from './writeAtomically';

/**
 * Opens the store of `FILES_URL`: `file:` with a folder, or `s3://bucket/prefix`. The S3 account comes from the usual
 * variables (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION, and AWS_ENDPOINT_URL for services other than
 * Amazon's).
 */
export function openFileStore(address: URL, env: NodeJS.ProcessEnv = process.env): FileStore {
  return address.protocol === 's3:' ? new S3Store(address, env) : new FolderStore(address);
}

/** Files in a local folder, in subfolders by the first two characters of the hash. */
export class FolderStore implements FileStore {
  readonly #folder: string;

  constructor(folder: URL) {
    this.#folder = fileURLToPath(folder);
  }

  async put(hash: string, bytes: Buffer): Promise<void> {
    const path = this.#path(hash);
    if (await this.has(hash)) return;
    await writeAtomically(path, bytes);
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
