import { readdirSync, readlinkSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { readSpreadsheet } from '../read/readSpreadsheet';
import { workbook } from './workbook';

const columns = [
  { label: 'Nr', width: 10 },
  { label: 'Text', width: 20 },
];
const sheets = ['DE', 'FR', 'IT'].map((name) => ({
  name,
  columns,
  cells: (row: number) => [String(row), `${name} ${row} ${'x'.repeat(200)}`],
}));
/** The number of unlinked files that this process has open; only works on Linux. */
const unnamed = () =>
  process.platform === 'linux' ? readdirSync('/proc/self/fd').filter((file) => isSpool(file)) : [];
const isSpool = (file: string) => {
  try {
    return /regio-\d+-[0-9a-f]{16} \(deleted\)$/.test(readlinkSync(`/proc/self/fd/${file}`));
  } catch {
    return false;
  }
};

it('shows every row in every sheet, and reads the rows once', async () => {
  const count = 5_000;
  let reads = 0;
  const rows = async function* () {
    for (let row = 0; row < count; row += 1) {
      reads += 1;
      yield row;
    }
  };
  const file = await buffer(workbook(sheets, rows()));
  const read = await readSpreadsheet(file);
  expect(reads).toBe(count);
  expect(read.map((sheet) => [sheet.name, sheet.rows.length])).toEqual([
    ['DE', count],
    ['FR', count],
    ['IT', count],
  ]);
  for (const sheet of read)
    expect(sheet.rows.map(({ cells }) => cells[0])).toEqual(Array.from({ length: count }, (_, row) => String(row)));
  await expect.poll(unnamed).toEqual([]);
});

it('continues in another sheet when one is full, with its labels', async () => {
  const rows = async function* () {
    for (let row = 0; row < 250; row += 1) yield row;
  };
  const read = await readSpreadsheet(await buffer(workbook(sheets, rows(), 101)));
  expect(read.map(({ name, rows: { length } }) => [name, length])).toEqual(
    ['DE', 'FR', 'IT'].flatMap((name) => [
      [name, 100],
      [`${name} (2)`, 100],
      [`${name} (3)`, 50],
    ]),
  );
  for (const language of ['DE', 'FR', 'IT'])
    expect(
      read.filter(({ name }) => name.startsWith(language)).flatMap((sheet) => sheet.rows.map(({ cells }) => cells[1])),
    ).toEqual(Array.from({ length: 250 }, (_, row) => expect.stringMatching(`^${language} ${row} x`)));
  await expect.poll(unnamed).toEqual([]);
});

it('ends with the error of its rows', async () => {
  const failing = async function* () {
    yield 1;
    await Promise.resolve();
    throw new Error('gone');
  };
  await expect(buffer(workbook(sheets, failing()))).rejects.toThrow('gone');
});

it.each([
  ['before its rows are asked for', 'not begun'],
  ['in the middle', 'over'],
])('stops when the reader leaves on %s; no file stays open', async (when, end) => {
  let state = 'not begun';
  const endless = async function* () {
    try {
      for (let row = 0; ; row += 1) {
        await new Promise(setImmediate);
        state = 'going';
        yield row;
      }
    } finally {
      state = 'over';
    }
  };
  const left = workbook(sheets, endless());
  await new Promise((resolve) => left.once('data', resolve));
  left.resume();
  while (when === 'in the middle' && state !== 'going') await new Promise(setImmediate);
  left.destroy();
  await expect.poll(() => [state, unnamed()]).toEqual([end, []]);
});
