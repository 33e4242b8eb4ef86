/** After so many attempts, some three days, a mail counts as failed for good: a weekend without mail server is survived. */
export const mostAttempts = 20;

/** In seconds. */
const first = 60;
const longest = 6 * 3_600;
/** So much later at most, so that what failed together is not tried together for ever. */
const jitter = 0.25;

/** How long a mail rests after its n-th attempt, in seconds: a minute, then twice as long each time, up to six hours. */
export function restAfter(attempts: number, random: () => number = Math.random): number {
  return Math.min(first * 2 ** (attempts - 1), longest) * (1 + jitter * random());
}
