import { Readable, type PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';
import { cell, columnWidths, escapeXml } from './markup';
import { Spool } from './spool';

export interface Sheet<Row> {
  name: string;
  /** The labels in row 1. */
  columns: readonly { label: string; width: number }[];
  /** The cells of a row in this sheet. */
  cells: (row: Row) => readonly string[];
}

const namespace = 'http://schemas.openxmlformats.org';
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** The number of characters written at once, because compressing each row separately costs more than the row itself. */
const bufferLength = 65_536;

/** The maximum number of rows in a sheet, including the header. */
const maxSheetRows = 1_048_576;

/**
 * Writes an XLSX file as a stream. Every sheet shows all rows, and continues in another sheet when it is full. Rows are
 * read only once: the first sheet is sent right away while the others are spooled to files, so that memory use does not
 * depend on the number of rows. The index of sheets comes last, when their number is known. Every cell is text, never a
 * formula. Why not a library: docs/decisions/xlsx.md.
 */
export function workbook<Row>(
  sheets: readonly Sheet<Row>[],
  rows: AsyncIterable<Row>,
  maxRows: number = maxSheetRows,
): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  const add = (name: string, content: string) => zip.addBuffer(Buffer.from(xml + content), name);
  const fail = (error: unknown) => output.destroy(error as Error);
  let count = 0;
  let sending: Readable | undefined;
  const addSheet = (open: () => Promise<Readable>) => {
    count += 1;
    // Opened only when the previous sheet has been sent.
    zip.addReadStreamLazy(`xl/worksheets/sheet${count}.xml`, { compressionLevel: 1 }, (deliver) => {
      // The client may have disconnected already.
      if (output.destroyed) return;
      open().then((content) => {
        content.on('error', fail);
        sending = content;
        deliver(null, content);
      }, fail);
    });
  };
  /** The spooled parts of each sheet in order, except the one that is sent right away. */
  const spools: Promise<Spool>[][] = sheets.map(() => []);
  const beginPart = (isFirst: boolean) =>
    Promise.all(
      spools.map(async (parts, position) => {
        if (isFirst && position === 0) return undefined;
        const spool = Spool.create();
        parts.push(spool);
        return spool;
      }),
    );
  const finish = () => {
    for (const spool of spools.flat()) addSheet(async () => (await spool).read());
    const names = sheets.flatMap(({ name }, position) =>
      Array.from({ length: (spools[position]?.length ?? 0) + (position === 0 ? 1 : 0) }, (_, part) =>
        part === 0 ? name : `${name} (${part + 1})`,
      ),
    );
    add('[Content_Types].xml', contentTypes(names.length));
    add('xl/workbook.xml', index(names));
    add(
      'xl/_rels/workbook.xml.rels',
      relationships(names.map((_, position) => ['worksheet', `worksheets/sheet${position + 1}.xml`])),
    );
    zip.end();
  };
  add('_rels/.rels', relationships([['officeDocument', 'xl/workbook.xml']]));
  addSheet(async () => Readable.from(writeSheets(sheets, rows, maxRows, beginPart, finish), { objectMode: false }));
  output.once('close', () => {
    sending?.destroy();
    for (const spool of spools.flat())
      spool.then(
        (file) => file.close(),
        () => undefined,
      );
  });
  zip.on('error', fail);
  return output;
}

/**
 * Yields the text of the first part of the first sheet while rows arrive; all others go to the spools of `beginPart`.
 */
async function* writeSheets<Row>(
  sheets: readonly Sheet<Row>[],
  rows: AsyncIterable<Row>,
  maxRows: number,
  beginPart: (isFirst: boolean) => Promise<(Spool | undefined)[]>,
  finish: () => void,
): AsyncGenerator<string> {
  const headerTexts = () => sheets.map(({ columns }) => xml + opening(columns) + rowXml(columns.map(labelOf), 1));
  let spools = await beginPart(true);
  let texts = headerTexts();
  const handOn = async () => {
    const [first = ''] = texts;
    for (const [position, text] of texts.entries()) await spools[position]?.write(text);
    texts = sheets.map(() => '');
    return spools[0] ? [] : [first];
  };
  const endPart = () => {
    texts = texts.map((text) => `${text}</sheetData></worksheet>`);
    return handOn();
  };
  let number = 1;
  for await (const row of rows) {
    if (number === maxRows) {
      yield* await endPart();
      spools = await beginPart(false);
      texts = headerTexts();
      number = 1;
    }
    number += 1;
    for (const [position, { cells }] of sheets.entries()) texts[position] += rowXml(cells(row), number);
    if ((texts[0] as string).length > bufferLength) yield* await handOn();
  }
  yield* await endPart();
  finish();
}

const labelOf = ({ label }: { label: string }) => label;

const opening = (columns: readonly { width: number }[]) =>
  '<worksheet ' +
  `xmlns="${namespace}/spreadsheetml/2006/main">${columnWidths(columns.map(({ width }) => width))}<sheetData>`;

const rowXml = (texts: readonly string[], number: number) =>
  `<row r="${number}">${texts.map((text, column) => cell(text, column, number)).join('')}</row>`;

function contentTypes(sheets: number): string {
  const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const parts = Array.from(
    { length: sheets },
    (_, position) =>
      `<Override PartName="/xl/worksheets/sheet${position + 1}.xml" ContentType="${main}.worksheet+xml"/>`,
  );
  return (
    `<Types xmlns="${namespace}/package/2006/content-types"><Default Extension="rels" ` +
    'ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ' +
    'ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ' +
    `ContentType="${main}.sheet.main+xml"/>${parts.join('')}</Types>`
  );
}

function relationships(targets: readonly (readonly string[])[]): string {
  const parts = targets.map(
    ([kind, target], position) =>
      `<Relationship Id="rId${position + 1}" Type="${namespace}/officeDocument/2006/relationships/${kind}" ` +
      `Target="${target}"/>`,
  );
  return `<Relationships xmlns="${namespace}/package/2006/relationships">${parts.join('')}</Relationships>`;
}

function index(sheets: readonly string[]): string {
  const parts = sheets.map(
    (name, position) => `<sheet name="${escapeXml(name)}" sheetId="${position + 1}" r:id="rId${position + 1}"/>`,
  );
  return (
    `<workbook xmlns="${namespace}/spreadsheetml/2006/main" ` +
    `xmlns:r="${namespace}/officeDocument/2006/relationships"><sheets>${parts.join('')}</sheets></workbook>`
  );
}
