import type { Locale } from '../locales';

/** The import of projects from a file of a spreadsheet program (docs/decisions/spreadsheet-import.md). */

/** Source of what comes in this way. */
export const spreadsheetSource = 'xls';
/** In bytes. */
export const spreadsheetLimit = 20 * 1024 * 1024;
export const spreadsheetExtensions = ['xlsx', 'csv'] as const;

/** What the cells of a column can become. */
export interface ImportTarget {
  /** `title`, `title.fr`: what stands in `fields` of the address. */
  key: string;
  label: string;
}

export interface ImportColumn {
  /** As the first row of the file names it. */
  label: string;
  /** The key of the target it goes to by its name; null where none is meant. */
  target: string | null;
  /** The first values that are not empty. */
  samples: string[];
  /** Why it is not imported, where that is known. */
  note?: string;
}

export interface ImportTable {
  name: string;
  /** The language of its texts; null where the table is passed over. */
  locale: Locale | null;
  rows: number;
}

/** `POST /projects/import/columns`: what a file holds. */
export interface ImportFile {
  tables: ImportTable[];
  columns: ImportColumn[];
  targets: ImportTarget[];
}

/** What a row becomes; `known`: the same has been proposed before. */
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
  /** The project it is about, where there is one. */
  id: number | null;
  title: string;
  /** Labels of the fields that would change. */
  fields: string[];
  /**
   * Of each cell that would change something: what the export would write, and what the file says; long texts are cut.
   */
  changes?: { cell: string; label: string; before: string; after: string }[];
  /** What is wrong, each with its cell: `B7`. */
  problems: { cell: string; message: string }[];
  /** What a person wants to know beforehand, although it stops nothing. */
  notes: string[];
}

export type ImportCounts = Record<RowOutcome, number>;

/** `POST /projects/import/check`: what would happen. Nothing is written. */
export interface ImportCheck {
  counts: ImportCounts;
  rows: ImportRow[];
  /** Stands for exactly this outcome; the import takes it, so that nothing else happens than what was shown. */
  digest: string;
}

/** `POST /projects/import`: what has happened. */
export interface ImportResult {
  counts: ImportCounts;
  /** All of it can be dismissed at once: `POST /inbox/imports/{id}/dismiss`. */
  importId?: number;
}

/** In `fields` of the address: the column goes nowhere. */
export const noTarget = '-';
