import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createDeflate, createInflate, type Deflate } from 'node:zlib';

/**
 * A temporary file for text that is written first and read once, compressed. It is unlinked right after creation, so
 * that nothing remains even if the process dies.
 */
export class Spool {
  readonly #packed: Deflate = createDeflate({ level: 1 });
  readonly #written: Promise<void>;

  private constructor(private readonly file: FileHandle) {
    this.#written = this.#keep();
    // `write` and `read` report errors.
    this.#written.catch(() => undefined);
  }

  /** @throws if the folder for temporary files is not writable */
  static async create(): Promise<Spool> {
    const name = path.join(tmpdir(), `regio-${process.pid}-${randomBytes(8).toString('hex')}`);
    const file = await open(name, 'wx+', 0o600);
    await rm(name);
    return new Spool(file);
  }

  async #keep(): Promise<void> {
    for await (const part of this.#packed) await this.file.appendFile(part as Buffer);
  }

  /**
   * Writes text, and waits if the disk is slow.
   * @throws disk errors
   */
  async write(text: string): Promise<void> {
    if (!this.#packed.write(text)) await Promise.race([once(this.#packed, 'drain'), this.#written]);
  }

  /**
   * Ends writing and returns everything written.
   * @throws disk errors
   */
  async read(): Promise<Readable> {
    this.#packed.end();
    await this.#written;
    const text = createInflate();
    pipeline(this.#parts(), text).catch((error: Error) => text.destroy(error));
    return text;
  }

  async *#parts(): AsyncGenerator<Buffer> {
    for (let position = 0; ;) {
      const { bytesRead, buffer } = await this.file.read(Buffer.allocUnsafe(65_536), 0, 65_536, position);
      if (bytesRead === 0) return;
      position += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  }

  /** Frees the disk space. */
  async close(): Promise<void> {
    this.#packed.destroy();
    await this.#written.catch(() => undefined);
    await this.file.close();
  }
}
