import { expect } from 'vitest';
import { isAlive } from '../support/product';

/** Waits until none of the processes is there any more. */
export const gone = async (...pids: number[]): Promise<void> => {
  await expect.poll(() => pids.filter(isAlive), { timeout: 20_000 }).toEqual([]);
};
