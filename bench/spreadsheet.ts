import { setTimeout as wait } from 'node:timers/promises';
import { memory } from './load/cpuTime';
import type { Product } from './product';

export interface Spreadsheet {
  /** Milliseconds. */
  firstByte: number;
  seconds: number;
  megabytes: number;
  /** Megabytes in memory: before, and at most meanwhile. */
  before: number;
  peak: number;
}

/** Reads the whole export once, the three sheets one after the other, and watches the server's memory. */
export async function exportSpreadsheet({ address, cookie, pid }: Product, query: string): Promise<Spreadsheet> {
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
  const answer = await fetch(`${address}/api/v1/projects.xlsx${query}`, { headers: { cookie } });
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
