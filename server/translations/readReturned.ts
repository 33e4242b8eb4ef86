import { contentLocales, type ContentLocale } from '../../domain/locales';
import { exchangeColumns } from '../../domain/translations/exchange';
import { limits, unreadable, type Sheet } from '../spreadsheets/read/sheet';
import { readXml } from '../spreadsheets/read/xlsx/readXml';
import type { Piece } from './xliff';

/** A returned text: its place and its translation. */
export interface Returned {
  /** For example `projects/12`. */
  record: string;
  locale: ContentLocale;
  key: string;
  /** The cell of a table, or the pieces of a unit; null if only some of its segments are translated. */
  target: string | Piece[] | null;
}

const foreign = () =>
  unreadable('Diese Datei stammt nicht aus dem Export der Übersetzungen: Sie nennt keine Texte, die es hier gibt.');

export const isXliff = (bytes: Buffer): boolean =>
  /^[\ufeff\s]*</.test(bytes.toString(bytes[1] === 0xfe || bytes[0] === 0xff ? 'utf16le' : 'utf8', 0, 200));

/**
 * Reads an XLIFF 2.0 or 2.1 file. Elements of modules, such as a tool's own proposals, are ignored.
 * @throws 422 with a message
 */
export async function readXliff(bytes: Buffer): Promise<Returned[]> {
  if (bytes.length > limits.bytes) throw unreadable('Die Datei ist grösser als 20 MB.');
  const found: Returned[] = [];
  const stack: string[] = [];
  let locale: ContentLocale | undefined;
  let record = '';
  let unit: { key: string; pieces: Piece[]; translated: number; open: number } | null = null;
  let source: Piece[] = [];
  let target: Piece[] | null = null;
  let into: Piece[] | null = null;
  const codes: string[] = [];
  const isPart = (name: string | undefined) => name === 'segment' || name === 'ignorable';
  await readXml(chunksOf(bytes), {
    open(name, attributes) {
      const parent = stack.at(-1);
      const { id = '' } = attributes;
      stack.push(name);
      if (stack.length === 1) locale = localeOfRoot(name, attributes);
      else if (name === 'file' && stack.length === 2) record = attributes.original ?? '';
      else if (name === 'unit' && !into) unit = { key: id, pieces: [], translated: 0, open: 0 };
      else if (isPart(name) && parent === 'unit') [source, target] = [[], null];
      else if ((name === 'source' || name === 'target') && isPart(parent) && stack.at(-3) === 'unit')
        into = name === 'source' ? source : (target = []);
      else if (into && name === 'cp')
        into.push(String.fromCodePoint(Number.parseInt(attributes.hex ?? '', 16) || 0x20));
      else if (into && name === 'pc') {
        codes.push(id);
        into.push({ open: id });
      } else if (into && name === 'ph') into.push({ single: id });
      else if (into && name === 'sc') into.push({ open: id });
      else if (into && name === 'ec') into.push({ close: attributes.startRef ?? id });
    },
    text(text) {
      into?.push(text);
    },
    close(name) {
      stack.pop();
      if (name === 'pc' && into) into.push({ close: codes.pop() ?? '' });
      else if ((name === 'source' || name === 'target') && isPart(stack.at(-1)) && stack.at(-2) === 'unit') into = null;
      else if (isPart(name) && unit && stack.at(-1) === 'unit') {
        const isDone = (target ?? []).some((piece) => typeof piece !== 'string' || piece.trim() !== '');
        if (name === 'segment') unit[isDone ? 'translated' : 'open'] += 1;
        unit.pieces.push(...(target ?? (name === 'ignorable' ? source : [])));
      } else if (name === 'unit' && unit) {
        const { key, pieces, translated, open } = unit;
        if (
          found.push({ record, locale: locale as ContentLocale, key, target: partly(pieces, translated, open) }) >
          limits.rows
        )
          throw unreadable(`Die Datei hat mehr als ${limits.rows.toLocaleString('de-CH')} Texte.`);
        unit = null;
      }
    },
  });
  if (!found.some((one) => /^[\w/-]+\/\d+$/.test(one.record))) throw foreign();
  return found;
}

const partly = (pieces: Piece[], translated: number, open: number) =>
  translated > 0 && open > 0 ? null : translated === 0 ? '' : pieces;

function localeOfRoot(name: string, { xmlns = '', srcLang = '', trgLang = '' }: Record<string, string>): ContentLocale {
  if (name !== 'xliff') throw foreign();
  if (!xmlns.endsWith(':document:2.0'))
    throw unreadable(
      'Diese Fassung von XLIFF wird nicht gelesen. Speichern Sie die Datei bitte als XLIFF 2.0 oder 2.1.',
    );
  const locale = contentLocales.find((one) => one !== 'de' && one === trgLang.slice(0, 2).toLowerCase());
  if (!srcLang.toLowerCase().startsWith('de') || !locale)
    throw unreadable('Diese Datei übersetzt nicht aus dem Deutschen in eine Sprache der Plattform.');
  return locale;
}

/** The content in UTF-8, without a byte order mark. */
async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const utf8 = isUtf16
    ? Buffer.from(new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes))
    : bytes.subarray(bytes.toString('latin1', 0, 3) === '\u00ef\u00bb\u00bf' ? 3 : 0);
  const size = 65_536;
  for (let at = 0; at < utf8.length; at += size) yield utf8.subarray(at, at + size);
}

/**
 * The texts in a table.
 * @throws 422 with a message
 */
export function readTables(sheets: readonly Sheet[]): Returned[] {
  const found = sheets.flatMap(({ head, rows }) => {
    const [key, text] = [exchangeColumns.key, exchangeColumns.text].map((label) =>
      head.cells.findIndex((cell) => cell.trim() === label),
    ) as [number, number];
    if (key < 0 || text < 0) return [];
    return rows.flatMap(({ cells, faults }): Returned[] => {
      const [, record = '', locale, name = ''] = /^([\w/-]+\/\d+)\/(\w\w)\/(.+)$/.exec(cells[key]?.trim() ?? '') ?? [];
      const known = contentLocales.find((one) => one === locale);
      return known
        ? [{ record, locale: known, key: name, target: faults?.has(text) ? null : (cells[text] ?? '') }]
        : [];
    });
  });
  if (found.length === 0)
    throw unreadable(
      `Diese Datei stammt nicht aus dem Export der Übersetzungen: Ihr fehlen die Spalten ` +
        `«${exchangeColumns.key}» und «${exchangeColumns.text}» oder deren Inhalt.`,
    );
  return found;
}
