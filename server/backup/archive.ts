import type { Readable } from 'node:stream';
import { open, type Entry, type ZipFile } from 'yauzl';
import { readAll } from '../files/readAll';
import { manifestName, manifestSchema, type Manifest } from './manifest';

/** A backup, opened for reading. */
export interface Archive {
  manifest: Manifest;
  names: string[];
  read(name: string): Promise<Readable>;
  close(): void;
}

/** Errors: one sentence when the file is no backup of ours. */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openZip(path);
  const entries = new Map<string, Entry>();
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on('end', resolve);
    zip.on('error', reject);
    zip.readEntry();
  });
  const read = (name: string) =>
    new Promise<Readable>((resolve, reject) => {
      const entry = entries.get(name);
      if (!entry) return reject(new Error(`The archive has no entry ${name}: it is damaged.`));
      zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
    });
  const text = (await readAll(await read(manifestName))).toString();
  const manifest = manifestSchema.safeParse(JSON.parse(text));
  if (!manifest.success) throw new Error('This archive was made by another version and cannot be read.');
  return { manifest: manifest.data, names: [...entries.keys()], read, close: () => zip.close() };
}

function openZip(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    open(path, { lazyEntries: true, autoClose: false }, (error, zip) => {
      if (error) reject(new Error(`${path} is not a readable backup: ${error.message}`));
      else resolve(zip);
    });
  });
}
