import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createDeflate, createInflate, type Deflate } from 'node:zlib';

/**
 * Text that is written first and read once afterwards, packed, in a file: memory holds some of it only. The file has
 * no name from the start, so that nothing is left of it, whatever ends the process.
 */
export class Spool {
  readonly #packed: Deflate = createDeflate({ level: 1 });
  readonly #written: Promise<void>;

  private constructor(private readonly file: FileHandle) {
    this.#written = this.#keep();
    // Told by `write` and `read`.
    this.#written.catch(() => undefined);
  }

  /** Errors: a folder for temporary files that cannot be written to. */
  static async create(): Promise<Spool> {
    const name = path.join(tmpdir(), `regio-${process.pid}-${randomBytes(8).toString('hex')}`);
    const file = await open(name, 'wx+', 0o600);
    await rm(name);
    return new Spool(file);
  }

  async #keep(): Promise<void> {
    for await (const part of this.#packed) await this.file.appendFile(part as Buffer);
  }

  /** Waits where the disk is slower than the writer. Errors: of the disk. */
  async write(text: string): Promise<void> {
    if (!this.#packed.write(text)) await Promise.race([once(this.#packed, 'drain'), this.#written]);
  }

  /** All that was written. Nothing can be written any more. Errors: of the disk. */
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

  /** Gives the disk back. */
  async close(): Promise<void> {
    this.#packed.destroy();
    await this.#written.catch(() => undefined);
    await this.file.close();
  }
}
