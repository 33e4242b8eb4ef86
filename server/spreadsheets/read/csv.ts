import Papa from 'papaparse';
import { SheetBuilder, unreadable, type Sheet } from './sheet';
import { isUtf8 } from 'node:buffer';
import { setImmediate as turn } from 'node:timers/promises';

/** The number of characters parsed at once; this takes some milliseconds. */
const chunkSize = 256 * 1024;

/**
 * Reads the single table of a CSV file.
 * @throws 422
 */
export async function readCsv(bytes: Buffer): Promise<Sheet[]> {
  const text = await decodeText(bytes);
  // Spreadsheet programs use this line to declare the delimiter; it is not a row.
  const declared = /^sep=(.)(\n|$)/.exec(text);
  const content = declared ? text.slice(declared[0].length) : text;
  const builder = new SheetBuilder('CSV', { characters: Infinity });
  await parse(content, declared?.[1] ?? findDelimiter(content), (cells, number) =>
    builder.add({ number, cells: withoutEnd(cells) }),
  );
  const sheet = builder.finish();
  return sheet ? [sheet] : [];
}

/** Parses row by row, and lets other requests run between chunks. */
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
              `Ab Zeile ${number + data.length} fehlt ein schliessendes Anführungszeichen: Die Datei lässt ` +
                'sich nicht in Zeilen teilen.',
            );
          }
          for (const cells of data) onRow(cells, (number += 1));
        } catch (error) {
          // Must precede the abort, which also completes the parser.
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

/** Drops the empty cells with which spreadsheet programs pad short rows. */
function withoutEnd(cells: string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
}

const candidates = [';', ',', '\t', '|', ':', '^', '~', '#', '\u001e', '\u001f'];

/** Detects the delimiter: the candidate that occurs most often in the header row, outside of quotes. */
function findDelimiter(text: string): string {
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    // Skips empty first rows.
    else if (character === '\n' && counts.size > 0) break;
    else if (candidates.includes(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const [best] = candidates.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  return best as string;
}

/** The number of bytes decoded at once; this takes some milliseconds. */
const pieceSize = 512 * 1024;

/**
 * Decodes a file: UTF-8 with or without a BOM, UTF-16 with a BOM, or else Windows-1252, which Excel uses for CSV. Line
 * breaks become `\n`.
 * @throws 422 if it is not text
 */
async function decodeText(bytes: Buffer): Promise<string> {
  const decoder = new TextDecoder(encodingOf(bytes));
  const pieces: string[] = [];
  let rest = '';
  for (let from = 0; from < bytes.length; from += pieceSize) {
    const piece = rest + decoder.decode(bytes.subarray(from, from + pieceSize), { stream: true });
    // A line break of two characters may span two pieces.
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
