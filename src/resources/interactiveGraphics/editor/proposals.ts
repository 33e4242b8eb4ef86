/** What is known of an element; for one of an earlier drawing, what was seen of it. */
export interface Seen {
  key: string;
  label: string;
  tag: string;
  /** Shares of the drawing. */
  middle?: { x: number; y: number } | undefined;
  /** The keys of its last drawing: elements that existed along with it are different ones. */
  beside?: ReadonlySet<string> | undefined;
}

const enough = 3;
const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
const idOf = ({ key }: Seen) => (key.startsWith('#') ? plain(key) : '');

/** What is compared of an element, normalised once. */
const comparable = (seen: Seen) => ({ seen, label: plain(seen.label), id: idOf(seen) });
type Comparable = ReturnType<typeof comparable>;

/** A score for two elements being the same. `content` is the normalised text of the lost one. */
function likeness(lost: Comparable, other: Comparable, content: string): number {
  let score = lost.seen.tag === other.seen.tag ? 1 : 0;
  const { label, id } = other;
  if (label !== '' && lost.label === label) score += 5;
  if (id !== '' && lost.id === id) score += 5;
  else if (id.length > 2 && lost.id.length > 2 && (id.includes(lost.id) || lost.id.includes(id))) score += 2;
  if (label.length > 2 && content.includes(label)) score += 2.5;
  const [from, to] = [lost.seen.middle, other.seen.middle];
  const distance = from && to ? Math.hypot(from.x - to.x, from.y - to.y) : 1;
  if (distance < 0.02) score += 3;
  else if (distance < 0.08) score += 1.5;
  return score;
}

/**
 * Proposes an element of a new drawing for each lost one: best pairs first, each element once, none with a low
 * score, and none that existed before.
 * @returns by the key of the lost one
 */
export function proposalsFor(
  lost: readonly { seen: Seen; content: string }[],
  free: readonly Seen[],
): Map<string, string> {
  const others = free.map(comparable);
  const pairs = lost.flatMap(({ seen, content }) => {
    const [one, text] = [comparable(seen), plain(content)];
    return others.flatMap((other) => {
      if (seen.beside?.has(other.seen.key)) return [];
      const score = likeness(one, other, text);
      return score < enough ? [] : [{ from: seen.key, to: other.seen.key, score }];
    });
  });
  const found = new Map<string, string>();
  const taken = new Set<string>();
  for (const { from, to } of pairs.toSorted((one, other) => other.score - one.score)) {
    if (found.has(from) || taken.has(to)) continue;
    found.set(from, to);
    taken.add(to);
  }
  return found;
}
