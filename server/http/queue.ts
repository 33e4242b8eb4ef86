import pLimit from 'p-limit';
import { HttpProblem } from './problems';

interface Queue {
  /** So many at once; the others wait. */
  parallel: number;
  /** So many wait at most. */
  longest: number;
  /** What those beyond are told. */
  busy: string;
}

/**
 * Lets heavy work be done by a few at a time. Out: does some work in its turn. Errors: 503 where too many wait already.
 */
export function createQueue({
  parallel,
  longest,
  busy,
}: Queue): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const limit = pLimit(parallel);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= parallel + longest) throw HttpProblem.unavailable(busy);
    return limit(work);
  };
}
