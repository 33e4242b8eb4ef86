import { expect } from 'vitest';
import type { Client } from '../../support/client';

/** Writes during which a server is killed, and what must be there afterwards. */
export interface Writing {
  /** Concurrent workers that write until everything is written or the server is gone. */
  workers: (() => Promise<void>)[];
  /** The number of acknowledged writes, and how many there must be before the kill. */
  acknowledged(): number;
  wanted: number;
  /**
   * Fails if anything is half-done or an acknowledged write is missing.
   * @param later a client of the restarted server
   */
  expectWhole(later: Client): Promise<void>;
}

/** Does one task after another, until there are none or `perform` reports that the server is gone. */
export const workThrough =
  <Item>(waiting: Item[], perform: (item: Item) => Promise<boolean>) =>
  async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) if (!(await perform(next))) return;
  };

/** Repeats an item, for concurrent workers. */
export const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

/**
 * Fails if an item is half-done, if an acknowledged one is missing, or if the kill interrupted none.
 * @param stateOf the state of an item
 * @returns the items that are done
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
