import type { Locale } from '../locales';

/** Import of projects from spreadsheets (docs/decisions/spreadsheet-import.md). */

/** The source of imported items. */
export const spreadsheetSource = 'xls';
/** In bytes. */
export const spreadsheetLimit = 20 * 1024 * 1024;
export const spreadsheetExtensions = ['xlsx', 'csv'] as const;

/** A field into which a column can be imported. */
export interface ImportTarget {
  /** `title`, `title.fr`; used in `fields` of the query. */
  key: string;
  label: string;
}

export interface ImportColumn {
  /** The label in the first row of the file. */
  label: string;
  /** The key of the target that matches the label; null if none does. */
  target: string | null;
  /** The first values that are not empty. */
  samples: string[];
  /** Why it is not imported, if known. */
  note?: string;
}

export interface ImportTable {
  name: string;
  /** The language of its text; null if the table is skipped. */
  locale: Locale | null;
  rows: number;
}

/** `POST /projects/import/columns`: the content of a file. */
export interface ImportFile {
  tables: ImportTable[];
  columns: ImportColumn[];
  targets: ImportTarget[];
}

/** The result of a row; `known`: the same proposal exists already. */
export type RowOutcome = 'new' | 'update' | 'unchanged' | 'known' | 'error';
export const rowOutcomes = ['new', 'update', 'unchanged', 'known', 'error'] as const satisfies RowOutcome[];
export const outcomeLabels: Record<RowOutcome, string> = {
  new: 'Neu',
  update: 'Update',
  unchanged: 'Unverändert',
  known: 'Schon bekannt',
  error: 'Fehler',
};

export interface ImportRow {
  table: string;
  row: number;
  outcome: RowOutcome;
  /** The matching project. */
  id: number | null;
  title: string;
  /** Labels of the fields that would change. */
  fields: string[];
  /**
   * Cells that would change something: the value as the export would write it, and the value in the file; long text is
   * truncated.
   */
  changes?: { cell: string; label: string; before: string; after: string }[];
  /** Errors with their cells, e.g. `B7`. */
  problems: { cell: string; message: string }[];
  /** Hints that don't prevent the import. */
  notes: string[];
}

export type ImportCounts = Record<RowOutcome, number>;

/** `POST /projects/import/check`: a dry run. */
export interface ImportCheck {
  counts: ImportCounts;
  rows: ImportRow[];
  /** Identifies this result. Sent with the import, so that it does exactly what was shown. */
  digest: string;
}

/** `POST /projects/import`: the result. */
export interface ImportResult {
  counts: ImportCounts;
  /** For dismissing all items at once: `POST /inbox/imports/{id}/dismiss`. */
  importId?: number;
}

/** In `fields` of the query: the column is not imported. */
export const noTarget = '-';
