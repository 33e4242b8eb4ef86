import type { Readable } from 'node:stream';

/**
 * Stores the bytes of uploads in a folder or S3 (`FILES_URL`). The key is the sha256 of the content, so equal files are
 * stored once and keys never change their content.
 */
export interface FileStore {
  /** Stores the bytes, and resolves when they are written durably. Does nothing if they exist. */
  put(hash: string, bytes: Buffer): Promise<void>;
  /**
   * The bytes as a stream.
   * @throws MissingFile
   */
  open(hash: string): Promise<Readable>;
  has(hash: string): Promise<boolean>;
  /** Removes the bytes, if they exist. */
  remove(hash: string): Promise<void>;
}

/** The store has no file with this hash. */
export class MissingFile extends Error {
  constructor(hash: string) {
    super(`The store has no file ${hash}.`);
  }
}
