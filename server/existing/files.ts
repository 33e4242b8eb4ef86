import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { withoutHiddenCharacters } from '../../domain/values/fileNames';
import { filesLock } from '../files/filesLock';
import { populate } from '../engine/write/bulkInsert';
import { timestampsOf, type ReportFinding } from './mapping';
import { write, type ImportRun } from './importRun';
import { tableOfEntity } from './schema';
import { readFiles, type Staged, type StagedFile } from './stage';
import type { Findings } from './findings';

const table = tableOfEntity('file');

/** A file of the dump as it will be stored. */
export interface FileToImport {
  id: number;
  name: string;
  extension: string;
  mimeType: string;
  size: number;
  hash: string;
  createdAt: string;
}

const typesByExtension: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  pdf: 'application/pdf',
};

/** The files of a dump that have content. Reports irregularities. */
export function filesToImport({ files }: Staged, findings: Findings, now: string): Map<number, FileToImport> {
  return new Map(
    files.flatMap((file) => {
      const kept = fileToMove(file, findings, now);
      return kept ? [[kept.id, kept] as const] : [];
    }),
  );
}

function fileToMove(file: StagedFile, findings: Findings, now: string): FileToImport | null {
  const { id, row, hash, size, isDamaged, isAsHashed } = file;
  const report: ReportFinding = (kind, field, before, after, why) =>
    findings.add({ table, id, field, kind, before, after, why });
  if (hash === null) {
    findings.leaveOut(table, id, row, 'Die Datei ist leer: Ihr Inhalt fehlt im bisherigen System');
    return null;
  }
  if (isDamaged) report('note', 'data', row.name, row.name, 'Der Inhalt ist beschädigt: übernommen, was lesbar ist');
  if (isAsHashed === false) report('note', 'hash', row.hash, hash, 'Die Prüfsumme stimmt nicht mit dem Inhalt überein');
  const fromName = /\.([a-z0-9]{1,10})$/i.exec(row.name ?? '')?.[1];
  const given = (row.extension ?? '').trim().replace(/^\./, '').toLowerCase();
  const extension = /^[a-z0-9]{1,10}$/.test(given) ? given : (fromName?.toLowerCase() ?? 'file');
  if (extension !== (row.extension ?? ''))
    report('changed', 'extension', row.extension, extension, 'Dateiendung vereinheitlicht');
  const isType = /^[\w.+-]+\/[\w.+-]+$/.test(row.mime_type ?? '');
  const mimeType = isType
    ? (row.mime_type as string)
    : (file.mimeType ?? typesByExtension[extension] ?? 'application/octet-stream');
  if (mimeType !== row.mime_type) report('changed', 'mimeType', row.mime_type, mimeType, 'Dateityp nach dem Inhalt');
  const name = withoutHiddenCharacters((row.name ?? '').toWellFormed()) || `${id}.${extension}`;
  if (name !== row.name) report('changed', 'name', row.name, name, 'Dateiname ergänzt oder bereinigt');
  const { createdAt, updatedAt } = timestampsOf(row, now, report);
  if (updatedAt !== createdAt)
    report('leftOut', 'updatedAt', row.updated_at, undefined, 'Dafür gibt es hier kein Feld');
  return { id, name, extension, mimeType, size, hash, createdAt };
}

/** The rows of the written files are inserted after this many bytes. */
const maxPendingBytes = 50_000_000;

/** Stores the files that do not exist here yet, under their ids. */
export async function importFiles(
  run: ImportRun,
  files: ReadonlyMap<number, FileToImport>,
  onProgress: (done: number, of: number) => void,
): Promise<void> {
  const { rows } = await sql<{ id: number; hash: string }>`select id, hash from files`.execute(run.db);
  const there = new Map(rows.map(({ id, hash }) => [id, hash]));
  const wanted = new Set([...files.values()].filter(({ id, hash }) => there.get(id) !== hash).map(({ id }) => id));
  if (wanted.size === 0 || run.isDry) return;
  let [pending, size, done] = [[] as FileToImport[], 0, 0];
  const flush = async () => {
    const kept = pending;
    [pending, size] = [[], 0];
    await write(run, async (trx) => {
      await sql`select pg_advisory_xact_lock_shared(${filesLock})`.execute(trx);
      await populate(
        trx,
        'files',
        kept
          .filter(({ id }) => !there.has(id))
          .map(({ id, name, extension, mimeType: mime_type, size: bytes, hash, createdAt: created_at }) => ({
            id,
            name,
            extension,
            mime_type,
            size: bytes,
            hash,
            created_at,
          })),
      );
      for (const { id, hash, size: bytes } of kept.filter((one) => there.has(one.id)))
        await sql`update files set hash = ${hash}, size = ${bytes} where id = ${id}`.execute(trx);
    });
    // A file with equal bytes may have been removed meanwhile; from now on these rows protect the bytes.
    for (const { hash } of kept)
      if (!(await run.files.has(hash))) throw new Error(`The bytes of ${hash} are gone: run the import again.`);
  };
  await readFiles(run.dump, wanted, async (id, bytes) => {
    const file = files.get(id) as FileToImport;
    if (createHash('sha256').update(bytes).digest('hex') !== file.hash)
      throw new Error('The dump changed while it was read.');
    await run.files.put(file.hash, bytes);
    pending.push(file);
    size += bytes.length;
    done += 1;
    onProgress(done, wanted.size);
    if (size > maxPendingBytes || pending.length >= 500) await flush();
  });
  await flush();
}
