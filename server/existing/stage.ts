import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { createReadStream, closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { decodeFile } from './decodeFile';
import type { Findings } from './findings';
import { camel } from './mapping';
import { DumpReader, type DumpedRow, type DumpValue } from './readDump';
import { columnsOf, migrationTable, newestMigration, tableOfEntity, unknownSchema } from './schema';

/** A row of the dump, with every value as text. */
export type Row = Record<string, string | null>;

/** The metadata of a file whose bytes are not stored yet. */
export interface StagedFile {
  id: number;
  row: Row;
  /** sha256, hexadecimal; null where there are no bytes. */
  hash: string | null;
  size: number;
  /** Detected from the content, or taken from the data URL; null if unknown. */
  mimeType: string | null;
  isDamaged: boolean;
  /** Whether the MD5 of the stored text matches the stored hash; null if there is no hash. */
  isAsHashed: boolean | null;
}

/** The dump in temporary files, which disappear with the process. */
export interface Staged {
  counts: ReadonlyMap<string, number>;
  files: readonly StagedFile[];
  rows(table: string): AsyncIterable<Row>;
  close(): void;
}

export interface Reading {
  file: string;
  withLogs: boolean;
  /** Collects a finding for each string that cannot be stored unchanged. */
  findings: Findings;
  /** Called to report progress. */
  onProgress?: (done: { bytes: number; of: number; rows: number; files: number }) => void;
}

const fileTable = tableOfEntity('file');
const logTable = tableOfEntity('log');

/**
 * Reads and checks a whole dump.
 * @throws with a message if it cannot be imported
 */
export async function stageDump({ file, withLogs, findings, onProgress }: Reading): Promise<Staged> {
  const wants = (table: string) => columnsOf.has(table) && (withLogs || table !== logTable);
  const reader = new DumpReader(wants);
  const store = new RowStore();
  const counts = new Map<string, number>();
  const inserted = new Map<string, readonly string[]>();
  const files: StagedFile[] = [];
  const migrations: string[] = [];
  let rows = 0;
  const keep = ({ table, columns, values }: DumpedRow) => {
    counts.set(table, (counts.get(table) ?? 0) + 1);
    rows += 1;
    if (!wants(table)) return;
    if (columns === null)
      throw new DumpProblem('does not say the columns of its tables: make it without --no-create-info.');
    inserted.set(table, columns);
    const at = (column: string) => values[columns.indexOf(column)] ?? null;
    if (table === migrationTable) return void migrations.push(textOf(at('version')) ?? '');
    const row: Row = {};
    for (const column of columnsOf.get(table) as readonly string[]) {
      if (table === fileTable && column === 'data') continue;
      const { text, before, why } = storableText(at(column));
      row[column] = text;
      if (why)
        findings.add({ table, id: Number(row.id), field: camel(column), kind: 'changed', before, after: text, why });
    }
    if (table === fileTable) files.push(stagedFile(row, at('data')));
    else store.add(table, row);
  };
  try {
    await readPieces(file, reader, (bytes, of, read) => {
      for (const row of read) keep(row);
      onProgress?.({ bytes, of, rows, files: files.length });
    });
    const tables = new Map([...inserted, ...reader.tables]);
    refuse(tables, reader, migrations, counts, findings);
    return {
      counts,
      files,
      rows: (table) => store.read(table),
      close: () => store.close(),
    };
  } catch (error) {
    store.close();
    throw error instanceof DumpProblem
      ? new Error(`${path.basename(file)} ${error.message} Nothing was written.`)
      : error;
  }
}

/** Reads the dump again for the content of the wanted files. */
export async function readFiles(
  file: string,
  wanted: ReadonlySet<number>,
  onFile: (id: number, bytes: Buffer) => Promise<void>,
): Promise<void> {
  const reader = new DumpReader((table) => table === fileTable);
  let left = wanted.size;
  for await (const { chunk } of piecesOf(file)) {
    for (const { table, columns, values } of reader.write(chunk)) {
      if (table !== fileTable || !columns) continue;
      const id = Number(textOf(values[columns.indexOf('id')] ?? null));
      if (!wanted.has(id)) continue;
      const { bytes } = decodeFile(bytesOf(values[columns.indexOf('data')] ?? null));
      await onFile(id, bytes);
      left -= 1;
    }
    if (left === 0) return;
  }
}

/** Thrown for a dump that cannot be imported. The message continues a sentence that begins with the file's name. */
class DumpProblem extends Error {}

function refuse(
  tables: ReadonlyMap<string, readonly string[]>,
  reader: DumpReader,
  migrations: readonly string[],
  counts: ReadonlyMap<string, number>,
  findings: Findings,
): void {
  const { isCut, hasEnd, characters } = reader.end();
  const strange = unknownSchema(tables, reader.tables.size === 0);
  const isEmptyValue = strange?.startsWith('is no dump');
  if (isCut && !isEmptyValue) throw new DumpProblem('ends in the middle: it is cut off.');
  const newer = migrations
    .map((name) => name.slice(name.lastIndexOf('\\') + 1))
    .toSorted()
    .findLast((name) => name > newestMigration);
  if (newer && !isEmptyValue)
    throw new DumpProblem(`is of a newer version of the existing system, which this one does not know: ${newer}.`);
  if (strange) throw new DumpProblem(strange);
  // Tables are dumped in alphabetical order, so the accounts come last.
  if (!counts.get(tableOfEntity('user')))
    throw new DumpProblem(
      hasEnd
        ? 'has no accounts: make it with the rows of all tables.'
        : 'does not say where it ends, and lacks the accounts that stand at its end: it is cut off.',
    );
  const twice = [...reader.twice].find((table) => columnsOf.has(table));
  if (twice) throw new DumpProblem(`holds several databases: ${twice} is in it twice.`);
  if (!['utf8mb4', 'utf8', 'utf8mb3', 'binary'].includes(characters))
    throw new DumpProblem(`is written in ${characters}: make it with --default-character-set=utf8mb4.`);
  const note = (before: string, why: string) =>
    findings.add({ table: '', id: 0, field: '', kind: 'note', before, after: undefined, why });
  if (/^utf8(mb3)?$/.test(characters))
    note(
      characters,
      'Der Dump kennt keine Emojis und seltenen Zeichen: Statt ihrer steht «?» (--default-character-set=utf8mb4)',
    );
  if (!hasEnd)
    note('--compact', 'Der Dump sagt nicht, wo er endet: Ob am Schluss Konten fehlen, ist nicht zu erkennen');
}

async function readPieces(
  file: string,
  reader: DumpReader,
  onPiece: (bytes: number, of: number, rows: readonly DumpedRow[]) => void,
): Promise<void> {
  for await (const { chunk, bytes, of } of piecesOf(file)) onPiece(bytes, of, reader.write(chunk));
}

/** The unpacked chunks of a file, with the number of bytes read from disk. */
async function* piecesOf(file: string): AsyncGenerator<{ chunk: Buffer; bytes: number; of: number }> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new Error(`${file} does not exist.`);
  if (!found.isFile()) throw new Error(`${file} is no file.`);
  const raw = createReadStream(file, { highWaterMark: 1 << 20 });
  let isFirst = true;
  const [start] = await firstBytes(file);
  if (start && start.subarray(0, 2).equals(Buffer.of(0x1f, 0x8b))) {
    const unpacked = createGunzip({ chunkSize: 1 << 18 });
    raw.on('error', (error) => unpacked.destroy(error)).pipe(unpacked);
    try {
      for await (const chunk of unpacked) yield { chunk: chunk as Buffer, bytes: raw.bytesRead, of: found.size };
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'Z_BUF_ERROR') throw new DumpProblem('ends in the middle: it is cut off.');
      if (code?.startsWith('Z_')) throw new DumpProblem('is damaged: it cannot be unpacked.');
      throw error;
    } finally {
      raw.destroy();
    }
    return;
  }
  for await (const chunk of raw) {
    // Removes a byte order mark.
    const bare = isFirst && chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf ? chunk.subarray(3) : chunk;
    isFirst = false;
    yield { chunk: bare as Buffer, bytes: raw.bytesRead, of: found.size };
  }
}

async function firstBytes(file: string): Promise<Buffer[]> {
  const pieces: Buffer[] = [];
  for await (const piece of createReadStream(file, { start: 0, end: 3 })) pieces.push(piece as Buffer);
  return pieces;
}

const textOf = (value: DumpValue): string | null => (Buffer.isBuffer(value) ? value.toString() : value);
/** A text that PostgreSQL can store; if it differs from the original, with the original and the reason. */
function storableText(value: DumpValue): { text: string | null; before?: string; why?: string } {
  const text = textOf(value);
  if (text?.includes('\0'))
    return {
      text: text.replaceAll('\0', ''),
      before: text.replaceAll('\0', '␀'),
      why: 'Zeichen, die nicht gespeichert werden können',
    };
  if (Buffer.isBuffer(value) && text?.includes('\ufffd') && !isUtf8(value))
    return {
      text: new TextDecoder('windows-1252').decode(value),
      before: text,
      why: 'Text in einem alten Zeichensatz: umgewandelt',
    };
  return { text };
}
const bytesOf = (value: DumpValue): Buffer => (Buffer.isBuffer(value) ? value : Buffer.from(value ?? '', 'latin1'));

function stagedFile(row: Row, data: DumpValue): StagedFile {
  const text = bytesOf(data);
  const { bytes, mimeType, isDamaged } = decodeFile(text);
  const md5 = createHash('md5').update(text).digest('hex');
  return {
    id: Number(row.id),
    row,
    hash: bytes.length > 0 ? createHash('sha256').update(bytes).digest('hex') : null,
    size: bytes.length,
    mimeType: typeByBytes(bytes) ?? mimeType,
    isDamaged,
    isAsHashed: row.hash ? row.hash.toLowerCase() === md5 : null,
  };
}

const signatures: readonly [string, string][] = [
  ['%PDF', 'application/pdf'],
  ['\x89PNG', 'image/png'],
  ['\xff\xd8\xff', 'image/jpeg'],
  ['GIF8', 'image/gif'],
];
const typeByBytes = (bytes: Buffer): string | undefined =>
  signatures.find(([start]) => bytes.toString('latin1', 0, start.length) === start)?.[1];

/** Stores rows in unlinked temporary files, which no other process can open and which disappear with this one. */
class RowStore {
  readonly #files = new Map<string, { handle: number; pending: string[]; length: number; size: number }>();
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'regio-import-'));

  add(table: string, row: Row): void {
    const file = this.#files.get(table) ?? this.#open(table);
    const line = `${JSON.stringify(Object.values(row))}\n`;
    file.pending.push(line);
    file.length += line.length;
    if (file.length > 500_000) this.#flush(file);
  }

  async *read(table: string): AsyncGenerator<Row> {
    const file = this.#files.get(table);
    if (!file) return;
    this.#flush(file);
    const columns = columnsOf.get(table) as readonly string[];
    if (file.size === 0) return;
    const input = createReadStream('', { fd: file.handle, start: 0, end: file.size - 1, autoClose: false });
    for await (const line of createInterface({ input, crlfDelay: Infinity })) {
      const values = JSON.parse(line) as (string | null)[];
      yield Object.fromEntries(columns.map((column, index) => [column, values[index] ?? null]));
    }
  }

  close(): void {
    for (const { handle } of this.#files.values()) closeSync(handle);
    this.#files.clear();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #open(table: string) {
    const place = path.join(this.#folder, table);
    const file = { handle: openSync(place, 'wx+', 0o600), pending: [], length: 0, size: 0 };
    rmSync(place);
    this.#files.set(table, file);
    return file as { handle: number; pending: string[]; length: number; size: number };
  }

  #flush(file: { handle: number; pending: string[]; length: number; size: number }): void {
    const bytes = Buffer.from(file.pending.join(''));
    for (let written = 0; written < bytes.length;)
      written += writeSync(file.handle, bytes, written, bytes.length - written, file.size + written);
    file.size += bytes.length;
    file.pending = [];
    file.length = 0;
  }
}
