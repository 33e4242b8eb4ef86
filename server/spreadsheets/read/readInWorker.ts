import { threadsOf } from '../../threads';
import { readSpreadsheet } from './readSpreadsheet';
import { unreadable, type Sheet } from './sheet';

/** What a thread says in the end: the tables, or the sentence for the person who chose the file. */
export type Reading = { sheets: Sheet[] } | { refused: string };

/** Several times the memory that the largest honest file needs. */
const read = threadsOf<Buffer, Reading>(new URL('./readWorker.mjs', import.meta.url), { memory: 1_024, threads: 2 });
/** How long a file may take, in milliseconds: several times what the largest honest one needs. */
const longest = 30_000;
/** Small files are read faster than a thread starts; none of them can take long. */
const smallFile = 20_000;

/**
 * Reads a file beside the main thread, so that one which is made to take long holds up nobody: it ends with its time.
 * Out and errors as of `readSpreadsheet`.
 */
export async function readInWorker(bytes: Buffer, time = longest): Promise<Sheet[]> {
  if (bytes.length <= smallFile && bytes[0] !== 0x50) return readSpreadsheet(bytes);
  const reading = await read(bytes, time);
  if (reading === 'tooLong')
    throw unreadable(
      'Das Einlesen der Datei dauert zu lange. Speichern Sie sie bitte neu, als XLSX oder CSV, oder teilen Sie sie auf.',
    );
  if (reading === 'tooLarge')
    throw unreadable('Die Datei enthält zu viel. Teilen Sie sie bitte auf mehrere Dateien auf.');
  if ('refused' in reading) throw unreadable(reading.refused);
  return reading.sheets;
}
