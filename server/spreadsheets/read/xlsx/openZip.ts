import { promisify } from 'node:util';
import type { Readable } from 'node:stream';
import { fromBuffer, type Entry, type Options, type ZipFile } from 'yauzl';
import type { HttpProblem } from '../../../http/problems';
import { limits, unreadable } from '../sheet';

const maxEntries = 2_000;
/** Parts below this size may have any compression ratio. */
const smallPart = 1_000_000;

/** A zip archive in memory, whose parts are read one at a time. */
export interface Zip {
  has(name: string): boolean;
  /**
   * The content of a part, unpacked as a stream.
   * @throws 422 if it is damaged or larger than declared
   */
  read(name: string): AsyncGenerator<Buffer>;
}

const open = promisify<Buffer, Options, ZipFile>(fromBuffer);

export const damaged = (cause?: unknown): HttpProblem =>
  Object.assign(unreadable('Die Datei ist beschädigt und lässt sich nicht lesen.'), { cause });
const tooLarge = () => unreadable('Die Datei ist ausgepackt zu gross. Teilen Sie sie bitte auf mehrere Dateien auf.');

/** A zip archive in memory, whose parts are read one at a time. */
export async function openZip(bytes: Buffer): Promise<Zip> {
  const file = await open(bytes, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
    throw damaged(error);
  });
  if (file.entryCount > maxEntries) throw tooLarge();
  const entries = await listEntries(file);
  let left: number = limits.unpacked;
  return {
    has: (name) => entries.has(name.toLowerCase()),
    async *read(name) {
      const entry = entries.get(name.toLowerCase());
      if (!entry) throw damaged();
      if (entry.isEncrypted()) throw unreadable('Die Datei ist mit einem Passwort geschützt.');
      const { uncompressedSize, compressedSize } = entry;
      if (uncompressedSize > left || (uncompressedSize > smallPart && uncompressedSize > compressedSize * limits.ratio))
        throw tooLarge();
      try {
        // The stream fails if it exceeds the declared size.
        for await (const chunk of await openEntry(file, entry)) {
          left -= (chunk as Buffer).length;
          yield chunk as Buffer;
        }
      } catch (error) {
        throw damaged(error);
      }
    },
  };
}

/** Keyed by name in lower case, since spreadsheet programs ignore case. */
async function listEntries(file: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  await new Promise<void>((resolve, reject) => {
    file.on('entry', (entry: Entry) => {
      entries.set(entry.fileName.toLowerCase(), entry);
      file.readEntry();
    });
    file.once('end', resolve).once('error', (error) => reject(damaged(error)));
    file.readEntry();
  });
  return entries;
}

function openEntry(file: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) =>
    file.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))),
  );
}
