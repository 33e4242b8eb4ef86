import Papa from 'papaparse';
import { SheetBuilder, unreadable, type Sheet } from './sheet';
import { isUtf8 } from 'node:buffer';
import { setImmediate as turn } from 'node:timers/promises';

/** Characters that are read at once: some milliseconds. */
const chunkSize = 256 * 1024;

/** The one table of a CSV file. Errors: 422. */
export async function readCsv(bytes: Buffer): Promise<Sheet[]> {
  const text = await decodeText(bytes);
  // For spreadsheet programs: their own word for the delimiter, which is no row of the table.
  const said = /^sep=(.)(\n|$)/.exec(text);
  const content = said ? text.slice(said[0].length) : text;
  const builder = new SheetBuilder('CSV', { characters: Infinity });
  await parse(content, said?.[1] ?? findDelimiter(content), (cells, number) =>
    builder.add({ number, cells: withoutEnd(cells) }),
  );
  const sheet = builder.finish();
  return sheet ? [sheet] : [];
}

/** Row after row; other requests have their turn between the parts. */
function parse(text: string, delimiter: string, onRow: (cells: string[], number: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let number = 0;
    const config = {
      delimiter,
      newline: '\n' as const,
      chunkSize,
      chunk: ({ data, errors }: Papa.ParseResult<string[]>, parser: Papa.Parser) => {
        try {
          if (errors.some(({ code }) => code === 'MissingQuotes')) {
            throw unreadable(
              `Ab Zeile ${number + data.length} fehlt ein schliessendes Anführungszeichen: Die Datei lässt sich nicht in Zeilen teilen.`,
            );
          }
          for (const cells of data) onRow(cells, (number += 1));
        } catch (error) {
          // First: ending it also completes it.
          reject(error);
          return parser.abort();
        }
        parser.pause();
        setImmediate(() => parser.resume());
      },
      complete: () => resolve(),
    };
    Papa.parse<string[]>(text, config);
  });
}

/** Spreadsheet programs fill short rows up with empty cells. */
function withoutEnd(cells: string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
}

const candidates = [';', ',', '\t', '|', ':', '^', '~', '#', '\u001e', '\u001f'];

/**
 * What separates the cells: the candidate that stands most often between the names of the columns, quoted texts left
 * out.
 */
function findDelimiter(text: string): string {
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    // An empty first row says nothing.
    else if (character === '\n' && counts.size > 0) break;
    else if (candidates.includes(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const [best] = candidates.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  return best as string;
}

/** Bytes that are read at once: some milliseconds. */
const pieceSize = 512 * 1024;

/**
 * The text of a file: UTF-8 with or without a mark, UTF-16 with one, else Windows-1252, which is what Excel writes as
 * CSV. Line ends become `\n`. Errors: 422 for what is no text.
 */
async function decodeText(bytes: Buffer): Promise<string> {
  const decoder = new TextDecoder(encodingOf(bytes));
  const pieces: string[] = [];
  let rest = '';
  for (let from = 0; from < bytes.length; from += pieceSize) {
    const piece = rest + decoder.decode(bytes.subarray(from, from + pieceSize), { stream: true });
    // A line end of two characters may lie on the border.
    rest = piece.endsWith('\r') ? '\r' : '';
    pieces.push(plain(piece.slice(0, piece.length - rest.length)));
    await turn();
  }
  return pieces.join('') + plain(rest + decoder.decode());
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function plain(text: string): string {
  if (text.includes('\0')) throw unreadable('Die Datei ist weder eine CSV- noch eine XLSX-Datei.');
  return text.replace(/\r\n?/g, '\n');
}
