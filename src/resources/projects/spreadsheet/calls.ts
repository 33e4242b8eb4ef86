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

/** A chosen file in memory, so that later changes on disk do not affect it. */
export interface ChosenFile {
  name: string;
  bytes: Blob;
}

/** Progress and abort of a request. */
export interface CallOptions {
  /** A fraction of the upload, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** @throws a message if the file is too large or cannot be read */
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
 * Does a dry run of the import.
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
 * Imports into the inbox what the dry run showed.
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

/** Enough for the first rows, in bytes. */
const beginning = 64 * 1024;
/** The number of rows examined, and of values shown per column. */
const looked = 20;
const shown = 3;

/**
 * The columns and first values of a CSV file, before the upload; null for other files. The server maps the columns and
 * counts the rows.
 */
export async function previewOf({ bytes }: ChosenFile): Promise<ImportFile | null> {
  const start = new Uint8Array(await bytes.slice(0, beginning).arrayBuffer());
  const text = textOf(start);
  // A zip file, such as XLSX, or anything else that is not text.
  if (text.startsWith('PK') || text.includes('\0')) return null;
  const separator = /^sep=(.)\r?\n/.exec(text);
  const { default: Papa } = await import('papaparse');
  const { data } = Papa.parse<string[]>(text.slice(separator?.[0].length ?? 0), {
    ...(separator?.[1] && { delimiter: separator[1] }),
    preview: looked,
    skipEmptyLines: 'greedy',
  });
  const [head = [], ...rows] = data;
  const columns = head.map((name, index) => ({
    label: name.trim(),
    target: null,
    samples: rows.flatMap((row) => row[index]?.trim() || []).slice(0, shown),
  }));
  return { tables: [], targets: [], columns: columns.filter(({ label }) => label !== '') };
}

/** Decodes UTF-8, UTF-16 with a byte order mark, or Windows-1252, which Excel writes; the same as the server. */
function textOf(start: Uint8Array): string {
  const mark = `${start[0]} ${start[1]}`;
  if (mark === '255 254' || mark === '254 255')
    return new TextDecoder(mark === '255 254' ? 'utf-16le' : 'utf-16be').decode(start);
  try {
    // The last character may be cut off.
    return new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(start);
  }
}
