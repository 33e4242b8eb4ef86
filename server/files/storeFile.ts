import { sql, type Kysely } from 'kysely';
import type { Tables } from '../tables';
import type { AcceptedUpload } from './acceptUpload';
import type { FileStore } from './fileStore';
import { filesLock } from './filesLock';

/** A stored file. */
interface StoredFileRow {
  id: number;
  name: string;
  extension: string;
  mimeType: string;
  size: number;
  hash: string;
  createdAt: Date;
}

/**
 * Stores a file's bytes and then its row.
 * @param createdBy an account; null for the system
 */
export async function storeFile(
  db: Kysely<Tables>,
  store: FileStore,
  upload: Pick<AcceptedUpload, 'name' | 'extension' | 'mimeType' | 'hash' | 'bytes'>,
  createdBy: number | null,
): Promise<StoredFileRow> {
  const { name, extension, mimeType, hash, bytes } = upload;
  // The bytes come first, so that no row refers to missing content.
  await store.put(hash, bytes);
  const { rows } = await sql<StoredFileRow>`
    with held as materialized (select pg_advisory_xact_lock_shared(${filesLock}))
    insert into files (name, extension, mime_type, size, hash, created_by)
    select ${name}::text, ${extension}::text, ${mimeType}::text, ${bytes.length}::bigint, ${hash}::text,
      ${createdBy}::int from held
    returning id, name, extension, mime_type as "mimeType", size, hash, created_at as "createdAt"`.execute(db);
  // A file with equal bytes may have been removed in between; from now on this row protects the bytes.
  if (!(await store.has(hash))) await store.put(hash, bytes);
  return rows[0] as StoredFileRow;
}
