import { sql, type Kysely, type Transaction } from 'kysely';
import type { FieldError } from '../../../domain/contentType';
import type { Locale } from '../../../domain/locales';
import { maxDocumentBytes, type SubmissionForm } from '../../../domain/submissions/submissionForms';
import { submissionProblems } from '../../../domain/submissions/submissionProblems';
import type { FileStore } from '../../files/fileStore';
import { acceptBytes } from '../../files/acceptUpload';
import { storeFile } from '../../files/storeFile';
import { HttpProblem } from '../../http/problems';
import type { Tables } from '../../tables';
import { hashOf, isCode, newCode } from '../../accounts/code';
import type { SubmittedValues } from '../../../domain/submissions/formSchema';

/** The maximum total size of visitors' unconfirmed documents, and of those from one network, in bytes. */
const maxStoredBytes = 1_000_000_000;
const maxStoredBytesOfNetwork = 100_000_000;

/** The code by which a submission refers to an uploaded document, and its metadata. */
interface StoredDocument {
  code: string;
  name: string;
  extension: string;
  size: number;
}

/**
 * Stores a visitor's document, which stays inaccessible until its submission is confirmed.
 * @throws 413, 415 and 422 as for other uploads; 429 if there is no more room
 */
export async function storeDocument(
  db: Kysely<Tables>,
  bytes: Buffer,
  given: { name: string; mimeType: string; extension: string },
  network: string,
): Promise<StoredDocument> {
  if (bytes.length > maxDocumentBytes) throw HttpProblem.tooLarge();
  const { name, extension, mimeType: mime_type, hash } = await acceptBytes(bytes, given);
  const {
    rows: [room],
  } = await sql<{ all: number; own: number }>`
    select coalesce(sum(size), 0)::float8 as all,
      coalesce(sum(size) filter (where network = ${network}), 0)::float8 as own from submission_documents`.execute(db);
  if (room && (room.all + bytes.length > maxStoredBytes || room.own + bytes.length > maxStoredBytesOfNetwork))
    throw HttpProblem.tooMany(3_600);
  const { code, hash: code_hash } = newCode();
  await db
    .insertInto('submission_documents')
    .values({ code_hash, network, name, extension, mime_type, size: bytes.length, hash, bytes, submission_id: null })
    .execute();
  return { code, name, extension, size: bytes.length };
}

/**
 * Assigns documents to a submission.
 * @param files the documents of the form; those with a code are assigned
 * @throws 422, in the visitor's language, for documents that are missing, expired or already assigned, and for types
 * that the form does not accept
 */
export async function attachDocuments(
  trx: Transaction<Tables>,
  files: SubmittedValues['files'],
  submission: number,
  { fileTypes }: SubmissionForm,
  locale: Locale,
): Promise<void> {
  const problems = submissionProblems[locale];
  const errors: FieldError[] = [];
  for (const [index, { code }] of files.entries()) {
    if (code === undefined) continue;
    const row = isCode(code)
      ? await trx
          .updateTable('submission_documents')
          .set({ submission_id: submission })
          .where('code_hash', '=', hashOf(code))
          .where('submission_id', 'is', null)
          .returning('extension')
          .executeTakeFirst()
      : undefined;
    if (!row || !Object.hasOwn(fileTypes, row.extension))
      errors.push({ field: `files.${index}`, message: row ? problems.fileType : problems.fileGone });
  }
  if (errors.length > 0) throw HttpProblem.invalid(errors);
}

/** A document that has become a file, as records refer to it. */
export interface SubmittedFile {
  id: number;
  name: string;
  extension: string;
}

/**
 * Turns the documents of a submission into files, as if an editor had uploaded them.
 * @param check called first with their total size; may throw
 */
export async function convertDocuments(
  trx: Transaction<Tables>,
  store: FileStore,
  submission: number,
  check: (bytes: number) => Promise<void>,
): Promise<{ files: SubmittedFile[]; bytes: number }> {
  const rows = await trx
    .selectFrom('submission_documents')
    .selectAll()
    .where('submission_id', '=', submission)
    .orderBy('id')
    .execute();
  const all = rows.reduce((sum, { size }) => sum + size, 0);
  await check(all);
  const files = [];
  for (const { name, extension, mime_type: mimeType, hash, bytes } of rows) {
    const { id } = await storeFile(trx, store, { name, extension, mimeType, hash, bytes }, null);
    files.push({ id, name, extension });
  }
  await trx.deleteFrom('submission_documents').where('submission_id', '=', submission).execute();
  return { files, bytes: all };
}
