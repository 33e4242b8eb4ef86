import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import {
  spreadsheetSource,
  type ImportCheck,
  type ImportCounts,
  type ImportRow,
  type RowOutcome,
} from '../../../../domain/inbox/spreadsheetImport';
import { placesIn, valueAt, withValueAt, type Side } from '../../../../domain/review/places';
import { projects } from '../../../../domain/types/project';
import { Matching } from '../../../inbox/matching';
import { fingerprint } from '../../../inbox/fingerprint';
import type { Tables } from '../../../tables';
import { identify, chunk, type Entry, type Place } from './identify';
import type { MappedTable } from './mapping';
import { namesForRules, propose, type CurrentProject, type Proposal } from './propose';
import { readSeen, type PlannedItem, type Seen } from './seen';

/**
 * The number of projects that are read and compared at once; and after how many milliseconds of work other requests get
 * a turn.
 */
const batch = 200;
const workMs = 15;

interface Options {
  /** Recorded as the origin of each item. */
  fileName: string;
  /** Receives the items of a batch as soon as they are known. */
  onItems?: (items: PlannedItem[]) => Promise<void>;
}

/**
 * Determines what the rows of a file would change, for the dry run and for the import, which also receives the items.
 * Only a few hundred projects are in memory at a time.
 * @param db a transaction for the import
 */
export async function plan(
  db: Kysely<Tables>,
  tables: readonly MappedTable[],
  { fileName, onItems }: Options,
): Promise<ImportCheck> {
  const matching = await Matching.read(db, projects);
  const { entries, unclear } = await identify(db, tables);
  const rows: ImportRow[] = unclear.map(({ place, cell, message }) =>
    rowOf(place, 'error', null, titleIn(place), { problems: [{ cell: cellIn(place, tables, cell), message }] }),
  );
  const fields = fieldsIn(tables);
  const digest = createHash('sha256');
  const foreignIds = new Set<string>();
  let working = performance.now();
  for (const part of chunk(entries, batch)) {
    const current = await readProjects(db, part, fields);
    const proposals: { entry: Entry; proposal: Proposal; item: PlannedItem | null }[] = [];
    for (const entry of part) {
      const project = entry.id === null ? null : (current.get(entry.id) ?? null);
      const proposal = propose(entry, project, matching);
      proposals.push({ entry, proposal, item: itemOf(entry, project, proposal, fileName) });
      if (performance.now() - working > workMs) {
        await turn();
        working = performance.now();
      }
    }
    const seen = await readSeen(
      db,
      proposals.flatMap(({ item }) => item?.foreignId ?? []),
    );
    const items: PlannedItem[] = [];
    for (const { entry, proposal, item } of proposals) {
      const { row, planned } = decide(entry, proposal, item, seen, foreignIds);
      rows.push(row);
      if (planned) items.push(planned);
      digest.update(`${row.table} ${row.row} ${row.outcome} ${planned?.fingerprint ?? ''}\n`);
    }
    await onItems?.(items);
  }
  const order = new Map(tables.map(({ sheet }, index) => [sheet.name, index]));
  rows.sort((a, b) => (order.get(a.table) ?? 0) - (order.get(b.table) ?? 0) || a.row - b.row);
  return { counts: countsOf(rows), rows, digest: digest.digest('hex') };
}

/**
 * The fields that the file contains, and those that the rules check. All fields of 20,000 projects would take a hundred
 * megabytes.
 */
function fieldsIn(tables: readonly MappedTable[]): string[] {
  const named = tables.flatMap(({ targets }) => targets.flatMap((target) => target?.field ?? []));
  return [...new Set(['id', 'isPublic', ...namesForRules, ...named])];
}

/** The projects of these entries, with these fields only. One query. */
async function readProjects(
  db: Kysely<Tables>,
  entries: readonly Entry[],
  fields: readonly string[],
): Promise<Map<number, CurrentProject>> {
  const ids = entries.flatMap(({ id }) => id ?? []);
  if (ids.length === 0) return new Map();
  const among = sql`= any(${[...fields]}::text[])`;
  const { rows } = await sql<{ id: number; body: string }>`
    select p.id, (select json_object_agg(f.key, case when f.key <> 'translations' then f.value else (
        select json_object_agg(l.key, coalesce((select json_object_agg(t.key, t.value) from json_each(l.value) t
        where t.key ${among}), '{}')) from json_each(f.value) l) end)::text
      from json_each(p.body::json) f where f.key = 'translations' or f.key ${among}) as body
    from projects p where p.id = any(${ids}::int[])`.execute(db);
  return new Map(rows.map(({ id, body }) => [id, JSON.parse(body) as CurrentProject]));
}

/** The item for a proposal; null if it changes nothing or has a problem. */
function itemOf(
  entry: Entry,
  current: CurrentProject | null,
  { title, values, problems }: Proposal,
  fileName: string,
): PlannedItem | null {
  const places = placesIn(projects, values);
  if (problems.length > 0 || (current && places.length === 0)) return null;
  const data = {
    file: fileName,
    rows: entry.rows.map(({ table: { sheet }, row }) => ({
      table: sheet.name,
      row: row.number,
      cells: cellsOf(sheet.head.cells, row.cells),
    })),
  };
  const seen = fingerprint(values);
  // A later proposal for the same fields of a project replaces the earlier one; one for other fields is kept
  // separately, so that neither is lost.
  const which = current
    ? `${current.id}-${fingerprint(places.map(({ path }) => path)).slice(0, 8)}`
    : (values.projectCode as string | undefined) || `neu-${seen.slice(0, 16)}`;
  let base: Side | null = null;
  // The values that the sheet was compared with, so that the review shows if an editor changes the project before it.
  for (const place of current ? places : []) base = withValueAt(base ?? {}, place, valueAt(current as Side, place));
  return {
    type: 'project',
    source: spreadsheetSource,
    status: current ? 'update' : 'new',
    title,
    internalId: current?.id ?? null,
    foreignId: which,
    data,
    normalizedData: values,
    base,
    fingerprint: seen,
    replaces: false,
  };
}

function cellsOf(head: readonly string[], cells: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    cells.flatMap((text, index) => (text === '' ? [] : [[head[index] || String(index + 1), text]])),
  );
}

/** The outcome of a row, given the open and earlier items of the inbox. */
function decide(
  entry: Entry,
  proposal: Proposal,
  item: PlannedItem | null,
  seen: Seen,
  foreignIds: Set<string>,
): { row: ImportRow; planned: PlannedItem | null } {
  const { title, fields, changes, problems, notes } = proposal;
  const row = (outcome: RowOutcome, more: Partial<ImportRow> = {}) =>
    rowOf(entry.rows[0] as Place, outcome, entry.id, title, { notes, ...more });
  if (problems.length > 0) return { row: row('error', { fields, problems }), planned: null };
  if (!item) return { row: row('unchanged'), planned: null };
  const known = foreignIds.has(item.foreignId) ? 'Eine Zeile weiter oben sagt dasselbe.' : seen.knownAs(item);
  if (known) return { row: row('known', { fields, changes, notes: [...notes, known] }), planned: null };
  foreignIds.add(item.foreignId);
  const replaces = seen.isOpen(item.foreignId);
  const more = replaces ? [...notes, 'Ersetzt den Vorschlag, der im Posteingang wartet.'] : notes;
  return {
    row: row(item.status === 'new' ? 'new' : 'update', { fields, changes, notes: more }),
    planned: { ...item, replaces },
  };
}

function rowOf(
  { table, row }: Place,
  outcome: RowOutcome,
  id: number | null,
  title: string,
  more: Partial<ImportRow>,
): ImportRow {
  return { table: table.sheet.name, row: row.number, outcome, id, title, fields: [], problems: [], notes: [], ...more };
}

/** The title of a row without a project, so that people recognize it. */
function titleIn({ table, row }: Place): string {
  const column = table.targets.findIndex((target) => target?.key === 'title');
  return (row.cells[column] ?? '').trim().slice(0, 200);
}

const cellIn = ({ table }: Place, tables: readonly MappedTable[], cell: string) =>
  table === tables[0] ? cell : `${table.sheet.name}!${cell}`;

function countsOf(rows: readonly ImportRow[]): ImportCounts {
  const counts: ImportCounts = { new: 0, update: 0, unchanged: 0, known: 0, error: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}
