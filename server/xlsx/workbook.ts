import { Readable, type PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';
import { cell, columnWidths, escapeXml } from './markup';

export interface Sheet {
  name: string;
  /** Row 1. */
  columns: { label: string; width: number }[];
  /** Texts of the following rows, as they come. */
  rows: AsyncIterable<readonly string[]>;
}

const namespace = 'http://schemas.openxmlformats.org';
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/**
 * An XLSX file as a stream: sheets are made one after the other while they are read, so that however many rows there
 * are, only some are in memory. Every cell is text: nothing in it is ever a formula. Why not a library:
 * docs/decisions/xlsx.md.
 */
export function workbook(sheets: readonly Sheet[]): Readable {
  const zip = new ZipFile();
  const add = (name: string, content: string) => zip.addBuffer(Buffer.from(xml + content), name);
  add('[Content_Types].xml', contentTypes(sheets.length));
  add('_rels/.rels', relationships([['officeDocument', 'xl/workbook.xml']]));
  add('xl/workbook.xml', index(sheets));
  add('xl/_rels/workbook.xml.rels', relationships(sheets.map((_, position) => ['worksheet', `worksheets/sheet${position + 1}.xml`])));
  const output = zip.outputStream as PassThrough;
  sheets.forEach((sheet, position) => {
    // Lazily: the rows of a sheet are asked for when the one before is through.
    zip.addReadStreamLazy(`xl/worksheets/sheet${position + 1}.xml`, { compressionLevel: 1 }, (deliver) => {
      const content = Readable.from(sheetXml(sheet), { objectMode: false });
      content.on('error', (error) => output.destroy(error));
      deliver(null, content);
    });
  });
  zip.on('error', (error) => output.destroy(error as Error));
  zip.end();
  return output;
}

async function* sheetXml({ columns, rows }: Sheet): AsyncGenerator<string> {
  yield `${xml}<worksheet xmlns="${namespace}/spreadsheetml/2006/main">${columnWidths(columns.map(({ width }) => width))}<sheetData>`;
  let number = 1;
  const row = (texts: readonly string[]) => `<row r="${number}">${texts.map((text, column) => cell(text, column, number)).join('')}</row>`;
  yield row(columns.map(({ label }) => label));
  for await (const texts of rows) {
    number += 1;
    yield row(texts);
  }
  yield '</sheetData></worksheet>';
}

function contentTypes(sheets: number): string {
  const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const parts = Array.from({ length: sheets }, (_, position) => `<Override PartName="/xl/worksheets/sheet${position + 1}.xml" ContentType="${main}.worksheet+xml"/>`);
  return `<Types xmlns="${namespace}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${main}.sheet.main+xml"/>${parts.join('')}</Types>`;
}

function relationships(targets: readonly (readonly string[])[]): string {
  const parts = targets.map(([kind, target], position) => `<Relationship Id="rId${position + 1}" Type="${namespace}/officeDocument/2006/relationships/${kind}" Target="${target}"/>`);
  return `<Relationships xmlns="${namespace}/package/2006/relationships">${parts.join('')}</Relationships>`;
}

function index(sheets: readonly Sheet[]): string {
  const parts = sheets.map(({ name }, position) => `<sheet name="${escapeXml(name)}" sheetId="${position + 1}" r:id="rId${position + 1}"/>`);
  return `<workbook xmlns="${namespace}/spreadsheetml/2006/main" xmlns:r="${namespace}/officeDocument/2006/relationships"><sheets>${parts.join('')}</sheets></workbook>`;
}
