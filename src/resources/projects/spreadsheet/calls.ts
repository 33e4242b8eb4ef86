import { formatQuery } from '../../../../domain/http';
import {
  spreadsheetLimit,
  type ImportCheck,
  type ImportFile,
  type ImportResult,
} from '../../../../domain/inbox/spreadsheetImport';
import { tooLargeMessage } from '../../../../domain/uploads';
import { apiUpload } from '../../../api/http';
import { uploadWords } from '../../../i18n/forms';

/** A chosen file in memory, unaffected by later changes on the disk. */
export interface ChosenFile {
  name: string;
  bytes: Blob;
}

/** Progress and abort of a request. */
export interface CallOptions {
  /** A share from 0 to 1 of the upload. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** @throws a message if the file is too large or unreadable */
export async function readFile(file: File): Promise<ChosenFile> {
  if (file.size > spreadsheetLimit) throw new Error(tooLargeMessage(file.name, 'image'));
  try {
    return { name: file.name, bytes: new Blob([await file.arrayBuffer()]) };
  } catch {
    throw new Error(uploadWords.unreadable(file.name));
  }
}

/**
 * The columns of a file.
 * @throws like `apiUpload`
 */
export function readColumns({ name, bytes }: ChosenFile, { onProgress, signal }: CallOptions): Promise<ImportFile> {
  return apiUpload(`/projects/import/columns?${formatQuery({ name })}`, bytes, onProgress, signal);
}

/**
 * Previews the import.
 * @param fields the target of each column
 * @throws like `apiUpload`
 */
export function checkRows(
  { name, bytes }: ChosenFile,
  fields: readonly string[],
  { onProgress, signal }: CallOptions,
): Promise<ImportCheck> {
  return apiUpload(
    `/projects/import/check?${formatQuery({ name, fields: fields.join(',') })}`,
    bytes,
    onProgress,
    signal,
  );
}

/**
 * Imports what was previewed into the inbox.
 * @throws like `apiUpload`; 409 if the outcome would differ
 */
export function importRows(
  { name, bytes }: ChosenFile,
  fields: readonly string[],
  digest: string,
  { onProgress, signal }: CallOptions,
): Promise<ImportResult> {
  return apiUpload(
    `/projects/import?${formatQuery({ name, fields: fields.join(','), digest })}`,
    bytes,
    onProgress,
    signal,
    { once: true },
  );
}
