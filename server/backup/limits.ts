import { Transform } from 'node:stream';
import { manifestName } from './manifest';

const megabyte = 1024 * 1024;

/**
 * What an archive may hold: a restore reads no more, so that a forged one costs no more, and a backup writes no more, so
 * that each can be restored. Files are read into memory one by one, tables are streamed, so that these may be larger.
 */
export const limits = {
  entries: 1_000_000,
  manifest: 16 * megabyte,
  table: 64 * 1024 * megabyte,
  file: 100 * megabyte,
};
export type Limits = typeof limits;

/** The most bytes of an entry, by its name; undefined for one that no backup has. */
export function mostBytes(name: string, { manifest, table, file }: Limits = limits): number | undefined {
  if (name === manifestName) return manifest;
  if (/^tables\/[a-z0-9_]{1,63}\.copy$/.test(name)) return table;
  return /^files\/[0-9a-f]{64}$/.test(name) ? file : undefined;
}

/** Errors: an archive of so many entries could not be restored. */
export function refuseTooMany(entries: number, { entries: most }: Limits): void {
  if (entries > most)
    throw new Error(`The backup would have ${entries} entries and could not be restored: at most ${most} are allowed.`);
}

/** Hands bytes on. Errors: more than an entry of this name may have. */
export function bounded(name: string, given: Limits): Transform {
  const most = mostBytes(name, given) ?? 0;
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes <= most) done(null, chunk);
      else done(new Error(`${name} has more than ${most} bytes: the backup could not be restored.`));
    },
  });
}
