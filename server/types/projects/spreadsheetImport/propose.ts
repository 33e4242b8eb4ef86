import { emptyRecord } from '../../../../domain/contentType';
import { validate } from '../../../../domain/validate';
import type { Field, Fields } from '../../../../domain/fields';
import { isShortValue } from '../../../../domain/kinds/brief';
import { localized, type Locale } from '../../../../domain/locales';
import { equality } from '../../../../domain/review/equal';
import {
  fieldOf,
  placesIn,
  valueAt,
  withValueAt,
  type Place as RecordPlace,
  type Side,
} from '../../../../domain/review/places';
import { assignable } from '../../../../domain/review/assignable';
import { plainText } from '../../../../domain/lists/search';
import { projects, type Project } from '../../../../domain/types/project';
import type { Matching } from '../../../inbox/matching';
import type { ImportRow } from '../../../../domain/inbox/spreadsheetImport';
import { columnName, maxCellLength } from '../../../spreadsheets/write/markup';
import { CellProblem } from './cellParsers';
import type { Entry, Place } from './identify';
import type { Target } from './targets';

/** The result of all rows about one project. */
export interface Proposal {
  title: string;
  /** The fields that would change, in the shape of the record; for a new project, all that are given. */
  values: Side;
  /** Labels of the fields in `values`. */
  fields: string[];
  changes: NonNullable<ImportRow['changes']>;
  problems: { cell: string; message: string }[];
  notes: string[];
}

export type CurrentProject = Project & Side;

interface State {
  entry: Entry;
  current: CurrentProject | null;
  matching: Matching;
  values: Side;
  /** The cell each value came from, by the path of its field. */
  cells: Map<string, string>;
  changes: Proposal['changes'];
  problems: Proposal['problems'];
  notes: Set<string>;
}

/**
 * Compares the rows with the current project. A cell that equals the exported text changes nothing; an empty cell does
 * not change its field (docs/decisions/spreadsheet-import.md).
 * @param current null for a new project
 */
export function propose(entry: Entry, current: CurrentProject | null, matching: Matching): Proposal {
  const state: State = {
    entry,
    current,
    matching,
    values: {},
    cells: new Map(),
    changes: [],
    problems: [],
    notes: new Set(),
  };
  // The unformatted description comes last: it counts only if the formatted one is empty.
  for (const isText of [false, true]) {
    for (const place of entry.rows) {
      place.table.targets.forEach((target, column) => {
        if (target && target.field !== 'id' && isWithoutFormatting(target) === isText)
          readCell(state, place, target, column);
      });
    }
  }
  if (!current) state.values = withoutRepetitions(state.values);
  check(state);
  const { values, changes, problems, notes } = state;
  const fields = placesIn(projects, values).map(({ label, locale, field }) =>
    fieldOf(projects, field).translated && locale !== 'de' ? `${label} (${locale.toUpperCase()})` : label,
  );
  const title = String(localized(current ?? values, 'title', 'de') ?? '');
  return { title, values, fields, changes, problems, notes: [...notes] };
}

function readCell(state: State, place: Place, target: Target, column: number): void {
  const { current } = state;
  const { row, table } = place;
  const cell = cellName(state.entry, place, column);
  const fault = row.faults?.get(column);
  if (fault) return void state.problems.push({ cell, message: fault });
  const text = comparable(row.cells[column] ?? '');
  if (text === '') return;
  const field = fieldOf(projects, target.field);
  const locale: Locale = field.translated ? (target.locale ?? table.locale) : 'de';
  const exported = current ? target.exported(current, target.locale ?? table.locale) : '';
  if (current && text === comparable(exported)) return;
  try {
    if (exported.length > maxCellLength)
      throw new CellProblem('Dieser Text ist länger, als eine Zelle fasst; ändern Sie ihn bitte im Projekt.');
    const { value, note } = target.parse(text, state.matching);
    put(
      state,
      {
        field: target.field,
        locale,
        label: field.label,
        path: locale === 'de' ? target.field : `translations.${locale}.${target.field}`,
        declared: field,
      },
      field,
      { value, note, cell, target, before: exported, after: text },
    );
  } catch (error) {
    if (!(error instanceof CellProblem)) throw error;
    state.problems.push({ cell, message: error.message });
  }
}

interface Read {
  value: unknown;
  note: string | undefined;
  cell: string;
  target: Target;
  /** The cell as the export would write it. */
  before: string;
  after: string;
}

function put(
  state: State,
  place: RecordPlace,
  field: Field,
  { value, note, cell, target, before: exported, after }: Read,
): void {
  const { current, values, cells } = state;
  const isEqual = equality(field);
  if (current && isEqual(valueAt(current, place), value)) return;
  if (current && place.field === 'isPublic') {
    state.notes.add(
      'Ob ein bestehendes Projekt öffentlich ist, ändert man im Projekt; der Status der Zeile bleibt unbeachtet.',
    );
    return;
  }
  const before = cells.get(place.path);
  if (before !== undefined) {
    const other = valueAt(values, place);
    // A new project takes the formatted description and ignores the plain one.
    const isSame = isWithoutFormatting(target)
      ? !current || plainText(String(other)) === plainText(String(value))
      : isEqual(other, value);
    if (!isSame) throw new CellProblem(`Das widerspricht der Zelle ${before}.`);
    return;
  }
  if (note !== undefined) state.notes.add(note);
  cells.set(place.path, cell);
  const label =
    field.translated && place.locale !== 'de' ? `${place.label} (${place.locale.toUpperCase()})` : place.label;
  state.changes.push({ cell, label, before: cut(exported), after: cut(after) });
  state.values = withValueAt(values, place, value);
}

/** Truncates texts, so that the result of a dry run with thousands of rows stays small. */
const cut = (text: string) => (text.length > 300 ? `${text.slice(0, 300)}…` : text);

const isWithoutFormatting = ({ key }: Target) => key.split('.')[0] === 'descriptionText';

/**
 * For a new project, a text that repeats the German one is not a translation, since the export fills gaps like that.
 */
function withoutRepetitions(values: Side): Side {
  let result = values;
  for (const place of placesIn(projects, values)) {
    const german = valueAt(values, { ...place, locale: 'de' });
    if (place.locale !== 'de' && equality(fieldOf(projects, place.field))(german, valueAt(values, place)))
      result = withValueAt(result, place, undefined);
  }
  return result;
}

/** Applies the rules of the form; only errors that concern the rows count. */
function check(state: State): void {
  const { values, current, cells, entry } = state;
  const places = placesIn(projects, values);
  if (current && places.length === 0) return;
  let record: Side = { ...blank, ...(current && shortOf(current)) };
  for (const place of places) record = withValueAt(record, place, assignable(place.declared, valueAt(values, place)));
  const { errors } = validate(projects, record);
  const row = entry.rows[0] as Place;
  for (const { field, message } of errors) {
    const path = [...cells.keys()].find((known) => field === known || field.startsWith(`${known}.`));
    // A date that conflicts with another one is reported at whichever of the two the file contains.
    const cell = path ? cells.get(path) : field === 'endDate' ? cells.get('startDate') : undefined;
    if (cell) state.problems.push({ cell, message });
    else if (!current) state.problems.push({ cell: titleCell(row), message });
  }
}

const blank = emptyRecord(projects);

/** The fields that the rules check: titles, dates, numbers. */
export const namesForRules = Object.entries(projects.fields as Fields).flatMap(([name, field]) =>
  isShortValue(field) ? [name] : [],
);

const shortOf = (current: Side): Side => Object.fromEntries(namesForRules.map((name) => [name, current[name]]));

function titleCell(place: Place): string {
  const column = place.table.targets.findIndex((target) => target?.key === 'title');
  return column < 0 ? String(place.row.number) : `${columnName(column)}${place.row.number}`;
}

/** The name of a cell, `B7`, preceded by the name of the table if the file has several: `Projekte - FR!B7`. */
function cellName({ rows }: Entry, { table, row }: Place, column: number): string {
  const name = `${columnName(column)}${row.number}`;
  return table === rows[0]?.table ? name : `${table.sheet.name}!${name}`;
}

/** A text as it comes back from a cell: spreadsheet programs drop some control characters and surrounding spaces. */
function comparable(text: string): string {
  return text
    .slice(0, maxCellLength)
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .trim();
}
