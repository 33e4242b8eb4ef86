import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Reading {
  /** The readers are shared among them. */
  addresses: readonly string[];
  /** What they ask for, in turn. */
  paths: readonly string[];
  connections: number;
  /** Seconds. */
  duration: number;
}

export interface ReadingResult {
  good: number;
  bad: number;
  /** Answers a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** The share of answers that were old ones, since the server was too busy for new ones. */
  old: number;
}

/**
 * Starts readers in a process of their own: taking apart what they get is their work, and editors who are measured
 * beside them must not wait for it.
 */
export function startReaders(): { read(reading: Reading): Promise<ReadingResult>; stop(): void } {
  const child = fork(fileURLToPath(new URL('readersProcess.ts', import.meta.url)), { execArgv: process.execArgv });
  const ended = once(child, 'exit').then((): never => {
    throw new Error('The process of the readers has ended.');
  });
  // Stopped, nobody waits for it any more.
  ended.catch(() => undefined);
  return {
    read: async (reading) => {
      child.send(reading);
      const [result] = (await Promise.race([once(child, 'message'), ended])) as [ReadingResult];
      if (result.bad > 0 || result.good === 0)
        throw new Error(`${result.bad} of ${result.good + result.bad} requests such as ${reading.paths[0]} failed.`);
      return result;
    },
    stop: () => child.disconnect(),
  };
}
