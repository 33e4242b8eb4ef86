import { expect } from 'vitest';
import type { Client } from '../../support/client';

/** Writes during which a server is killed, and the check of what must exist afterwards. */
export interface Writing {
  /** Concurrent workers that write until everything is written or the server is gone. */
  workers: (() => Promise<void>)[];
  /** The number of acknowledged writes, and how many are needed before the kill. */
  acknowledged(): number;
  wanted: number;
  /**
   * Fails if anything is incomplete or an acknowledged write is missing.
   * @param later a client of the restarted server
   */
  expectWhole(later: Client): Promise<void>;
}

/** Performs one task after another, until there are none left or `perform` reports that the server is gone. */
export const workThrough =
  <Item>(waiting: Item[], perform: (item: Item) => Promise<boolean>) =>
  async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) if (!(await perform(next))) return;
  };

/** Repeats an item, for concurrent workers. */
export const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

/**
 * Fails if an item is incomplete, if an acknowledged one is missing, or if the kill did not interrupt any.
 * @param stateOf returns the state of an item
 * @returns the completed items
 */
export async function expectAllOrNothing<Item>(
  items: readonly Item[],
  stateOf: (item: Item) => Promise<'all' | 'nothing' | 'half'>,
  isAcknowledged: (item: Item) => boolean,
): Promise<Item[]> {
  const found: Record<'all' | 'nothing' | 'half', Item[]> = { all: [], nothing: [], half: [] };
  for (const item of items) found[await stateOf(item)].push(item);
  expect(found.half).toEqual([]);
  expect(found.nothing.filter(isAcknowledged)).toEqual([]);
  // The kill interrupted at least one.
  expect(found.nothing.length).toBeGreaterThan(0);
  return found.all;
}
