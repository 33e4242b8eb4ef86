import type { Readable } from 'node:stream';

/**
 * Where the bytes of uploads lie: a folder or S3 (`FILES_URL`). The key is the sha256 of the content in hexadecimal, so
 * that the same bytes are kept once and a stored key never changes its meaning.
 */
export interface FileStore {
  /** Keeps the bytes; done when they are safe on disk. Storing what is there already changes nothing. */
  put(hash: string, bytes: Buffer): Promise<void>;
  /** The bytes as a stream; throws when there are none under this key. */
  open(hash: string): Promise<Readable>;
  has(hash: string): Promise<boolean>;
  /** Forgets the bytes; removing what is not there changes nothing. */
  remove(hash: string): Promise<void>;
}

/** There is nothing in the store under this hash. */
export class MissingFile extends Error {}
