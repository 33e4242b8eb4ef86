import { limits, SheetBuilder, unreadable, type Sheet } from '../sheet';
import type { Workbook } from './cellText';
import { openZip, type Zip } from './openZip';
import { readIndex } from './readIndex';
import { readSheet } from './readSheet';
import { readStrings } from './readStrings';
import { readDateStyles } from './styles';

/**
 * The visible tables of an XLSX file, read as a stream: of the unpacked file never more than some kilobytes are in
 * memory, besides the texts themselves. Errors: 422.
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
