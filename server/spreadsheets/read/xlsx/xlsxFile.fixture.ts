import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const rels = (targets: string) => `<Relationships xmlns="r">${targets}</Relationships>`;
const main = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/**
 * The parts of an XLSX file with one sheet, as Excel writes them.
 * @param sheet the content of `sheetData`
 */
export function xlsxParts(sheet: string, { strings = '', styles = '', properties = '' } = {}): Record<string, string> {
  return {
    '_rels/.rels': rels(`<Relationship Id="rId1" Type="${main}/officeDocument" Target="xl/workbook.xml"/>`),
    'xl/workbook.xml':
      `<workbook xmlns:r="x">${properties}<sheets><sheet name="Projekte" sheetId="1" ` +
      'r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': rels(
      `<Relationship Id="rId1" Type="${main}/worksheet" Target="worksheets/sheet1.xml"/>`,
    ),
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    ...(strings && { 'xl/sharedStrings.xml': `<sst>${strings}</sst>` }),
    ...(styles && { 'xl/styles.xml': `<styleSheet>${styles}</styleSheet>` }),
  };
}

/** A zip archive of the parts. */
export function zipOf(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** An XLSX file with one sheet of these rows, all as strings. */
export function xlsxOf(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const cell = (text: string) =>
    '<c t="inlineStr"><is><t ' +
    `xml:space="preserve">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is></c>`;
  return zipOf(xlsxParts(rows.map((cells) => `<row>${cells.map(cell).join('')}</row>`).join('')));
}

/** A workbook of texts, given sheet by sheet. */
export async function workbookOf(sheets: { name: string; rows: string[][] }[]): Promise<Buffer> {
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const cell = (text: string) => `<c t="inlineStr"><is><t xml:space="preserve">${escape(text)}</t></is></c>`;
  const row = (cells: string[]) => `<row>${cells.map(cell).join('')}</row>`;
  const listed = sheets.map(({ name }, index) => `<sheet name="${name}" r:id="rId${index}"/>`);
  const related = sheets.map(
    (_, index) => `<Relationship Id="rId${index}" Type="x/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  return zipOf({
    ...xlsxParts(''),
    'xl/workbook.xml': `<workbook xmlns:r="x"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${related.join('')}</Relationships>`,
    ...Object.fromEntries(
      sheets.map(({ rows }, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet><sheetData>${rows.map(row).join('')}</sheetData></worksheet>`,
      ]),
    ),
  });
}
