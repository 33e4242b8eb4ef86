/** How the protocol of PostgreSQL calls a row, and the end of an answer. */
const row = 'D'.charCodeAt(0);
const ready = 'Z'.charCodeAt(0);
/** Of every message: what it is called and, not counting that, how long it is. */
const head = 5;
/** Of a row, before its values: the same, and how many there are. */
const rowHead = head + 2;
/** Before each value: how long it is, or less than nothing where there is none. */
const valueHead = 4;
const comma = ','.charCodeAt(0);
const zero = '0'.charCodeAt(0);
/** So much memory is asked for at first, and so much is kept for the next answer at most. */
const usualAnswer = 128 * 1024;
const mostKept = 1024 * 1024;
const nothing = Buffer.alloc(0);

/** What can be made of the texts of some rows: elements of JSON between two texts. */
export interface Elements {
  readonly count: number;
  /** The first ones, with commas between them. They can be asked for once. */
  between(before: Buffer, count: number, after: Buffer): Buffer;
}

/** The texts of an answer's rows as bytes: one after the other, with commas between them, as elements of JSON stand. */
export class JoinedRows implements Elements {
  /**
   * `ends`: where each text ends. No bytes as soon as they have been asked for: the memory is for the next answer then.
   */
  constructor(
    private bytes: Buffer | undefined,
    private readonly ends: readonly number[],
  ) {}

  static of(texts: readonly string[]): JoinedRows {
    const ends: number[] = [];
    for (const text of texts) ends.push((ends.at(-1) ?? -1) + 1 + Buffer.byteLength(text));
    return new JoinedRows(Buffer.from(texts.join(',')), ends);
  }

  get count(): number {
    return this.ends.length;
  }

  get isUsed(): boolean {
    return this.bytes === undefined;
  }

  between(before: Buffer, count: number, after: Buffer): Buffer {
    return Buffer.concat([before, this.#use().subarray(0, this.ends[Math.min(count, this.count) - 1] ?? 0), after]);
  }

  /** Each one as a string of its bytes, which takes half of what text takes in memory and is bytes again at once. */
  latin(): string[] {
    const bytes = this.#use();
    return this.ends.map((end, index) => bytes.toString('latin1', this.#startOf(index), end));
  }

  /** Each one as the whole number that it is. */
  numbers(): number[] {
    const bytes = this.#use();
    return this.ends.map((end, index) => {
      let number = 0;
      for (let at = this.#startOf(index); at < end; at += 1) number = number * 10 + (bytes[at] as number) - zero;
      return number;
    });
  }

  #startOf(index: number): number {
    return index === 0 ? 0 : (this.ends[index - 1] as number) + 1;
  }

  #use(): Buffer {
    const { bytes } = this;
    if (!bytes) throw new Error('These rows were used already.');
    this.bytes = undefined;
    return bytes;
  }
}

/**
 * Takes the rows of single answers out of what PostgreSQL sends, as the bytes that they are. The driver would make text
 * of them, which is then made into the same bytes again: for a list of 100 records that costs more than all the rest of
 * it.
 */
export class RowBytes {
  #rows: JoinedRows[] | undefined;
  /**
   * The texts so far with a comma behind each, and from `#at` to `#filled` the beginning of a message whose end has not
   * come.
   */
  #memory = nothing;
  #ends: number[] = [];
  #at = 0;
  #filled = 0;
  /** Whoever got these may still want what is in the memory. */
  #last: JoinedRows | undefined;

  /**
   * `pass` gets all that is no such row, as copies that it may keep: whole messages of an answer whose rows are taken,
   * and anything else as it comes.
   */
  constructor(private readonly pass: (bytes: Buffer) => void) {}

  /** From here on, to the end of the next answer, its rows are taken. Out: where they are put with its end. */
  begin(): JoinedRows[] {
    if ((this.#last && !this.#last.isUsed) || this.#memory.length > mostKept) this.#memory = nothing;
    this.#last = undefined;
    this.#ends = [];
    this.#at = this.#filled = 0;
    this.#rows = [];
    return this.#rows;
  }

  /** Nobody waits for the answer any more, since it failed: the rest of it is passed on. */
  end(rows: JoinedRows[]): void {
    if (this.#rows !== rows) return;
    this.#rows = undefined;
    this.#passOn(this.#at, this.#filled);
  }

  /** In: what came, in memory that may hold something else as soon as this is over. */
  take(chunk: Buffer): void {
    if (!this.#rows) return this.pass(Buffer.from(chunk));
    this.#append(chunk);
    this.#divide(this.#rows);
  }

  get #length(): number {
    return this.#ends.length === 0 ? 0 : (this.#ends.at(-1) as number) + 1;
  }

  #append(chunk: Buffer): void {
    const begun = this.#filled - this.#at;
    const needed = this.#length + begun + chunk.length;
    const from = this.#memory;
    if (needed > from.length) {
      this.#memory = Buffer.allocUnsafeSlow(Math.max(2 * needed, usualAnswer));
      from.copy(this.#memory, 0, 0, this.#length);
    }
    // What was begun comes right behind the texts.
    if (this.#at > this.#length || this.#memory !== from) from.copy(this.#memory, this.#length, this.#at, this.#filled);
    this.#at = this.#length;
    this.#memory.set(chunk, this.#at + begun);
    this.#filled = needed;
  }

  #divide(rows: JoinedRows[]): void {
    const memory = this.#memory;
    let length = this.#length;
    let passed = this.#at;
    let at = this.#at;
    while (at + head <= this.#filled) {
      const end = at + 1 + memory.readUInt32BE(at + 1);
      if (end > this.#filled) break;
      if (memory[at] === ready) return this.#give(rows, passed);
      if (memory[at] === row) {
        this.#passOn(passed, at);
        for (let from = at + rowHead; from < end;) {
          const size = Math.max(memory.readInt32BE(from), 0);
          from += valueHead;
          // The text moves forward, over the heads of the rows so far.
          memory.copyWithin(length, from, from + size);
          from += size;
          length += size;
          this.#ends.push(length);
          memory[length] = comma;
          length += 1;
        }
        passed = end;
      }
      at = end;
    }
    this.#passOn(passed, at);
    this.#at = at;
  }

  /** Ends an answer. What stands behind it belongs to the next one. */
  #give(rows: JoinedRows[], passed: number): void {
    this.#last = new JoinedRows(this.#memory, this.#ends);
    rows.push(this.#last);
    this.#rows = undefined;
    this.#passOn(passed, this.#filled);
  }

  #passOn(from: number, to: number): void {
    if (from < to) this.pass(Buffer.from(this.#memory.subarray(from, to)));
  }
}
