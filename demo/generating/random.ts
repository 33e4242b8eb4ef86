/** Returns numbers in [0, 1). */
export type Random = () => number;

/** mulberry32: small, fast, the same on every machine. For demo data only. */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** An integer from `low` to `high`, inclusive. */
export function integer(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

export function chance(random: Random, probability: number): boolean {
  return random() < probability;
}

export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('pick from an empty list');
  return item;
}

/** `count` different items in random order; fewer if there are not enough. */
export function sample<T>(random: Random, items: readonly T[], count: number): T[] {
  const rest = [...items];
  const chosen: T[] = [];
  while (chosen.length < count && rest.length > 0) {
    chosen.push(...rest.splice(Math.floor(random() * rest.length), 1));
  }
  return chosen;
}

/** One of the items, chosen at random by weight. */
export function pickWeighted<T extends { weight: number }>(random: Random, items: readonly T[]): T {
  let point = random() * items.reduce((sum, item) => sum + item.weight, 0);
  for (const item of items) {
    point -= item.weight;
    if (point < 0) return item;
  }
  return pick(random, items);
}
