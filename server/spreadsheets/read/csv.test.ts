import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { readSpreadsheet } from './readSpreadsheet';
import { limits } from './sheet';

const refused = (sentence: RegExp) => expect.objectContaining({ status: 422, detail: expect.stringMatching(sentence) });
const read = async (bytes: Buffer | string) => (await readSpreadsheet(Buffer.from(bytes as string)))[0];
const texts = async (bytes: Buffer | string) => {
  const sheet = await read(bytes);
  return sheet && [sheet.head, ...sheet.rows].map(({ cells }) => cells);
};
/** The Windows-1252 encoding of the given text. */
const windows1252 = (text: string) =>
  Buffer.from([...text].map((letter) => ({ '€': 0x80, '–': 0x96, '’': 0x92 })[letter] ?? letter.charCodeAt(0)));
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

it.each([
  ['UTF-8', (text: string) => Buffer.from(text)],
  ['UTF-8 with a mark', (text: string) => Buffer.from(`\ufeff${text}`)],
  ['Windows-1252', windows1252],
  ['UTF-16', utf16],
  ['UTF-16, the other way round', (text: string) => utf16(text).swap16()],
])('reads %s', async (_name, encode) => {
  expect(await texts(encode('ID;Titel\r\n1;Höhenweg – für 5 € l’été\r\n'))).toEqual([
    ['ID', 'Titel'],
    ['1', 'Höhenweg – für 5 € l’été'],
  ]);
});

it.each([';', ',', '\t', '|', ':', '^', '~', '#'])('finds the delimiter %j', async (delimiter) => {
  expect(await texts(`ID${delimiter}"Titel; lang, breit"${delimiter}Code\n1${delimiter}a${delimiter}b\n`)).toEqual([
    ['ID', 'Titel; lang, breit', 'Code'],
    ['1', 'a', 'b'],
  ]);
});

it("trusts a spreadsheet program's declared delimiter, and reads a single column", async () => {
  expect(await texts('sep=|\nA;B|C\n1|2\n')).toEqual([
    ['A;B', 'C'],
    ['1', '2'],
  ]);
  expect(await texts('Titel\nEins\n')).toEqual([['Titel'], ['Eins']]);
});

it('numbers the rows as a spreadsheet program shows them', async () => {
  expect(await read('ID;Titel\n\n1;"zwei\r\nZeilen"\n;;\n2;"mit ""Zeichen"""\n')).toEqual({
    name: 'CSV',
    head: { number: 1, cells: ['ID', 'Titel'] },
    rows: [
      { number: 3, cells: ['1', 'zwei\nZeilen'] },
      { number: 5, cells: ['2', 'mit "Zeichen"'] },
    ],
  });
});

it('reads in parts what it would read as a whole', async () => {
  // Several megabytes of cells of every length, so that all kinds of characters occur at chunk borders.
  const nasty = ['"', '""', 'a;b', 'zwei\nZeilen', 'ä€', ' ', '\n\n"'];
  const rows = Array.from({ length: 15_000 }, (_, index) => [
    String(index),
    nasty[index % nasty.length]!.repeat(index % 97),
    `Ende ${index % 13}`,
  ]);
  const text = Papa.unparse([['a', 'b', 'c'], ...rows], { delimiter: ';', newline: '\r\n' });
  expect(text.length).toBeGreaterThan(2_000_000);
  const sheet = await read(text);
  expect(sheet?.rows).toHaveLength(rows.length);
  expect(
    sheet?.rows.findIndex(
      ({ number, cells }, index) => number !== index + 2 || cells.join('|') !== rows[index]?.join('|'),
    ),
  ).toBe(-1);
});

describe('rejected with a message', () => {
  it('too many rows', async () => {
    const rows = (count: number) => `ID\n${'1\n'.repeat(count)}`;
    await expect(read(rows(limits.rows))).resolves.toBeDefined();
    await expect(read(rows(100_000))).rejects.toEqual(refused(/mehr als 20.000 Zeilen/));
  });

  it('an unclosed quote, binary data, an empty file', async () => {
    await expect(read('ID;Titel\n1;"offen\n2;x\n')).rejects.toEqual(refused(/Anführungszeichen/));
    await expect(read(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 2]))).rejects.toEqual(refused(/weder eine CSV/));
    await expect(read(' \n\n')).rejects.toEqual(refused(/Spaltennamen fehlt/));
    await expect(read(Buffer.alloc(limits.bytes + 1, 65))).rejects.toEqual(refused(/20 MB/));
  });
});
