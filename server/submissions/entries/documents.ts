import { sql, type Kysely, type Transaction } from 'kysely';
import { mostDocumentBytes } from '../../../domain/submissionForms';
import type { FileStore } from '../../files/fileStore';
import { acceptBytes } from '../../files/acceptUpload';
import { HttpProblem } from '../../http/problems';
import type { Tables } from '../../tables';
import { hashOf, isCode, newCode } from '../code';

/** Documents of strangers may take so much room in all, and so much of one network as long as they belong to nothing, in bytes. */
const mostRoom = 1_000_000_000;
const mostRoomOfNetwork = 60_000_000;

/** The code that a document is named by when it is handed in, and what it is. */
export interface KeptDocument {
  code: string;
  name: string;
  extension: string;
  size: number;
}

/**
 * Keeps a document of a stranger where nobody can open it, until what it belongs to is confirmed. Errors: 413, 415 and 422 as for every upload; 429 where
 * there is no more room.
 */
export async function keepDocument(db: Kysely<Tables>, bytes: Buffer, given: { name: string; mimeType: string; extension: string }, network: string): Promise<KeptDocument> {
  if (bytes.length > mostDocumentBytes) throw HttpProblem.tooLarge();
  const { name, extension, mimeType: mime_type, hash } = await acceptBytes(bytes, given);
  const { rows: [room] } = await sql<{ all: number; own: number }>`
    select coalesce(sum(size), 0)::float8 as all, coalesce(sum(size) filter (where network = ${network} and submission_id is null), 0)::float8 as own from submission_documents`.execute(db);
  if (room && (room.all + bytes.length > mostRoom || room.own + bytes.length > mostRoomOfNetwork)) throw HttpProblem.tooMany(3_600);
  const { code, hash: code_hash } = newCode();
  await db.insertInto('submission_documents').values({ code_hash, network, name, extension, mime_type, size: bytes.length, hash, bytes, submission_id: null }).execute();
  return { code, name, extension, size: bytes.length };
}

/** Gives documents to a submission. Out: the places of those that are not there, no longer or for another one. */
export async function giveDocuments(trx: Transaction<Tables>, codes: readonly string[], submission: number, types: Readonly<Record<string, string>>): Promise<{ missing: number[]; wrong: number[] }> {
  const missing: number[] = [];
  const wrong: number[] = [];
  for (const [index, code] of codes.entries()) {
    const row = isCode(code)
      ? await trx.updateTable('submission_documents').set({ submission_id: submission }).where('code_hash', '=', hashOf(code)).where('submission_id', 'is', null).returning('extension').executeTakeFirst()
      : undefined;
    if (!row) missing.push(index);
    else if (!Object.hasOwn(types, row.extension)) wrong.push(index);
  }
  return { missing, wrong };
}

/** Makes files of the documents of a submission, as if an editor had uploaded them. Out: as records name them. */
export async function takeDocuments(trx: Transaction<Tables>, store: FileStore, submission: number): Promise<{ id: number; name: string; extension: string }[]> {
  const rows = await trx.selectFrom('submission_documents').selectAll().where('submission_id', '=', submission).orderBy('id').execute();
  const files = [];
  for (const { name, extension, mime_type, size, hash, bytes } of rows) {
    await store.put(hash, bytes);
    files.push(await trx.insertInto('files').values({ name, extension, mime_type, size, hash, created_by: null }).returning(['id', 'name', 'extension']).executeTakeFirstOrThrow());
  }
  await trx.deleteFrom('submission_documents').where('submission_id', '=', submission).execute();
  return files;
}
