import { setTimeout as wait } from 'node:timers/promises';
import { memory } from './load/cpuTime';
import type { Product } from './product';

interface Spreadsheet {
  /** Milliseconds. */
  firstByte: number;
  seconds: number;
  megabytes: number;
  /** Megabytes in memory: before, and at most meanwhile. */
  before: number;
  peak: number;
}

/** Reads a whole export once, and watches the server's memory. In: its path with its query, `/projects.xlsx?…`. */
export async function exportSpreadsheet({ address, cookie, pid }: Product, path: string): Promise<Spreadsheet> {
  const before = memory(pid).now;
  let peak = before;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      peak = Math.max(peak, memory(pid).now);
      await wait(20);
    }
  })();
  const begun = performance.now();
  const answer = await fetch(`${address}/api/v1${path}`, { headers: { cookie } });
  if (!answer.ok || !answer.body) throw new Error(`The spreadsheet could not be read: ${answer.status}`);
  let firstByte = 0;
  let bytes = 0;
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    firstByte ||= performance.now() - begun;
    bytes += chunk.length;
  }
  const seconds = (performance.now() - begun) / 1000;
  isOver = true;
  await watching;
  return { firstByte, seconds, megabytes: bytes / 1024 ** 2, before, peak };
}
