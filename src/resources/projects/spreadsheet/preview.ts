import type { ImportFile } from '../../../../domain/inbox/spreadsheetImport';
import type { ChosenFile } from './calls';

/** Enough for the first rows, in bytes. */
const beginning = 64 * 1024;
/** Number of rows examined, and of values shown per column. */
const looked = 20;
const shown = 3;

/**
 * Columns and first values of a CSV file, before the upload; null for other files. The server maps the columns and
 * counts the rows.
 */
export async function previewOf({ bytes }: ChosenFile): Promise<ImportFile | null> {
  const start = new Uint8Array(await bytes.slice(0, beginning).arrayBuffer());
  const text = textOf(start);
  // A zip file, such as XLSX, or anything else that is not text.
  if (text.startsWith('PK') || text.includes('\0')) return null;
  const said = /^sep=(.)\r?\n/.exec(text);
  const { default: Papa } = await import('papaparse');
  const { data } = Papa.parse<string[]>(text.slice(said?.[0].length ?? 0), {
    ...(said?.[1] && { delimiter: said[1] }),
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

/** UTF-8, UTF-16 with a byte order mark, or else Windows-1252, as written by Excel: like the server. */
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
