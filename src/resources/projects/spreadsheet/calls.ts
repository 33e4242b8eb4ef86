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

/** A chosen file, in memory: it stays what it was when it is changed on the disk. */
export interface ChosenFile {
  name: string;
  bytes: Blob;
}

/** What a call tells on its way, and what ends it. */
export interface CallOptions {
  /** A share from 0 to 1 of what is sent. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Errors: a sentence for a file that is too large or cannot be read. */
export async function readFile(file: File): Promise<ChosenFile> {
  if (file.size > spreadsheetLimit) throw new Error(tooLargeMessage(file.name, 'image'));
  try {
    return { name: file.name, bytes: new Blob([await file.arrayBuffer()]) };
  } catch {
    throw new Error(uploadWords.unreadable(file.name));
  }
}

/** What a file holds. Errors as in `apiUpload`. */
export function readColumns({ name, bytes }: ChosenFile, { onProgress, signal }: CallOptions): Promise<ImportFile> {
  return apiUpload(`/projects/import/columns?${formatQuery({ name })}`, bytes, onProgress, signal);
}

/** What would happen. In: the target of each column. Errors as in `apiUpload`. */
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

/** Lays what was shown into the inbox. Errors as in `apiUpload`; 409 where it would no longer be that. */
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
