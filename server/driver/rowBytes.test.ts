import { expect, it } from 'vitest';
import { RowBytes } from './rowBytes';

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

it('takes the rows of one answer and passes on all else, wherever what is sent is cut', () => {
  const sent = Buffer.concat([before, ...values.map(row), after, next]);
  for (const size of [1, 2, 3, 7, 64, 333, sent.length]) {
    const passed: Buffer[] = [];
    const rowBytes = new RowBytes((bytes) => passed.push(bytes));
    const rows = rowBytes.begin();
    for (let at = 0; at < sent.length; at += size) rowBytes.take(sent.subarray(at, at + size));
    expect(rows.map(String)).toEqual(values.map((value) => value ?? ''));
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
