import {
  noTarget,
  type ImportColumn,
  type ImportFile,
  type ImportTable,
} from '../../../../domain/inbox/spreadsheetImport';
import type { Locale } from '../../../../domain/locales';
import { HttpProblem } from '../../../http/problems';
import { unreadable, type Sheet } from '../../../spreadsheets/read/sheet';
import { columnName } from '../../../spreadsheets/write/markup';
import { localeOfTable, reasonAgainst, targetFor, type Target } from './targets';

/** A table to read, with the target of each column. */
export interface MappedTable {
  sheet: Sheet;
  locale: Locale;
  /** The target of each column, by its index. */
  targets: (Target | undefined)[];
}

const sampleCount = 3;
const sampleLength = 120;

/** The tables and columns of a file, with the targets suggested by the names of the columns. */
export function describeFile(sheets: readonly Sheet[], targets: readonly Target[]): ImportFile {
  const used = tablesOf(sheets);
  const taken = new Set<string>();
  const first = used[0] && { sheet: used[0].sheet, labels: labelsOf(used[0].sheet) };
  const columns = columnsOf(used.map(({ sheet }) => sheet)).map((label): ImportColumn => {
    const target = targetFor(targets, label);
    const isFree = target !== undefined && !taken.has(target.key);
    if (isFree) taken.add(target.key);
    const note = target ? undefined : reasonAgainst(label);
    return {
      label,
      target: isFree ? target.key : null,
      samples: first ? samplesOf(first.sheet, first.labels.indexOf(label)) : [],
      ...(note && { note }),
    };
  });
  const tables = sheets.map((sheet): ImportTable => ({
    name: sheet.name,
    rows: sheet.rows.length,
    locale: used.find((one) => one.sheet === sheet)?.locale ?? null,
  }));
  return { tables, columns, targets: targets.map(({ key, label }) => ({ key, label })) };
}

/**
 * The tables of a file with the targets that the user has chosen, in the order of `describeFile`'s columns; if nothing
 * was chosen, by name.
 * @throws {HttpProblem} 400 for an unknown key; 422 if a target is chosen twice, or none is chosen
 */
export function mapTables(
  sheets: readonly Sheet[],
  targets: readonly Target[],
  chosen: readonly string[] | undefined,
): MappedTable[] {
  const { columns } = describeFile(sheets, targets);
  const keys = chosen ?? columns.map(({ target }) => target ?? noTarget);
  if (keys.length !== columns.length) throw HttpProblem.badRequest('«fields» nennt nicht für jede Spalte ein Feld.');
  const byLabel = new Map<string, Target>();
  const usedKeys = new Set<string>();
  keys.forEach((key, index) => {
    if (key === noTarget) return;
    const target = targets.find((one) => one.key === key);
    if (!target) throw HttpProblem.badRequest(`Ein Feld «${key.slice(0, 60)}» gibt es nicht.`);
    if (usedKeys.has(key)) throw unreadable(`Zwei Spalten sind dem Feld «${target.label}» zugeordnet.`);
    usedKeys.add(key);
    byLabel.set(columns[index]?.label ?? '', target);
  });
  if (byLabel.size === 0) throw unreadable('Ordnen Sie mindestens eine Spalte einem Feld zu.');
  return tablesOf(sheets).map(({ sheet, locale }) => ({
    sheet,
    locale,
    targets: labelsOf(sheet).map((label) => byLabel.get(label)),
  }));
}

/**
 * One table for each language that a table name indicates; the first table without a language is German. All others,
 * such as notes or calculations, are ignored.
 */
function tablesOf(sheets: readonly Sheet[]): { sheet: Sheet; locale: Locale }[] {
  const byLocale = new Map<Locale, Sheet>();
  for (const sheet of sheets) {
    const locale = localeOfTable(sheet.name);
    if (locale && !byLocale.has(locale)) byLocale.set(locale, sheet);
  }
  const unnamed = sheets.find(({ name }) => localeOfTable(name) === undefined);
  if (!byLocale.has('de') && unnamed && (byLocale.size === 0 || sheets[0] === unnamed)) byLocale.set('de', unnamed);
  // German comes first, because a text in another language that repeats the German one is not a translation.
  return (['de', 'fr', 'it'] as const).flatMap((locale) => {
    const sheet = byLocale.get(locale);
    return sheet ? [{ sheet, locale }] : [];
  });
}

/** The names of the columns in all tables, in order, without duplicates. */
function columnsOf(sheets: readonly Sheet[]): string[] {
  return [...new Set(sheets.flatMap(labelsOf))];
}

/**
 * The names of the columns in a table; repeated names are numbered, and columns without a name are called by their
 * letter.
 */
function labelsOf({ head, rows }: Sheet): string[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), head.cells.length);
  const seen = new Map<string, number>();
  return Array.from({ length: width }, (_, index) => {
    const label = head.cells[index]?.trim().replace(/\s+/g, ' ').slice(0, 200) || `Spalte ${columnName(index)}`;
    const count = (seen.get(label) ?? 0) + 1;
    seen.set(label, count);
    return count === 1 ? label : `${label} (${count})`;
  });
}

function samplesOf({ rows }: Sheet, column: number): string[] {
  const samples: string[] = [];
  for (const { cells } of rows) {
    const text = cells[column]?.trim() ?? '';
    if (text !== '' && samples.push(text.slice(0, sampleLength)) === sampleCount) break;
  }
  return samples;
}
