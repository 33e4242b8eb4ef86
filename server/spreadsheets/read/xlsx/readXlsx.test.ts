import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readSpreadsheet } from '../readSpreadsheet';
import { limits } from '../sheet';
import { openZip } from './openZip';
import { xlsxOf, xlsxParts, zipOf } from './xlsxFile.fixture';

const refused = (sentence: RegExp) => expect.objectContaining({ status: 422, detail: expect.stringMatching(sentence) });
const read = async (parts: Record<string, string>) => (await readSpreadsheet(await zipOf(parts)))[0];
const head = '<row r="1"><c r="A1" t="str"><v>ID</v></c><c r="B1" t="str"><v>Wert</v></c></row>';
/** The text of a cell in column B. */
const cell = async (xml: string, given: Parameters<typeof xlsxParts>[1] = {}) => {
  const row = (await read(xlsxParts(`${head}<row r="2"><c r="A2" t="str"><v>1</v></c>${xml}</row>`, given)))?.rows[0];
  return { text: row?.cells[1], fault: row?.faults?.get(1) };
};
const styles =
  '<numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="165" formatCode="0.0&quot; ' +
  'Tage&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf ' +
  'numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>';

describe('cells', () => {
  it.each([
    ['a shared text', '<c r="B2" t="s"><v>1</v></c>', 'Zürich & Söhne'],
    [
      'a text in place, in pieces, without its pronunciation',
      '<c r="B2" t="inlineStr"><is><r><t>eins </t></r><r><t>zwei</t></r><rPh><t>lies</t></rPh></is></c>',
      'eins zwei',
    ],
    [
      'a character that XML cannot write',
      '<c r="B2" t="inlineStr"><is><t>a_x000A_b _x005F_x000A_</t></is></c>',
      'a\nb _x000A_',
    ],
    ['a number', '<c r="B2"><v>1250.5</v></c>', '1250.5'],
    ['a number as computers add it up', '<c r="B2"><v>1250.4000000000001</v></c>', '1250.4'],
    ['a number with an exponent', '<c r="B2"><v>1.5E+22</v></c>', '15000000000000000000000'],
    ['yes', '<c r="B2" t="b"><v>1</v></c>', 'Ja'],
    ['a formula by its last result', '<c r="B2"><f>A1*2</f><v>84</v></c>', '84'],
    ['a formula with a text as its result', '<c r="B2" t="str"><f>"="&amp;A1</f><v>=cmd()</v></c>', '=cmd()'],
    ['a day', '<c r="B2" s="1"><v>45657</v></c>', '31.12.2024'],
    ['a day in a format of its own', '<c r="B2" s="2"><v>45657.5</v></c>', '31.12.2024 12:00'],
    ['days before the one that never was', '<c r="B2" s="1"><v>59</v></c>', '28.02.1900'],
    ['a duration is no day', '<c r="B2" s="3"><v>45657</v></c>', '45657'],
    ['a day in ISO 8601', '<c r="B2" t="d"><v>2024-12-31</v></c>', '31.12.2024'],
    ['nothing', '<c r="B2" s="1"/>', undefined],
    ['a prefix', '<x:c r="B2" t="str" xmlns:x="y"><x:v>mit</x:v></x:c>', 'mit'],
  ])('%s', async (_name, xml, text) => {
    expect(
      await cell(xml, {
        strings: '<si><t>null</t></si><si><r><t>Zürich </t></r><r><t>&amp; Söhne</t></r></si>',
        styles,
      }),
    ).toEqual({ text, fault: undefined });
  });

  it('counts from 1904 if the file uses that epoch', async () => {
    expect(
      await cell('<c r="B2" s="1"><v>44195</v></c>', { styles, properties: '<workbookPr date1904="1"/>' }),
    ).toEqual({ text: '31.12.2024', fault: undefined });
  });

  it.each([
    ['an error', '<c r="B2" t="e"><v>#REF!</v></c>', /#REF!/],
    ['a formula without a result', '<c r="B2"><f>A1</f></c>', /kein gespeichertes Ergebnis/],
    ['the 29 February 1900', '<c r="B2" s="1"><v>60</v></c>', /gibt es nicht/],
    ['no number', '<c r="B2"><v>viel</v></c>', /nicht lesbar/],
  ])('%s is reported as an error of the cell', async (_name, xml, fault) => {
    expect(await cell(xml, { styles })).toEqual({ text: '', fault: expect.stringMatching(fault) });
  });

  it('keeps row numbers and column letters, whatever is left out', async () => {
    const sheet = await read(
      xlsxParts(
        '<row r="3"><c r="B3" t="str"><v>Titel</v></c></row><row r="5"/><row r="1048576"><c r="D1048576" ' +
          't="str"><v>x</v></c></row>',
      ),
    );
    expect(sheet).toEqual({
      name: 'Projekte',
      head: { number: 3, cells: ['', 'Titel'] },
      rows: [{ number: 1_048_576, cells: ['', '', '', 'x'] }],
    });
  });
});

describe('rejected with a message', () => {
  it('a bomb that declares its size', async () => {
    const parts = { ...xlsxParts(head), 'xl/worksheets/sheet1.xml': Buffer.alloc(50_000_000, 32) };
    await expect(readSpreadsheet(await zipOf(parts))).rejects.toEqual(refused(/ausgepackt zu gross/));
  });

  it('a bomb that lies about its size', async () => {
    const bytes = await zipOf({ ...xlsxParts(head), 'xl/worksheets/sheet1.xml': Buffer.alloc(5_000_000, 32) });
    // The sizes in the directory and in the part's header.
    const size = Buffer.alloc(4);
    size.writeUInt32LE(5_000_000);
    for (let at = bytes.indexOf(size); at >= 0; at = bytes.indexOf(size, at + 1)) bytes.writeUInt32LE(1_000, at);
    await expect(readSpreadsheet(bytes)).rejects.toEqual(refused(/beschädigt/));
  });

  it('parts that are small each and too large together', async () => {
    const part = Buffer.from(randomBytes(15_000).toString('base64').repeat(1_500));
    const names = Array.from({ length: 7 }, (_, index) => `part${index}`);
    const zip = await openZip(await zipOf(Object.fromEntries(names.map((name) => [name, part]))));
    const drain = async () => {
      let size = 0;
      for (const name of names) for await (const chunk of zip.read(name)) size += chunk.length;
      return size;
    };
    expect(part.length * names.length).toBeGreaterThan(limits.unpacked);
    await expect(drain()).rejects.toEqual(refused(/ausgepackt zu gross/));
  });

  it('a document type declaration, with anything in it', async () => {
    const parts = xlsxParts(head);
    for (const doctype of [
      '<!DOCTYPE x SYSTEM "file:///etc/passwd">',
      '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>',
    ]) {
      await expect(
        read({ ...parts, 'xl/worksheets/sheet1.xml': doctype + parts['xl/worksheets/sheet1.xml'] }),
      ).rejects.toEqual(refused(/Dokumenttyp/));
    }
    await expect(read(xlsxParts('<row r="1"><c r="A1" t="str"><v>&b;</v></c></row>'))).rejects.toEqual(
      refused(/beschädigt/),
    );
  });

  it('more rows, columns or text than allowed', async () => {
    const rows = (count: number) => xlsxOf([['ID'], ...Array.from({ length: count }, (_, index) => [String(index)])]);
    await expect(readSpreadsheet(await rows(limits.rows))).resolves.toHaveLength(1);
    await expect(readSpreadsheet(await rows(100_000))).rejects.toEqual(refused(/mehr als 20.000 Zeilen/));
    await expect(
      readSpreadsheet(await xlsxOf([Array.from({ length: 201 }, (_, index) => `S${index}`)])),
    ).rejects.toEqual(refused(/mehr als 200 Spalten/));
    await expect(read(xlsxParts(`${head}<row r="2"><c r="XFD2" t="str"><v>x</v></c></row>`))).rejects.toEqual(
      refused(/mehr als 200 Spalten/),
    );
    const long = `<si><t>${'x'.repeat(30_000)}</t></si>`;
    const many = Array.from({ length: 1_500 }, () => '<row><c t="s"><v>0</v></c></row>').join('');
    await expect(read(xlsxParts(many, { strings: long }))).rejects.toEqual(refused(/zu viel Text/));
  });

  it('archives that are damaged, cut off, or something else', async () => {
    const good = await xlsxOf([['ID'], ['1']]);
    for (const end of [5, 60, good.length - 30])
      await expect(readSpreadsheet(good.subarray(0, end))).rejects.toEqual(refused(/beschädigt/));
    const broken = Buffer.from(good);
    broken.fill(0xff, 80, 140);
    await expect(readSpreadsheet(broken)).rejects.toMatchObject({ status: 422 });
    await expect(readSpreadsheet(await zipOf({ 'content.xml': '<office/>' }))).rejects.toEqual(refused(/keine XLSX/));
    await expect(read({ ...xlsxParts(head), 'xl/workbook.xml': '<workbook><sheets>' })).rejects.toEqual(
      refused(/beschädigt/),
    );
    await expect(readSpreadsheet(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]))).rejects.toEqual(
      refused(/Passwort/),
    );
    await expect(readSpreadsheet(Buffer.alloc(0))).rejects.toEqual(refused(/leer/));
    await expect(readSpreadsheet(await xlsxOf([]))).rejects.toEqual(refused(/Spaltennamen fehlt/));
  });
});

it('leaves out hidden rows and columns', async () => {
  const parts = xlsxParts(head);
  parts['xl/workbook.xml'] = parts['xl/workbook.xml']!.replace('<sheet ', '<sheet state="hidden" ');
  await expect(read(parts)).rejects.toEqual(refused(/Spaltennamen fehlt/));
});
