import { createThreadPool } from '../../threads';
import { readSpreadsheet } from './readSpreadsheet';
import { unreadable, type Sheet } from './sheet';

/** The result of a worker: tables, or an error message for the user. */
export type Reading = { sheets: Sheet[] } | { refused: string };

/** Several times as much memory as the largest realistic file needs. */
const read = createThreadPool<Buffer, Reading>(new URL('./readWorker.mjs', import.meta.url), {
  memory: 1_024,
  threads: 2,
});
/** The time limit in milliseconds: several times as long as the largest realistic file takes. */
const timeLimit = 30_000;
/** Small files are read faster than a worker starts, and none of them can take long. */
const smallFile = 20_000;

/** `readSpreadsheet` in a worker thread with a time limit, so that a malicious file cannot block the server. */
export async function readInWorker(bytes: Buffer, time = timeLimit): Promise<Sheet[]> {
  if (bytes.length <= smallFile && bytes[0] !== 0x50) return readSpreadsheet(bytes);
  const reading = await read(bytes, time);
  if (reading === 'tooLong')
    throw unreadable(
      'Das Einlesen der Datei dauert zu lange. Speichern Sie sie bitte neu, als XLSX oder CSV, oder teilen ' +
        'Sie sie auf.',
    );
  if (reading === 'tooLarge')
    throw unreadable('Die Datei enthält zu viel. Teilen Sie sie bitte auf mehrere Dateien auf.');
  if ('refused' in reading) throw unreadable(reading.refused);
  return reading.sheets;
}
