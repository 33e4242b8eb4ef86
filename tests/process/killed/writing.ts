import type { Client } from '../../support/client';

/** What is being written while a server is killed, and what must be there of it afterwards. */
export interface Writing {
  /** Writes until all is written or nobody answers any more; several at a time. */
  workers: (() => Promise<void>)[];
  /** How many of its writes were acknowledged, and how many are to be before the kill. */
  acknowledged(): number;
  wanted: number;
  /** Fails where something is half there or what was acknowledged is not. In: somebody at the server that was started afterwards. */
  expectWhole(later: Client): Promise<void>;
}

/** Takes one piece of work after the other, until there is none left or `perform` says that nobody answers any more. */
export const workThrough = <Item>(waiting: Item[], perform: (item: Item) => Promise<boolean>) => async (): Promise<void> => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) if (!(await perform(next))) return;
};

/** Several at a time do the same. */
export const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);
