import { pipeline, Transform, type Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { open, type Entry, type ZipFile } from 'yauzl';
import { buffer } from 'node:stream/consumers';
import { limits, maxBytes } from './limits';
import { manifestName, manifestSchema, type Manifest } from './manifest';

/** A backup opened for reading. */
export interface Archive {
  manifest: Manifest;
  names: string[];
  read(name: string): Promise<Readable>;
  close(): void;
}

/**
 * Opens a backup. Never extracts to a path named in the archive.
 * @throws with a message if the file is not a backup
 */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openZip(path);
  try {
    const entries = await readEntries(zip, path);
    const read = (name: string) =>
      new Promise<Readable>((resolve, reject) => {
        const entry = entries.get(name);
        if (!entry) return reject(new Error(`The archive has no entry ${name}: it is damaged.`));
        // The stream fails if an entry unpacks to more than its declared size (a zip bomb), so checking the declared
        // size suffices.
        zip.openReadStream(entry, (error, stream) =>
          error ? reject(error) : resolve(pipeline(stream, checked(entry), () => undefined)),
        );
      });
    const manifest = manifestSchema.safeParse(parseJson((await buffer(await read(manifestName))).toString()));
    if (!manifest.success) throw new Error('This archive was made by another version and cannot be read.');
    return { manifest: manifest.data, names: [...entries.keys()], read, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** Passes an entry's bytes through and fails at the end if they are not those that were written. */
function checked({ fileName, crc32: expected }: Entry): Transform {
  let sum = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum = crc32(chunk, sum);
      done(null, chunk);
    },
    flush: (done) => done(sum === expected ? null : new Error(`The entry ${fileName} in the archive is damaged.`)),
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The entries by name.
 * @throws for an entry that no backup contains, judged by its name or size, or by the number of entries
 */
async function readEntries(zip: ZipFile, path: string): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  if (zip.entryCount > limits.entries) throw new Error(`${path} is no backup: it has ${zip.entryCount} entries.`);
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      const most = maxBytes(entry.fileName);
      if (most === undefined || entries.has(entry.fileName))
        return reject(
          new Error(
            `${path} is no backup: it has an entry ${JSON.stringify(entry.fileName)} that does not belong there.`,
          ),
        );
      if (entry.uncompressedSize > most)
        return reject(new Error(`${path} is no backup: its entry ${entry.fileName} is too large.`));
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on('end', resolve);
    zip.on('error', (error: Error) => reject(new Error(`${path} is not a readable backup: ${error.message}`)));
    zip.readEntry();
  });
  return entries;
}

function openZip(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    open(path, { lazyEntries: true, autoClose: false }, (error, zip) => {
      if (error) reject(new Error(`${path} is not a readable backup: ${error.message}`));
      else resolve(zip);
    });
  });
}
