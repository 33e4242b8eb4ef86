/**
 * A streaming parser for the output of `mariadb-dump` and `mysqldump`: the columns of tables and the rows of inserts.
 * Values are bytes, since dumps can contain any. Why not a library: docs/decisions/moving-in.md.
 */

/** The bytes of a string or hexadecimal literal, or the text of any other, such as a number. */
export type DumpValue = Buffer | string | null;

export interface DumpedRow {
  table: string;
  /** The columns named by the insert, or by the table's definition; null if neither names them. */
  columns: readonly string[] | null;
  /** Empty for unwanted tables. */
  values: DumpValue[];
}

/** How a dump ended, and its encoding. */
export interface DumpEnd {
  /** The file ends within a statement, or lacks the footer that its header implies. */
  isCut: boolean;
  /** Whether the dump has a footer. Without one, a cut between two statements goes unnoticed. */
  hasEnd: boolean;
  /** The encoding: `utf8mb4`. */
  characters: string;
}

type Token = 'word' | 'name' | 'string' | 'sign';
type State = 'code' | 'word' | 'hex' | 'string' | 'name' | 'line' | 'block';

const [backslash, quote, backtick, doubleQuote, newline] = [0x5c, 0x27, 0x60, 0x22, 0x0a];
/** Escape sequences; any other character after a backslash means itself. */
const escaped: Record<number, number> = { 0x30: 0x00, 0x6e: 0x0a, 0x72: 0x0d, 0x74: 0x09, 0x62: 0x08, 0x5a: 0x1a };
/** Letters, digits, signs of numbers, and everything beyond ASCII. */
const isWordByte = Array.from(
  { length: 256 },
  (_, byte) => byte >= 0x80 || /[\w$.+@-]/.test(String.fromCharCode(byte)),
);
const isBlank = Array.from({ length: 256 }, (_, byte) => byte <= 0x20);
/** The number of characters that are read of a comment. */
const commentStart = 400;
const definitions = /^(primary|unique|key|index|fulltext|spatial|constraint|foreign|check|period)$/i;

export class DumpReader {
  readonly tables = new Map<string, string[]>();
  /** Tables defined twice, as in a dump of several databases. */
  readonly twice = new Set<string>();
  #rows: DumpedRow[] = [];

  // The state of the lexer: the current token and its text so far.
  #state: State = 'code';
  #pieces: Buffer[] = [];
  #close = 0;
  #isEscaped = false;
  #mayClose = false;
  #nibble = '';
  #comment = '';
  #slash = false;

  // The kind of the current statement.
  #statement: 'none' | 'skip' | 'insert' | 'values' | 'create' | 'delimiter' = 'none';
  #table = '';
  #columns: string[] | null = null;
  #values: DumpValue[] = [];
  #depth = 0;
  #prefix = '';
  #isWanted = true;
  #expectsColumn = false;
  #words: string[] = [];

  #opened = new Set<string>();
  #hasHeader = false;
  #hasFooter = false;
  #hasClosed = false;
  #characters = 'utf8mb4';

  /** @param wants whether to read the rows of a table; other rows are only counted */
  constructor(private readonly wants: (table: string) => boolean = () => true) {}

  /** @returns the rows that end in this chunk */
  write(chunk: Buffer): DumpedRow[] {
    this.#rows = [];
    let at = 0;
    while (at < chunk.length) at = this.#step(chunk, at);
    return this.#rows;
  }

  end(): DumpEnd {
    if (this.#state === 'line') this.#endComment();
    else if (this.#mayClose) this.#endString();
    const isWithin = this.#state !== 'line' && this.#state !== 'code';
    return {
      isCut: isWithin || this.#statement !== 'none' || (this.#hasHeader && !this.#hasFooter) || this.#opened.size > 0,
      hasEnd: this.#hasFooter || this.#hasClosed,
      characters: this.#characters,
    };
  }

  #step(chunk: Buffer, at: number): number {
    switch (this.#state) {
      case 'code':
        return this.#code(chunk, at);
      case 'word':
        return this.#word(chunk, at);
      case 'hex':
        return this.#hex(chunk, at);
      case 'string':
      case 'name':
        return this.#quoted(chunk, at);
      default:
        return this.#commented(chunk, at);
    }
  }

  #code(chunk: Buffer, at: number): number {
    const byte = chunk[at] as number;
    if (this.#slash) {
      this.#slash = false;
      if (byte === 0x2a) {
        this.#state = 'block';
        this.#comment = '';
        return at + 1;
      }
    }
    if (isBlank[byte]) return at + 1;
    if (isWordByte[byte]) {
      this.#state = 'word';
      return at;
    }
    if (byte === quote || byte === backtick || byte === doubleQuote) {
      // Dumps quote strings with single quotes, so double quotes mark names.
      this.#state = byte === quote ? 'string' : 'name';
      this.#close = byte;
      return at + 1;
    }
    if (byte === 0x23) this.#beginLine();
    else if (byte === 0x2f) this.#slash = true;
    else this.#token('sign', String.fromCharCode(byte));
    return at + 1;
  }

  #word(chunk: Buffer, at: number): number {
    let end = at;
    while (end < chunk.length && isWordByte[chunk[end] as number]) {
      end += 1;
      // Recognizes hexadecimal literals by their start, since no other literal gets long.
      if (this.#pieces.length === 0 && end - at === 2 && chunk[at] === 0x30 && chunk[at + 1] === 0x78) {
        this.#state = 'hex';
        this.#nibble = '';
        return end;
      }
    }
    this.#pieces.push(chunk.subarray(at, end));
    if (end === chunk.length) {
      const so = Buffer.concat(this.#pieces);
      this.#pieces = [so];
      if (so.toString('latin1', 0, 2) === '0x') {
        this.#state = 'hex';
        this.#pieces = so.length > 2 ? [Buffer.from(so.toString('latin1', 2), 'hex')] : [];
        this.#nibble = so.length % 2 === 1 ? so.toString('latin1', so.length - 1) : '';
      }
      return end;
    }
    const text = Buffer.concat(this.#pieces).toString();
    this.#pieces = [];
    this.#state = 'code';
    if (text.startsWith('--')) {
      this.#beginLine();
      this.#comment = text.slice(2);
    } else if (text.startsWith('0x')) this.#token('string', Buffer.from(text.slice(2), 'hex'));
    else this.#token('word', text);
    return end;
  }

  #hex(chunk: Buffer, at: number): number {
    let end = at;
    while (end < chunk.length && isWordByte[chunk[end] as number]) end += 1;
    if (this.#collects) {
      const digits = this.#nibble + chunk.toString('latin1', at, end);
      const whole = digits.length - (digits.length % 2);
      this.#pieces.push(Buffer.from(digits.slice(0, whole), 'hex'));
      this.#nibble = digits.slice(whole);
    }
    if (end === chunk.length) return end;
    this.#state = 'code';
    this.#token('string', this.#taken());
    return end;
  }

  #quoted(chunk: Buffer, at: number): number {
    if (this.#isEscaped) {
      this.#isEscaped = false;
      const byte = chunk[at] as number;
      // Dumps contain no LIKE patterns, so `\%` and `\_` need no special treatment.
      if (this.#collects) this.#pieces.push(Buffer.of(escaped[byte] ?? byte));
      return at + 1;
    }
    if (this.#mayClose) {
      this.#mayClose = false;
      if (chunk[at] !== this.#close) {
        this.#endString();
        return at;
      }
      if (this.#collects) this.#pieces.push(Buffer.of(this.#close));
      return at + 1;
    }
    let end = at;
    const hasEscapes = this.#state === 'string';
    for (; end < chunk.length; end += 1) {
      const byte = chunk[end];
      if (byte === this.#close || (hasEscapes && byte === backslash)) break;
    }
    if (this.#collects && end > at) this.#pieces.push(chunk.subarray(at, end));
    if (end === chunk.length) return end;
    if (chunk[end] === this.#close) this.#mayClose = true;
    else this.#isEscaped = true;
    return end + 1;
  }

  #endString(): void {
    const isString = this.#state === 'string';
    this.#mayClose = false;
    this.#state = 'code';
    const bytes = this.#taken();
    if (isString) this.#token('string', bytes);
    else this.#token('name', bytes.toString());
  }

  #taken(): Buffer {
    const [first] = this.#pieces;
    const bytes = this.#pieces.length === 1 && first ? first : Buffer.concat(this.#pieces);
    this.#pieces = [];
    return bytes;
  }

  get #collects(): boolean {
    return this.#state === 'name' || (this.#statement === 'values' && this.#isWanted);
  }

  #beginLine(): void {
    this.#state = 'line';
    this.#comment = '';
  }

  #commented(chunk: Buffer, at: number): number {
    if (this.#state === 'line') {
      const end = chunk.indexOf(newline, at);
      const till = end === -1 ? chunk.length : end;
      this.#keepComment(chunk, at, till);
      if (end === -1) return till;
      this.#endComment();
      return end + 1;
    }
    // The end of a comment may be split between two chunks, after the star.
    if (this.#comment.endsWith('*') && chunk[at] === 0x2f && this.#slash) {
      this.#slash = false;
      this.#endComment();
      return at + 1;
    }
    const end = chunk.indexOf('*/', at, 'latin1');
    const till = end === -1 ? chunk.length : end;
    this.#keepComment(chunk, at, till);
    if (end === -1) {
      this.#slash = chunk[chunk.length - 1] === 0x2a;
      if (this.#slash && !this.#comment.endsWith('*')) this.#comment += '*';
      return till;
    }
    this.#slash = false;
    this.#endComment();
    return end + 2;
  }

  #keepComment(chunk: Buffer, at: number, till: number): void {
    const room = commentStart - this.#comment.length;
    if (room > 0) this.#comment += chunk.toString('latin1', at, Math.min(till, at + room));
  }

  /** Reads the header, the footer and the encoding from comments. */
  #endComment(): void {
    const isLine = this.#state === 'line';
    this.#state = 'code';
    const text = this.#comment;
    if (isLine) {
      if (/^\s*(MariaDB|MySQL) dump/i.test(text)) this.#hasHeader = true;
      if (/^\s*Dump completed/i.test(text)) this.#hasFooter = true;
      return;
    }
    for (const [, name = ''] of text.matchAll(/@OLD_(\w+)\s*=\s*@@/g)) this.#opened.add(name);
    for (const [, name = ''] of text.matchAll(/=\s*@OLD_(\w+)/g)) {
      this.#hasClosed = true;
      this.#opened.delete(name);
    }
    const [, characters] = /^M?!\d+ SET NAMES '?(\w+)/i.exec(text) ?? [];
    if (characters) this.#characters = characters.toLowerCase();
  }

  #token(kind: Token, value: string | Buffer): void {
    if (this.#statement === 'values') return this.#inValues(kind, value);
    if (kind === 'sign' && value === ';') {
      // Statements of triggers and procedures continue until `DELIMITER ;`.
      if (this.#statement !== 'delimiter' || this.#words.length > 0) this.#statement = 'none';
      return;
    }
    switch (this.#statement) {
      case 'none':
        return this.#begin(kind, value);
      case 'insert':
        return this.#inInsert(kind, value);
      case 'create':
        return this.#inCreate(kind, value);
      case 'delimiter':
        this.#words = kind === 'word' && /^delimiter$/i.test(String(value)) ? ['delimiter'] : [];
        return;
      default:
    }
  }

  #begin(kind: Token, value: string | Buffer): void {
    this.#words = [];
    this.#table = '';
    this.#columns = null;
    this.#depth = 0;
    const word = kind === 'word' ? String(value).toLowerCase() : '';
    this.#statement =
      word === 'insert' || word === 'replace'
        ? 'insert'
        : word === 'create'
          ? 'create'
          : word === 'delimiter'
            ? 'delimiter'
            : 'skip';
  }

  #inInsert(kind: Token, value: string | Buffer): void {
    if (kind === 'sign') {
      if (value === '(' && this.#table !== '') this.#columns = [];
      return;
    }
    const isWord = kind === 'word';
    if (isWord && /^values?$/i.test(String(value)) && this.#table !== '') {
      this.#statement = 'values';
      this.#isWanted = this.wants(this.#table);
      this.#depth = 0;
      this.#values = [];
      return;
    }
    if (this.#columns) this.#columns.push(String(value));
    else if (!isWord || !/^(into|ignore|delayed|low_priority|high_priority|\.)$/i.test(String(value)))
      this.#table = bare(String(value));
  }

  #inValues(kind: Token, value: string | Buffer): void {
    if (kind === 'sign') {
      if (value === '(') this.#depth += 1;
      else if (value === ')') {
        this.#depth -= 1;
        this.#rows.push({
          table: this.#table,
          columns: this.#columns ?? this.tables.get(this.#table) ?? null,
          values: this.#values,
        });
        this.#values = [];
      } else if (value === ';') this.#statement = 'none';
      this.#prefix = '';
      return;
    }
    if (this.#depth === 0) {
      // The statement continues with `ON DUPLICATE KEY UPDATE …`.
      this.#statement = 'skip';
      return;
    }
    if (!this.#isWanted) return;
    if (kind === 'word' && /^(_\w+|x|b|n)$/i.test(value as string)) {
      this.#prefix = (value as string).toLowerCase();
      return;
    }
    this.#values.push(kind === 'word' ? literal(value as string) : withPrefix(this.#prefix, value as Buffer));
    this.#prefix = '';
  }

  #inCreate(kind: Token, value: string | Buffer): void {
    if (this.#table === '') {
      const word = kind === 'word' ? String(value).toLowerCase() : '';
      if (/^(table|temporary|or|replace|if|not|exists)$/.test(word)) this.#words.push(word);
      else if (kind !== 'sign' && this.#words.includes('table')) this.#table = bare(String(value));
      else this.#statement = 'skip';
      return;
    }
    if (kind === 'sign') {
      if (value === '(') {
        this.#depth += 1;
        if (this.#depth === 1) {
          if (this.tables.has(this.#table)) this.twice.add(this.#table);
          this.tables.set(this.#table, []);
          this.#expectsColumn = true;
        }
      } else if (value === ')') {
        this.#depth -= 1;
        if (this.#depth === 0) this.#statement = 'skip';
      } else if (value === ',' && this.#depth === 1) this.#expectsColumn = true;
      return;
    }
    if (this.#depth === 0 && kind === 'name') {
      // The name has the form `database`.`table`.
      this.#table = String(value);
      return;
    }
    if (this.#depth !== 1 || !this.#expectsColumn) return;
    this.#expectsColumn = false;
    if (kind === 'name' || !definitions.test(String(value))) this.tables.get(this.#table)?.push(String(value));
  }
}

/** The name without the database. */
const bare = (name: string) => name.slice(name.lastIndexOf('.') + 1);

const literal = (word: string): string | null =>
  /^null$/i.test(word) ? null : /^true$/i.test(word) ? '1' : /^false$/i.test(word) ? '0' : word;

/** Handles `X'4D'` and `b'1'`; a character set before a string does not change its bytes. */
function withPrefix(prefix: string, bytes: Buffer): DumpValue {
  if (prefix === 'x') return Buffer.from(bytes.toString('latin1'), 'hex');
  if (prefix === 'b') return String(Number.parseInt(bytes.toString('latin1'), 2));
  return bytes;
}
