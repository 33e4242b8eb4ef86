import { sql, type Kysely } from 'kysely';
import { columnName } from '../../../spreadsheets/write/markup';
import type { Row } from '../../../spreadsheets/read/sheet';
import type { Tables } from '../../../tables';
import type { MappedTable } from './mapping';

/** A row of a file, with its table. */
export interface Place {
  table: MappedTable;
  row: Row;
}

/** The rows about one project, from all tables of a file. */
export interface Entry {
  /** The project; null for a new one. */
  id: number | null;
  rows: Place[];
}

/** A row whose project cannot be determined. */
interface Unclear {
  place: Place;
  cell: string;
  message: string;
}

const maxIds = 5_000;

/**
 * Finds the project of each row, by its id or else by its exact code; rows in other languages join the German one. A
 * few queries, however many rows.
 */
export async function identify(
  db: Kysely<Tables>,
  tables: readonly MappedTable[],
): Promise<{ entries: Entry[]; unclear: Unclear[] }> {
  const places = tables.flatMap((table) => table.sheet.rows.map((row): Place => ({ table, row })));
  const found = await findProjects(db, places);
  const entries = new Map<string, Entry>();
  const unclear: Unclear[] = [];
  for (const place of places) {
    const { key, id, problem } = keyOf(place, found);
    if (problem) {
      unclear.push({ place, ...problem });
      continue;
    }
    const entry = entries.get(key) ?? { id, rows: [] };
    const twin = entry.rows.find(({ table }) => table === place.table);
    if (twin)
      unclear.push({
        place,
        cell: `${place.row.number}`,
        message: `Zeile ${twin.row.number} gehört schon zu diesem Projekt.`,
      });
    else if (place.table.locale !== 'de' && tables.length > 1 && entry.rows.length === 0 && id === null) {
      unclear.push({
        place,
        cell: `${place.row.number}`,
        message: 'In der deutschen Tabelle steht keine Zeile mit dieser ID oder diesem Projektcode.',
      });
    } else {
      entry.rows.push(place);
      entries.set(key, entry);
    }
  }
  return { entries: [...entries.values()], unclear };
}

interface Found {
  ids: Set<number>;
  byCode: Map<string, number[]>;
}

function keyOf(
  place: Place,
  { ids, byCode }: Found,
): { key: string; id: number | null; problem?: { cell: string; message: string } } {
  const unclear = (cell: string, message: string) => ({ key: '', id: null, problem: { cell, message } });
  const written = cellOf(place, 'id');
  if (written && written.text !== '') {
    const id = idOf(written.text);
    if (id === undefined) return unclear(written.cell, 'Das ist keine ID.');
    if (!ids.has(id)) return unclear(written.cell, `Es gibt kein Projekt mit der ID ${id}.`);
    return { key: `id ${id}`, id };
  }
  const code = cellOf(place, 'projectCode');
  if (!code || code.text === '') return { key: `row ${place.table.locale} ${place.row.number}`, id: null };
  const [id, ...others] = byCode.get(code.text) ?? [];
  if (others.length > 0)
    return unclear(code.cell, `Mehrere Projekte haben den Code ${code.text}. Ergänzen Sie die Spalte «ID».`);
  return id === undefined ? { key: `code ${code.text}`, id: null } : { key: `id ${id}`, id };
}

/** The text in a row's cell for a field, with the name of the cell; undefined if no column is mapped to the field. */
function cellOf({ table, row }: Place, field: string): { text: string; cell: string } | undefined {
  const column = table.targets.findIndex((target) => target?.key === field);
  return column < 0
    ? undefined
    : { text: (row.cells[column] ?? '').trim(), cell: `${columnName(column)}${row.number}` };
}

/** An id: a positive number within the range of PostgreSQL's `integer`. */
function idOf(text: string): number | undefined {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id > 0 && id <= 2_147_483_647 ? id : undefined;
}

async function findProjects(db: Kysely<Tables>, places: readonly Place[]): Promise<Found> {
  const wanted = new Set<number>();
  const codes = new Set<string>();
  for (const place of places) {
    const id = idOf(cellOf(place, 'id')?.text ?? '');
    const code = cellOf(place, 'projectCode')?.text;
    if (id !== undefined) wanted.add(id);
    else if (code) codes.add(code);
  }
  const ids = new Set<number>();
  for (const part of chunk([...wanted], maxIds)) {
    const { rows } = await sql<{ id: number }>`select id from projects where id = any(${part}::int[])`.execute(db);
    for (const { id } of rows) ids.add(id);
  }
  const byCode = new Map<string, number[]>();
  for (const part of chunk([...codes], maxIds)) {
    const { rows } = await sql<{
      id: number;
      code: string;
    }>`select id, project_code as code from projects where project_code = any(${part}::text[]) order by id`.execute(db);
    for (const { id, code } of rows) byCode.set(code, [...(byCode.get(code) ?? []), id]);
  }
  return { ids, byCode };
}

/** Splits a list into parts of at most this size. */
export function chunk<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
