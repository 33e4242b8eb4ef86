import pLimit from 'p-limit';
import { HttpProblem } from './problems';

interface Queue {
  /** The number of tasks that run at once. */
  parallel: number;
  /** The number of tasks that may wait. */
  maxWaiting: number;
  /** The error message beyond that. */
  busy: string;
}

/**
 * A queue that limits how much heavy work runs at once.
 * @returns runs work through the queue; throws 503 if too many are waiting
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
