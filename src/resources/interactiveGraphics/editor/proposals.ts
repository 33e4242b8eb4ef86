/** What is known of an element: of one that was drawn before, as much as was seen of it. */
export interface Seen {
  key: string;
  label: string;
  tag: string;
  /** Shares of the drawing. */
  middle?: { x: number; y: number } | undefined;
  /** The keys of the drawing it was last seen in: what stood beside it is something else. */
  beside?: ReadonlySet<string> | undefined;
}

const enough = 3;
const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
const idOf = ({ key }: Seen) => (key.startsWith('#') ? plain(key) : '');

/** How much speaks for two elements being the same one. `content`: what the lost one says. */
function likeness(lost: Seen, other: Seen, content: string): number {
  let score = lost.tag === other.tag ? 1 : 0;
  const [label, id] = [plain(other.label), idOf(other)];
  if (label !== '' && plain(lost.label) === label) score += 5;
  if (id !== '' && idOf(lost) === id) score += 5;
  else if (id.length > 2 && idOf(lost).length > 2 && (id.includes(idOf(lost)) || idOf(lost).includes(id))) score += 2;
  if (label.length > 2 && plain(content).includes(label)) score += 2.5;
  const distance =
    lost.middle && other.middle ? Math.hypot(lost.middle.x - other.middle.x, lost.middle.y - other.middle.y) : 1;
  if (distance < 0.02) score += 3;
  else if (distance < 0.08) score += 1.5;
  return score;
}

/**
 * Which element of a new drawing each lost one probably is: the best pairs first, each element once, nothing where
 * little speaks for it, and nothing that was there before. In: the lost ones with what they say, and the elements that say nothing yet. Out: by the key of
 * the lost one.
 */
export function proposalsFor(
  lost: readonly { seen: Seen; content: string }[],
  free: readonly Seen[],
): Map<string, string> {
  const pairs = lost.flatMap(({ seen, content }) =>
    free
      .filter(({ key }) => !seen.beside?.has(key))
      .map((other) => ({ from: seen.key, to: other.key, score: likeness(seen, other, content) })),
  );
  const found = new Map<string, string>();
  const taken = new Set<string>();
  for (const { from, to, score } of pairs.toSorted((one, other) => other.score - one.score)) {
    if (score < enough || found.has(from) || taken.has(to)) continue;
    found.set(from, to);
    taken.add(to);
  }
  return found;
}
