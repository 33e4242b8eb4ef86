import { HttpProblem } from '../../http/problems';

/** A row that says something. */
export interface Row {
  /** As spreadsheet programs count: 1 is the first. */
  number: number;
  /** What a person sees in the cells, `''` in empty ones: dates as 31.12.2024, numbers with a point. */
  cells: string[];
  /** Sentences for the cells whose value cannot be known, by their index. */
  faults?: Map<number, string>;
}

/** A table: its first row names the columns. */
export interface Sheet {
  name: string;
  head: Row;
  rows: Row[];
}

/** What a file may hold. More is refused, so that reading one costs a known amount of time and memory. */
export const limits = {
  /** Of the file, in bytes. */
  bytes: 20 * 1024 * 1024,
  /** Rows of a table; three tables of a language each may have so many. */
  rows: 20_000,
  columns: 200,
  sheets: 10,
  /** Characters in all cells together. */
  characters: 40_000_000,
  /** Bytes of the parts of an XLSX file, unpacked; and how often larger than packed a large part may be. */
  unpacked: 160_000_000,
  ratio: 300,
} as const;

/** The refusal of a file, with the sentence for the person who chose it. */
export const unreadable = (sentence: string): HttpProblem => new HttpProblem(422, sentence);

/** Collects the rows of one table within the limits. Errors: 422. */
export class SheetBuilder {
  readonly #name: string;
  readonly #budget: { characters: number };
  readonly #rows: Row[] = [];

  /** `budget` is shared by the tables of a file. */
  constructor(name: string, budget: { characters: number }) {
    this.#name = name;
    this.#budget = budget;
  }

  /** Adds a row; one without any text is passed over. */
  add(row: Row): void {
    if (!row.cells.some((cell) => cell !== '') && !row.faults?.size) return;
    if (row.cells.length > limits.columns)
      throw unreadable(`Die Tabelle «${this.#name}» hat mehr als ${limits.columns} Spalten.`);
    for (const cell of row.cells) this.#budget.characters -= cell.length;
    if (this.#budget.characters < 0)
      throw unreadable('Die Datei enthält zu viel Text. Teilen Sie sie bitte auf mehrere Dateien auf.');
    // The head is no row of content.
    if (this.#rows.push(row) > limits.rows + 1) throw tooManyRows(this.#name);
  }

  /** The table; undefined where it has not even a head. */
  finish(): Sheet | undefined {
    const [head, ...rows] = this.#rows;
    return head && { name: this.#name, head, rows };
  }
}

function tooManyRows(name: string) {
  const most = limits.rows.toLocaleString('de-CH');
  return unreadable(`Die Tabelle «${name}» hat mehr als ${most} Zeilen. Teilen Sie sie bitte auf mehrere Dateien auf.`);
}
