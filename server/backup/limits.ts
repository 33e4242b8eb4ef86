import { Transform } from 'node:stream';
import { manifestName } from './manifest';

const megabyte = 1024 * 1024;

/**
 * The limits of an archive. A restore reads no more, so that forged archives can do no harm; a backup writes no more,
 * so that it can be restored. Files are read into memory one by one; tables are streamed and may be larger.
 */
export const limits = {
  entries: 1_000_000,
  manifest: 16 * megabyte,
  table: 64 * 1024 * megabyte,
  file: 100 * megabyte,
};
export type Limits = typeof limits;

/** The size limit of an entry by its name; undefined for names that no backup contains. */
export function maxBytes(name: string, { manifest, table, file }: Limits = limits): number | undefined {
  if (name === manifestName) return manifest;
  if (/^tables\/[a-z0-9_]{1,63}\.copy$/.test(name)) return table;
  return /^files\/[0-9a-f]{64}$/.test(name) ? file : undefined;
}

/** @throws if an archive with this many entries could not be restored */
export function refuseTooMany(entries: number, { entries: most }: Limits): void {
  if (entries > most)
    throw new Error(`The backup would have ${entries} entries and could not be restored: at most ${most} are allowed.`);
}

/** Passes bytes through and fails above the limit of the entry. */
export function bounded(name: string, given: Limits): Transform {
  const most = maxBytes(name, given) ?? 0;
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes <= most) done(null, chunk);
      else done(new Error(`${name} has more than ${most} bytes: the backup could not be restored.`));
    },
  });
}
