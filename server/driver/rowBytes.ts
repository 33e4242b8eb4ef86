/** How the protocol of PostgreSQL calls a row, and the end of an answer. */
const row = 'D'.charCodeAt(0);
const ready = 'Z'.charCodeAt(0);
/** Of every message: what it is called and, not counting that, how long it is. */
const head = 5;
/** Of a row, before its first value: the same, how many values there are, and how long the first one is. */
const rowHead = head + 2 + 4;

/**
 * Takes the rows of single answers out of what PostgreSQL sends, as the bytes that they are. The driver would make text of them, which is
 * then made into the same bytes again: for a list of 100 records that costs more than all the rest of it.
 */
export class RowBytes {
  #rows: Buffer[] | undefined;
  /** The beginning of a message whose end has not come. */
  #held: Buffer[] = [];
  #heldLength = 0;
  #neededLength = 0;

  /** `pass` gets all that is no such row: whole messages of an answer whose rows are taken, and anything else as it comes. */
  constructor(private readonly pass: (bytes: Buffer) => void) {}

  /** From here on, to the end of the next answer, its rows are taken. Out: where they are put, in order: the first value of each. */
  begin(): Buffer[] {
    this.#rows = [];
    return this.#rows;
  }

  /** Nobody waits for the answer any more, since it failed: the rest of it is passed on. */
  end(rows: Buffer[]): void {
    if (this.#rows !== rows) return;
    this.#rows = undefined;
    const held = Buffer.concat(this.#held);
    this.#hold(held, held.length);
    if (held.length > 0) this.pass(held);
  }

  take(chunk: Buffer): void {
    if (!this.#rows) return this.pass(chunk);
    this.#held.push(chunk);
    this.#heldLength += chunk.length;
    if (this.#heldLength < this.#neededLength) return;
    const bytes = this.#held.length === 1 ? chunk : Buffer.concat(this.#held);
    this.#hold(bytes, this.#divide(bytes, this.#rows));
  }

  /** Out: how far it came; behind that is the beginning of a message. */
  #divide(bytes: Buffer, rows: Buffer[]): number {
    let passed = 0;
    let at = 0;
    while (at + head <= bytes.length) {
      const end = endOf(bytes, at);
      if (end > bytes.length) break;
      if (bytes[at] === ready) {
        // What follows belongs to the next answer.
        this.#rows = undefined;
        this.pass(passed === 0 ? bytes : bytes.subarray(passed));
        return bytes.length;
      }
      if (bytes[at] === row) {
        if (passed < at) this.pass(bytes.subarray(passed, at));
        rows.push(bytes.subarray(at + rowHead, end));
        passed = end;
      }
      at = end;
    }
    if (passed < at) this.pass(bytes.subarray(passed, at));
    return at;
  }

  #hold(bytes: Buffer, from: number): void {
    this.#held = from < bytes.length ? [bytes.subarray(from)] : [];
    this.#heldLength = bytes.length - from;
    this.#neededLength = this.#heldLength < head ? head : endOf(bytes, from) - from;
  }
}

const endOf = (bytes: Buffer, at: number): number => at + 1 + bytes.readUInt32BE(at + 1);
