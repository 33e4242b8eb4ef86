import { limits, SheetBuilder, unreadable, type Sheet } from '../sheet';
import { type Workbook, plainEscapes } from './cellText';
import { openZip, type Zip } from './openZip';
import { readSheet } from './readSheet';
import path from 'node:path';
import { readXml } from './readXml';

/**
 * Reads the visible tables of an XLSX file as a stream: apart from its strings, only a few kilobytes of the unpacked
 * file are in memory.
 * @throws 422
 */
export async function readXlsx(bytes: Buffer): Promise<Sheet[]> {
  const zip = await openZip(bytes);
  const { sheets, parts, from1904 } = await readIndex(zip);
  if (sheets.length > limits.sheets) throw unreadable(`Die Datei hat mehr als ${limits.sheets} Tabellenblätter.`);
  const budget = { characters: limits.characters };
  const workbook: Workbook = {
    strings: await readStrings(zip, parts.strings, budget),
    dateStyles: await readDateStyles(zip, parts.styles),
    from1904,
  };
  const tables: Sheet[] = [];
  for (const { name, part } of sheets) {
    const sheet = await readTable(zip, name, part, workbook, budget);
    if (sheet) tables.push(sheet);
  }
  return tables;
}

async function readTable(
  zip: Zip,
  name: string,
  part: string,
  workbook: Workbook,
  budget: { characters: number },
): Promise<Sheet | undefined> {
  const builder = new SheetBuilder(name, budget);
  await readSheet(zip.read(part), name, workbook, (row) => builder.add(row));
  return builder.finish();
}

interface Index {
  /** The visible sheets in order, with their parts of the archive. */
  sheets: { name: string; part: string }[];
  /** The parts with strings and number formats; by default under their usual names. */
  parts: { strings: string; styles: string };
  from1904: boolean;
}

type Target = { type: string; part: string };

/**
 * Reads the structure of an XLSX file.
 * @throws 422 if the archive is not an XLSX file
 */
async function readIndex(zip: Zip): Promise<Index> {
  const root = await readRelationships(zip, '');
  const book = [...root.values()].find(({ type }) => type === 'officeDocument')?.part ?? 'xl/workbook.xml';
  if (!zip.has(book)) throw unreadable('Die Datei ist keine XLSX-Datei.');
  const targets = await readRelationships(zip, book);
  const partOf = (type: string, narrow: string) =>
    [...targets.values()].find((target) => target.type === type)?.part ?? narrow;
  const index: Index = {
    sheets: [],
    parts: { strings: partOf('sharedStrings', 'xl/sharedStrings.xml'), styles: partOf('styles', 'xl/styles.xml') },
    from1904: false,
  };
  await readXml(zip.read(book), {
    open(name, attributes) {
      if (name === 'workbookPr') index.from1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (name !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      const target = targets.get(id);
      // Skips chart sheets.
      if (target?.type === 'worksheet') index.sheets.push({ name: attributes.name ?? '', part: target.part });
    },
  });
  return index;
}

/** The targets that a part refers to, by id; their paths are relative to it. */
async function readRelationships(zip: Zip, part: string): Promise<Map<string, Target>> {
  const targets = new Map<string, Target>();
  const folder = path.posix.dirname(part);
  const file = path.posix.join(folder, '_rels', `${path.posix.basename(part)}.rels`);
  if (!zip.has(file)) return targets;
  await readXml(zip.read(file), {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (name !== 'Relationship') return;
      const address = Target.startsWith('/') ? Target.slice(1) : path.posix.join(folder, Target);
      targets.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), part: address });
    },
  });
  return targets;
}

/**
 * The shared strings, without phonetic hints.
 * @throws 422
 */
async function readStrings(zip: Zip, part: string, budget: { characters: number }): Promise<string[]> {
  if (!zip.has(part)) return [];
  const strings: string[] = [];
  let left = budget.characters;
  let text = '';
  let isText = false;
  let isReading = 0;
  await readXml(zip.read(part), {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isReading += 1;
      isText = name === 't' && isReading === 0;
    },
    text(piece) {
      if (!isText) return;
      left -= piece.length;
      if (left < 0) throw unreadable('Die Datei enthält zu viel Text. Teilen Sie sie bitte auf mehrere Dateien auf.');
      text += piece;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isReading -= 1;
      if (name === 'si') strings.push(plainEscapes(text));
    },
  });
  return strings;
}

/** The built-in date formats (ECMA-376, 18.8.30). */
const builtIn = (id: number) => (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** By cell style: whether its number is a date. */
async function readDateStyles(zip: Zip, part: string): Promise<boolean[]> {
  if (!zip.has(part)) return [];
  const own = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isCellStyle = false;
  await readXml(zip.read(part), {
    open(name, attributes) {
      if (name === 'numFmt') own.set(Number(attributes.numFmtId), isDateFormat(attributes.formatCode ?? ''));
      if (name === 'cellXfs') isCellStyle = true;
      const format = Number(attributes.numFmtId ?? 0);
      if (name === 'xf' && isCellStyle) styles.push(own.get(format) ?? builtIn(format));
    },
    close(name) {
      if (name === 'cellXfs') isCellStyle = false;
    },
  });
  return styles;
}

/** Whether a custom number format shows a date: `dd.mm.yyyy`, but not `0.00 "Tage"` or `[h]:mm`. */
function isDateFormat(code: string): boolean {
  const letters = code.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '');
  return /[yd]/i.test(letters) || /\bmmm/i.test(letters);
}
