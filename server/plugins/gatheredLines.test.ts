import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GatheredLines } from './gatheredLines';

let folder: string;
let reader: number;
let writer: number;
let isRead: boolean;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'regio-lines-'));
  const pipe = path.join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
  writer = openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
  isRead = true;
});
afterEach(() => {
  if (isRead) closeSync(reader);
  closeSync(writer);
  rmSync(folder, { recursive: true });
});

/** What has come so far. */
function arrived(): string {
  const buffer = Buffer.alloc(1_000_000);
  try {
    return buffer.toString('utf8', 0, readSync(reader, buffer));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return '';
    throw error;
  }
}

/** Whether no more goes into the pipe; where it does, an empty line stands in it afterwards. */
function isFull(): boolean {
  try {
    writeSync(writer, '\n');
    return false;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return true;
    throw error;
  }
}

function leave(): void {
  closeSync(reader);
  isRead = false;
}

it('writes lines together after a moment, many at once, and the rest at the end', async () => {
  const lines = new GatheredLines(writer);
  lines.write('eins\n');
  lines.write('zwei\n');
  expect(arrived()).toBe('');
  await expect.poll(arrived).toBe('eins\nzwei\n');
  lines.write('drei ü\n');
  lines.end();
  expect(arrived()).toBe('drei ü\n');
});

it('holds up nobody where the reader is slow, and loses nothing', async () => {
  const lines = new GatheredLines(writer);
  const expected = Array.from({ length: 30_000 }, (_, index) => `Zeile ${index}\n`);
  for (const line of expected) lines.write(line);
  let all = '';
  await expect.poll(() => (all += arrived()).length).toBe(expected.join('').length);
  expect(all).toBe(expected.join(''));
});

it('gives up at the end where nobody reads on, and writes what had to wait where somebody does', async () => {
  const lines = new GatheredLines(writer);
  for (let index = 0; index < 30; index += 1) lines.write(`${String(index).padStart(4_999)}\n`);
  await expect.poll(isFull).toBe(true);
  lines.write('das Letzte\n');
  const begun = arrived();
  expect(begun.length).toBeGreaterThan(60_000);
  lines.end();
  // What a thread was writing at that moment it ends by itself.
  let all = begun;
  await expect
    .poll(() => (all += arrived()).match(/\d+/g)?.map(Number).slice(0, 20))
    .toEqual(Array.from({ length: 20 }, (_, index) => index));
  lines.write('x'.repeat(200_000));
  lines.end();
});

it('keeps so much at most for a reader who has stopped, whole lines, and goes on with later ones', async () => {
  const lines = new GatheredLines(writer, 100_000);
  for (let index = 0; index < 500; index += 1) lines.write(`${String(index).padStart(999)}\n`);
  let all = '';
  const numbers = () => (all += arrived()).trim().split(/\s+/).map(Number);
  await expect.poll(() => numbers().length).toBeGreaterThanOrEqual(100);
  await new Promise((resolve) => setTimeout(resolve, 300));
  lines.write('1000\n');
  await expect.poll(() => numbers().at(-1)).toBe(1_000);
  expect(numbers().length).toBeLessThan(250);
});

it('drops what nobody reads any more, and ends', async () => {
  const [told, silent] = [new GatheredLines(writer), new GatheredLines(writer)];
  leave();
  told.write('niemand\n');
  told.end();
  silent.write('x'.repeat(5_000));
  await new Promise((resolve) => setTimeout(resolve, 150));
  silent.write('niemand\n');
  silent.end();
});
