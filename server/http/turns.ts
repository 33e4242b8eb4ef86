import { HttpProblem } from './problems';

interface Turns {
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
export function createTurns({
  parallel,
  longest,
  busy,
}: Turns): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= parallel) {
      if (waiting.length >= longest) throw HttpProblem.unavailable(busy);
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
