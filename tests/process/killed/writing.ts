import { expect } from 'vitest';
import type { Client } from '../../support/client';

/** What is being written while a server is killed, and what must be there of it afterwards. */
export interface Writing {
  /** Writes until all is written or nobody answers any more; several at a time. */
  workers: (() => Promise<void>)[];
  /** How many of its writes were acknowledged, and how many are to be before the kill. */
  acknowledged(): number;
  wanted: number;
  /**
   * Fails where something is half there or what was acknowledged is not. In: somebody at the server that was started
   * afterwards.
   */
  expectWhole(later: Client): Promise<void>;
}

/** Takes one piece of work after the other, until there is none left or `perform` says that nobody answers any more. */
export const workThrough =
  <Item>(waiting: Item[], perform: (item: Item) => Promise<boolean>) =>
  async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) if (!(await perform(next))) return;
  };

/** Several at a time do the same. */
export const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

/**
 * Fails where one of them is half there, or nothing is there of what was acknowledged, or where nothing was killed in
 * the middle of it. In: what says of one whether it is all there. Out: those that are.
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
  // It was killed in the middle of it.
  expect(found.nothing.length).toBeGreaterThan(0);
  return found.all;
}
