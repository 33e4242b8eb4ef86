import type { ReducedReport } from './telemetry';

/**
 * The maximum number of lines stored per batch, as a random sample, so that no one can flood the table. Reads are still
 * counted in full.
 */
export const maxLines = 100;
/**
 * The maximum number of different records and pages counted per batch. Any more are certainly forged, and would fill
 * the memory.
 */
const maxCounted = 5_000;

interface Line {
  category: string;
  action: string;
  value: string;
  referer: string | null;
  at: Date;
}

type Read = NonNullable<ReducedReport['reads']>[number];

/** The content of a batch. */
export interface Batch {
  lines: Line[];
  reads: (Read & { count: number })[];
  loads: (NonNullable<ReducedReport['load']> & { count: number })[];
}

type Counted<Thing> = Map<string, Thing & { count: number }>;

/** Collects reports of public pages, so that visitors never wait for the database. */
export class TelemetryBuffer {
  #lines: Line[] = [];
  #seen = 0;
  #reads: Counted<Read> = new Map();
  #loads: Counted<NonNullable<ReducedReport['load']>> = new Map();

  add({ line, reads = [], load }: ReducedReport): void {
    this.#seen += 1;
    const kept = { ...line, at: new Date() };
    if (this.#lines.length < maxLines) this.#lines.push(kept);
    else {
      const place = Math.floor(Math.random() * this.#seen);
      if (place < maxLines) this.#lines[place] = kept;
    }
    for (const read of reads) count(this.#reads, `${read.resource} ${read.id} ${read.locale}`, read, 1);
    if (load) count(this.#loads, `${load.origin} ${load.name}`, load, 1);
  }

  /** Removes and returns everything collected; null if there is nothing. */
  take(): Batch | null {
    if (this.#seen === 0 && this.#reads.size === 0 && this.#loads.size === 0) return null;
    const batch = { lines: this.#lines, reads: [...this.#reads.values()], loads: [...this.#loads.values()] };
    this.#lines = [];
    this.#seen = 0;
    this.#reads = new Map();
    this.#loads = new Map();
    return batch;
  }

  /** Puts back the counts of a batch that could not be written. Its lines, only a sample anyway, are dropped. */
  restore({ reads, loads }: Batch): void {
    for (const { count: times, ...read } of reads)
      count(this.#reads, `${read.resource} ${read.id} ${read.locale}`, read, times);
    for (const { count: times, ...load } of loads) count(this.#loads, `${load.origin} ${load.name}`, load, times);
  }
}

function count<Thing>(counted: Counted<Thing>, key: string, thing: Thing, times: number): void {
  const known = counted.get(key);
  if (known) known.count += times;
  else if (counted.size < maxCounted) counted.set(key, { ...thing, count: times });
}
