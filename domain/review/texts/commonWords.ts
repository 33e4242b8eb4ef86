import { longestIncreasing } from '../items';

/** A range of both texts, with exclusive ends. */
type Window = { a: number; aEnd: number; b: number; bEnd: number; depth: number };
/** Ranges up to this many cells are compared exactly; larger ones are split first. */
const maxCells = 250_000;
const maxSplits = 12;

/**
 * The common words of two texts in order, as pairs of positions. Takes roughly linear time: equal ends are trimmed,
 * long ranges are split at words that occur once in each text, and ranges that are still too long count as entirely
 * different.
 */
export function commonWords(a: readonly string[], b: readonly string[]): [number, number][] {
  const pairs: [number, number][] = [];
  const windows: Window[] = [{ a: 0, aEnd: a.length, b: 0, bEnd: b.length, depth: 0 }];
  for (let window = windows.pop(); window; window = windows.pop()) {
    trim(a, b, window, pairs);
    const cells = (window.aEnd - window.a) * (window.bEnd - window.b);
    if (cells === 0) continue;
    if (cells <= maxCells) longestCommon(a, b, window, pairs);
    else if (window.depth < maxSplits) windows.push(...split(a, b, window));
  }
  return pairs.sort(([left], [right]) => left - right);
}

/** Trims equal words at both ends. */
function trim(a: readonly string[], b: readonly string[], window: Window, pairs: [number, number][]) {
  while (window.a < window.aEnd && window.b < window.bEnd && a[window.a] === b[window.b])
    pairs.push([window.a++, window.b++]);
  while (window.a < window.aEnd && window.b < window.bEnd && a[window.aEnd - 1] === b[window.bEnd - 1])
    pairs.push([--window.aEnd, --window.bEnd]);
}

/** The ranges between words that occur once in each text; a range starts with such a word. */
function split(a: readonly string[], b: readonly string[], { a: from, aEnd, b: start, bEnd, depth }: Window): Window[] {
  const inB = onlyOnce(b, start, bEnd);
  const anchors = [...onlyOnce(a, from, aEnd)].flatMap(([text, left]): [number, number][] => {
    const right = inB.get(text);
    return right === undefined ? [] : [[left, right]];
  });
  const kept = longestIncreasing(anchors.map(([, right]) => right)).map((index) => anchors[index] as [number, number]);
  if (kept.length === 0) return [];
  const cuts: [number, number][] = [[from, start], ...kept, [aEnd, bEnd]];
  return cuts.slice(1).map(([left, right], index) => {
    const [previousLeft, previousRight] = cuts[index] as [number, number];
    return { a: previousLeft, aEnd: left, b: previousRight, bEnd: right, depth: depth + 1 };
  });
}

/** The words that occur once, with their positions, in order. */
function onlyOnce(words: readonly string[], from: number, end: number): Map<string, number> {
  const positions = new Map<string, number>();
  for (let index = from; index < end; index++)
    positions.set(words[index] as string, positions.has(words[index] as string) ? -1 : index);
  for (const [text, index] of positions) if (index < 0) positions.delete(text);
  return positions;
}

/** The standard dynamic-programming table of the longest common subsequence. */
function longestCommon(a: readonly string[], b: readonly string[], window: Window, pairs: [number, number][]) {
  const [rows, columns] = [window.aEnd - window.a, window.bEnd - window.b];
  const width = columns + 1;
  const lengths = new Uint16Array((rows + 1) * width);
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      const cell = row * width + column;
      lengths[cell] =
        a[window.a + row] === b[window.b + column]
          ? (lengths[cell + width + 1] as number) + 1
          : Math.max(lengths[cell + width] as number, lengths[cell + 1] as number);
    }
  }
  let [row, column] = [0, 0];
  while (row < rows && column < columns) {
    const cell = row * width + column;
    if (a[window.a + row] === b[window.b + column]) pairs.push([window.a + row++, window.b + column++]);
    else if ((lengths[cell + width] as number) >= (lengths[cell + 1] as number)) row++;
    else column++;
  }
}
