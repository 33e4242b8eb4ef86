import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';
import type { AcceptedUpload } from './acceptUpload';
import type { FileStore } from './fileStore';
import { filesLock } from './filesLock';

/** A file as it is kept. */
interface KeptFile {
  id: number;
  name: string;
  extension: string;
  mimeType: string;
  size: number;
  hash: string;
  createdAt: Date;
}

/**
 * Keeps a file: its bytes in the store, and who it is in the database. In: `createdBy`, an account or null for the
 * product itself.
 */
export async function keepFile(
  db: Kysely<Tables>,
  store: FileStore,
  upload: Pick<AcceptedUpload, 'name' | 'extension' | 'mimeType' | 'hash' | 'bytes'>,
  createdBy: number | null,
): Promise<KeptFile> {
  const { name, extension, mimeType, hash, bytes } = upload;
  // The bytes first: a row never points at what is not there.
  await store.put(hash, bytes);
  const { rows } = await sql<KeptFile>`
    with held as materialized (select pg_advisory_xact_lock_shared(${filesLock}))
    insert into files (name, extension, mime_type, size, hash, created_by)
    select ${name}::text, ${extension}::text, ${mimeType}::text, ${bytes.length}::bigint, ${hash}::text, ${createdBy}::int from held
    returning id, name, extension, mime_type as "mimeType", size, hash, created_at as "createdAt"`.execute(db);
  // The same bytes may have gone with another file in between. From now on they stay: this row names them.
  if (!(await store.has(hash))) await store.put(hash, bytes);
  return rows[0] as KeptFile;
}
