import { Worker } from 'node:worker_threads';
import { readSpreadsheet } from './readSpreadsheet';
import { unreadable, type Sheet } from './sheet';

/** What a worker says in the end: the tables, or the sentence for the person who chose the file. */
export type Reading = { sheets: Sheet[] } | { refused: string };

/** How long a file may take, in milliseconds, and how much memory, in megabytes: several times what the largest honest one needs. */
const most = { time: 30_000, memory: 1_024 };
/** So many files are read at once; whoever comes later waits. */
const workers = 2;
/** Small files are read faster than a worker starts; none of them can take long. */
const smallFile = 20_000;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Reads a file beside the main thread, so that one which is made to take long holds up nobody: it ends with its time. Out and errors as
 * of `readSpreadsheet`.
 */
export async function readInWorker(bytes: Buffer, limits = most): Promise<Sheet[]> {
  if (bytes.length <= smallFile && bytes[0] !== 0x50) return readSpreadsheet(bytes);
  while (running >= workers) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    const reading = await run(bytes, limits);
    if ('refused' in reading) throw unreadable(reading.refused);
    return reading.sheets;
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

function run(bytes: Buffer, { time, memory }: typeof most): Promise<Reading> {
  const worker = new Worker(new URL('./readWorker.mjs', import.meta.url), { workerData: bytes, resourceLimits: { maxOldGenerationSizeMb: memory } });
  return new Promise<Reading>((resolve, reject) => {
    const timer = setTimeout(() => resolve({ refused: 'Die Datei lässt sich nicht in nützlicher Zeit lesen. Speichern Sie sie bitte neu, als XLSX oder CSV, oder teilen Sie sie auf.' }), time);
    worker.on('message', resolve);
    worker.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ refused: 'Die Datei enthält zu viel. Teilen Sie sie bitte auf mehrere Dateien auf.' }) : reject(error)));
    worker.on('exit', () => clearTimeout(timer));
  }).finally(() => void worker.terminate());
}
