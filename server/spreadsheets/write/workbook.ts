import { Readable, type PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';
import { cell, columnWidths, escapeXml } from './markup';
import { Spool } from './spool';

export interface Sheet<Row> {
  name: string;
  /** Row 1. */
  columns: readonly { label: string; width: number }[];
  /** The cells of a row in this sheet. */
  cells: (row: Row) => readonly string[];
}

const namespace = 'http://schemas.openxmlformats.org';
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** Characters that are handed on together: zipping each row by itself costs more than the row. */
const handful = 65_536;

/**
 * An XLSX file as a stream; each of its sheets shows all of the rows. They are read once: the first sheet goes out
 * while they are, the others wait in files meanwhile, so that however many rows there are, only some are in memory.
 * Every cell is text: nothing in it is ever a formula. Why not a library: docs/decisions/xlsx.md.
 */
export function workbook<Row>(sheets: readonly Sheet<Row>[], rows: AsyncIterable<Row>): Readable {
  const zip = new ZipFile();
  const add = (name: string, content: string) => zip.addBuffer(Buffer.from(xml + content), name);
  add('[Content_Types].xml', contentTypes(sheets.length));
  add('_rels/.rels', relationships([['officeDocument', 'xl/workbook.xml']]));
  add('xl/workbook.xml', index(sheets));
  add(
    'xl/_rels/workbook.xml.rels',
    relationships(sheets.map((_, position) => ['worksheet', `worksheets/sheet${position + 1}.xml`])),
  );
  const output = zip.outputStream as PassThrough;
  const later: Promise<Spool>[] = [];
  const fail = (error: unknown) => output.destroy(error as Error);
  sheets.forEach((_, position) => {
    // Lazily: a sheet is asked for when the one before is through.
    zip.addReadStreamLazy(`xl/worksheets/sheet${position + 1}.xml`, { compressionLevel: 1 }, (deliver) => {
      const send = (content: Readable) => {
        content.on('error', fail);
        output.once('close', () => content.destroy());
        deliver(null, content);
      };
      // Whoever reads it may have gone before it has begun.
      if (output.destroyed) return;
      if (position > 0) return void later[position - 1]?.then((spool) => spool.read()).then(send, fail);
      later.push(...sheets.slice(1).map(() => Spool.create()));
      send(Readable.from(writeSheets(sheets, rows, Promise.all(later)), { objectMode: false }));
    });
  });
  output.once('close', () => {
    for (const spool of later)
      spool.then(
        (file) => file.close(),
        () => undefined,
      );
  });
  zip.on('error', fail);
  zip.end();
  return output;
}

/** Out: the text of the first sheet, as the rows come; `later` gets those of the others. */
async function* writeSheets<Row>(
  sheets: readonly Sheet<Row>[],
  rows: AsyncIterable<Row>,
  later: Promise<Spool[]>,
): AsyncGenerator<string> {
  const spools = await later;
  let texts = sheets.map(
    ({ columns }) =>
      xml +
      opening(columns) +
      rowXml(
        columns.map(({ label }) => label),
        1,
      ),
  );
  const handOn = async () => {
    const [first = '', ...others] = texts;
    for (const [position, text] of others.entries()) await spools[position]?.write(text);
    texts = sheets.map(() => '');
    return first;
  };
  let number = 1;
  for await (const row of rows) {
    number += 1;
    for (const [position, { cells }] of sheets.entries()) texts[position] += rowXml(cells(row), number);
    if ((texts[0] as string).length > handful) yield await handOn();
  }
  texts = texts.map((text) => `${text}</sheetData></worksheet>`);
  yield await handOn();
}

const opening = (columns: readonly { width: number }[]) =>
  `<worksheet xmlns="${namespace}/spreadsheetml/2006/main">${columnWidths(columns.map(({ width }) => width))}<sheetData>`;

const rowXml = (texts: readonly string[], number: number) =>
  `<row r="${number}">${texts.map((text, column) => cell(text, column, number)).join('')}</row>`;

function contentTypes(sheets: number): string {
  const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const parts = Array.from(
    { length: sheets },
    (_, position) =>
      `<Override PartName="/xl/worksheets/sheet${position + 1}.xml" ContentType="${main}.worksheet+xml"/>`,
  );
  return `<Types xmlns="${namespace}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${main}.sheet.main+xml"/>${parts.join('')}</Types>`;
}

function relationships(targets: readonly (readonly string[])[]): string {
  const parts = targets.map(
    ([kind, target], position) =>
      `<Relationship Id="rId${position + 1}" Type="${namespace}/officeDocument/2006/relationships/${kind}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${namespace}/package/2006/relationships">${parts.join('')}</Relationships>`;
}

function index(sheets: readonly { name: string }[]): string {
  const parts = sheets.map(
    ({ name }, position) => `<sheet name="${escapeXml(name)}" sheetId="${position + 1}" r:id="rId${position + 1}"/>`,
  );
  return `<workbook xmlns="${namespace}/spreadsheetml/2006/main" xmlns:r="${namespace}/officeDocument/2006/relationships"><sheets>${parts.join('')}</sheets></workbook>`;
}
