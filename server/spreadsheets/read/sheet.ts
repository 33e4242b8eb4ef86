import { HttpProblem } from '../../http/problems';

/** A non-empty row. */
export interface Row {
  /** The row number in spreadsheet programs, starting at 1. */
  number: number;
  /** The displayed values, `''` for empty cells: dates as 31.12.2024, numbers with a decimal point. */
  cells: string[];
  /** Error messages for unreadable cells, by index. */
  faults?: Map<number, string>;
}

/** A table; its first row names the columns. */
export interface Sheet {
  name: string;
  head: Row;
  rows: Row[];
}

/** Limits on a file, which bound the time and memory needed to read it. */
export const limits = {
  /** The size of the file. */
  bytes: 20 * 1024 * 1024,
  /** The number of rows per table; there may be three tables, one per language. */
  rows: 20_000,
  columns: 200,
  sheets: 10,
  /** The number of characters in all cells together. */
  characters: 40_000_000,
  /** The unpacked size of an XLSX file in bytes, and the maximum compression ratio of large parts. */
  unpacked: 160_000_000,
  ratio: 300,
} as const;

/** The error that refuses a file, with a message for the user. */
export const unreadable = (sentence: string): HttpProblem => new HttpProblem(422, sentence);

/**
 * Collects the rows of a table within the limits.
 * @throws 422
 */
export class SheetBuilder {
  readonly #name: string;
  readonly #budget: { characters: number };
  readonly #rows: Row[] = [];

  /** @param budget shared by all tables of a file */
  constructor(name: string, budget: { characters: number }) {
    this.#name = name;
    this.#budget = budget;
  }

  /** Adds a row unless it is empty. */
  add(row: Row): void {
    if (!row.cells.some((cell) => cell !== '') && !row.faults?.size) return;
    if (row.cells.length > limits.columns)
      throw unreadable(`Die Tabelle «${this.#name}» hat mehr als ${limits.columns} Spalten.`);
    for (const cell of row.cells) this.#budget.characters -= cell.length;
    if (this.#budget.characters < 0)
      throw unreadable('Die Datei enthält zu viel Text. Teilen Sie sie bitte auf mehrere Dateien auf.');
    // Does not count the header row.
    if (this.#rows.push(row) > limits.rows + 1) throw tooManyRows(this.#name);
  }

  /** The table; undefined if it has no header row. */
  finish(): Sheet | undefined {
    const [head, ...rows] = this.#rows;
    return head && { name: this.#name, head, rows };
  }
}

function tooManyRows(name: string) {
  const most = limits.rows.toLocaleString('de-CH');
  return unreadable(`Die Tabelle «${name}» hat mehr als ${most} Zeilen. Teilen Sie sie bitte auf mehrere Dateien auf.`);
}
