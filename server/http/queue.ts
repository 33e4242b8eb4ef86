import pLimit from 'p-limit';
import { HttpProblem } from './problems';

interface Queue {
  /** The number of tasks that run at once. */
  parallel: number;
  /** The number of tasks that may wait in the queue. */
  maxWaiting: number;
  /** The error message if the queue is full. */
  busy: string;
}

/**
 * A queue that limits how much heavy work runs at once.
 * @returns a function that runs work through the queue, and throws 503 if too many tasks are waiting
 */
export function createQueue({
  parallel,
  maxWaiting,
  busy,
}: Queue): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const limit = pLimit(parallel);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= parallel + maxWaiting) throw HttpProblem.unavailable(busy);
    return limit(work);
  };
}
