import { expect, it } from 'vitest';
import { JoinedRows, RowBytes } from './rowBytes';

function message(name: string, content: Buffer | string): Buffer {
  const bytes = Buffer.from(content);
  const head = Buffer.alloc(5);
  head.write(name);
  head.writeUInt32BE(bytes.length + 4, 1);
  return Buffer.concat([head, bytes]);
}

function row(value: string | null): Buffer {
  const head = Buffer.alloc(6);
  head.writeInt16BE(1);
  head.writeInt32BE(value === null ? -1 : Buffer.byteLength(value), 2);
  return message('D', Buffer.concat([head, Buffer.from(value ?? '')]));
}

const values = ['Zürich', '', null, 'x'.repeat(300), '–'];
const before = message('T', 'columns');
const after = Buffer.concat([message('C', 'SELECT 5'), message('Z', 'I')]);
const next = Buffer.concat([row('of the next answer'), message('C', 'SELECT 1'), message('Z', 'I')]);

/** As a socket gives what came: in memory that it reads into again. */
function take(rowBytes: RowBytes, sent: Buffer, size = sent.length): void {
  for (let at = 0; at < sent.length; at += size) {
    const chunk = Buffer.from(sent.subarray(at, at + size));
    rowBytes.take(chunk);
    chunk.fill('?');
  }
}

const textOf = (rows: JoinedRows[], count = 1_000) =>
  rows[0]?.between(Buffer.from('['), count, Buffer.from(']')).toString();

it('takes the rows of one answer and passes on all else, wherever what is sent is cut', () => {
  const sent = Buffer.concat([before, ...values.map(row), after, next]);
  for (const size of [1, 2, 3, 7, 64, 333, sent.length]) {
    const passed: Buffer[] = [];
    const rowBytes = new RowBytes((bytes) => passed.push(bytes));
    const rows = rowBytes.begin();
    take(rowBytes, sent, size);
    expect(rows.map(({ count }) => count)).toEqual([values.length]);
    expect(textOf(rows)).toBe(`[${values.map((value) => value ?? '').join()}]`);
    expect(Buffer.concat(passed).equals(Buffer.concat([before, after, next]))).toBe(true);
  }
});

it('takes nothing before it is asked to, and nothing any more once nobody waits', () => {
  const passed: Buffer[] = [];
  const rowBytes = new RowBytes((bytes) => passed.push(bytes));
  rowBytes.take(next);
  const rows = rowBytes.begin();
  const failed = Buffer.concat([message('E', 'wrong'), message('Z', 'I')]);
  rowBytes.take(failed.subarray(0, -3));
  rowBytes.end(rows);
  rowBytes.take(failed.subarray(-3));
  rowBytes.take(next);
  expect([rows, Buffer.concat(passed).equals(Buffer.concat([next, failed, next]))]).toEqual([[], true]);
});

it('gives the first ones once, and keeps those that nobody has used yet from the next answer', () => {
  const rowBytes = new RowBytes(() => undefined);
  const answers = ['ab', 'cd', 'ef'].map((letters) => {
    const rows = rowBytes.begin();
    take(rowBytes, Buffer.concat([before, ...[...letters].map(row), after]), 9);
    return rows;
  });
  expect(answers.map((rows) => textOf(rows, 1))).toEqual(['[a]', '[c]', '[e]']);
  expect(() => textOf(answers[2] as JoinedRows[])).toThrow('used already');
  const none = rowBytes.begin();
  take(rowBytes, after);
  expect([none[0]?.count, textOf(none)]).toEqual([0, '[]']);
  const long = rowBytes.begin();
  take(rowBytes, Buffer.concat([row('x'.repeat(500_000)), row('y'), after]), 65_536);
  expect(textOf(long)).toBe(`[${'x'.repeat(500_000)},y]`);
});

it('makes the same of texts', () => {
  expect(textOf([JoinedRows.of([])])).toBe('[]');
  expect([1, 2, 3].map((count) => textOf([JoinedRows.of(['ä', '', 'b'])], count))).toEqual(['[ä]', '[ä,]', '[ä,,b]']);
});
