import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Finding } from './clean';

/** The number of rows in a table, by outcome. */
export interface TableCount {
  table: string;
  dump: number;
  taken: number;
  changed: number;
  leftOut: number;
  /** The number of rows here after the import; null if there is no such table. */
  ours: number | null;
}

/** Longer values are truncated; the full ones are in the dump. */
const maxValueLength = 2_000;

/** Collects the findings for the report in a temporary file, since they may not fit into memory. */
export class Findings {
  readonly #changed = new Map<string, Set<number>>();
  readonly #leftOut = new Map<string, Set<number>>();
  readonly totals = new Map<string, { table: string; kind: Finding['kind']; why: string; count: number }>();
  readonly #handle: number;
  #pending: string[] = [];
  #size = 0;
  count = 0;

  constructor() {
    const folder = mkdtempSync(path.join(tmpdir(), 'regio-import-'));
    this.#handle = openSync(path.join(folder, 'findings'), 'wx+', 0o600);
    rmSync(folder, { recursive: true });
  }

  add(finding: Finding): void {
    const { table, id, field, kind, before, after, why } = finding;
    const rows =
      kind === 'changed' || (kind === 'leftOut' && field !== '')
        ? this.#changed
        : kind === 'leftOut'
          ? this.#leftOut
          : null;
    if (rows) rows.set(table, (rows.get(table) ?? new Set()).add(id));
    const key = `${table} ${kind} ${why}`;
    const total = this.totals.get(key) ?? { table, kind, why, count: 0 };
    total.count += 1;
    this.totals.set(key, total);
    this.count += 1;
    this.#pending.push(`${JSON.stringify({ table, id, field, kind, before: cut(before), after: cut(after), why })}\n`);
    if (this.#pending.length >= 200) this.#flush();
  }

  /** Adds a row that is not imported. */
  leaveOut(table: string, id: number, row: unknown, why: string): void {
    this.add({ table, id, field: '', kind: 'leftOut', before: row, why });
  }

  /** The number of rows of a table that were changed or left out. */
  rowsOf(table: string): { changed: number; leftOut: number } {
    const gone = this.#leftOut.get(table) ?? new Set();
    const changed = [...(this.#changed.get(table) ?? [])].filter((id) => !gone.has(id)).length;
    return { changed, leftOut: gone.size };
  }

  /** All findings, one line of JSON each. */
  *lines(): Generator<string> {
    this.#flush();
    let rest = Buffer.alloc(0);
    const piece = Buffer.alloc(1 << 16);
    for (let at = 0; at < this.#size;) {
      const length = readSync(this.#handle, piece, 0, piece.length, at);
      at += length;
      const bytes = Buffer.concat([rest, piece.subarray(0, length)]);
      const end = bytes.lastIndexOf(0x0a) + 1;
      yield* bytes.subarray(0, end).toString().split('\n').slice(0, -1);
      rest = Buffer.from(bytes.subarray(end));
    }
  }

  close(): void {
    closeSync(this.#handle);
  }

  #flush(): void {
    const bytes = Buffer.from(this.#pending.join(''));
    for (let written = 0; written < bytes.length;)
      written += writeSync(this.#handle, bytes, written, bytes.length - written, this.#size + written);
    this.#size += bytes.length;
    this.#pending = [];
  }
}

function cut(value: unknown): unknown {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength)} … (${text.length} Zeichen)` : value;
}
