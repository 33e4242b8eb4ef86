import { commonWords } from './commonWords';
import type { Formatting, Segment } from '../description';
import { formattingBetween } from './formatting';
import type { Word } from './words';

/**
 * Word diff of two texts. The segments `same` and `added` make up the text after. Single common words in the middle of
 * a rewritten passage don't break it up.
 */
export function segmentsOf(before: readonly Word[], after: readonly Word[]): Segment[] {
  const pairs = withoutCoincidences(
    commonWords(
      before.map(({ text }) => text),
      after.map(({ text }) => text),
    ),
    before,
    after,
  );
  const segments: Segment[] = [];
  const add = (kind: Segment['kind'], { lead, text }: Word, formatting: Formatting[] = []) => {
    const last = segments.at(-1);
    if (last?.kind === kind && (last.formatting ?? []).join() === formatting.join()) last.text += lead + text;
    else segments.push({ kind, text: lead + text, ...(formatting.length > 0 && { formatting }) });
  };
  let [left, right] = [0, 0];
  for (const [nextLeft, nextRight] of [...pairs, [before.length, after.length] as const]) {
    const isNeighbour = left === nextLeft && right === nextRight;
    while (left < nextLeft) add('removed', before[left++] as Word);
    while (right < nextRight) add('added', after[right++] as Word);
    const word = after[right];
    if (word) add('same', word, formattingBetween(before[left] as Word, word, isNeighbour));
    left++;
    right++;
  }
  return segments;
}

/** Drops runs of up to three common words that are short compared to the changes on both sides. */
function withoutCoincidences(
  pairs: [number, number][],
  before: readonly Word[],
  after: readonly Word[],
): [number, number][] {
  const kept: [number, number][] = [];
  let [left, right] = [0, 0];
  for (let start = 0; start < pairs.length;) {
    let end = start + 1;
    while (end < pairs.length && isNext(pairs[end - 1], pairs[end])) end++;
    const [first, last] = [pairs[start], pairs[end - 1]] as [[number, number], [number, number]];
    const [nextLeft, nextRight] = pairs[end] ?? [before.length, after.length];
    const changedBefore = Math.max(lengthOf(before, left, first[0]), lengthOf(after, right, first[1]));
    const changedAfter = Math.max(lengthOf(before, last[0] + 1, nextLeft), lengthOf(after, last[1] + 1, nextRight));
    const isCoincidence =
      end - start <= 3 && 2 * lengthOf(before, first[0], last[0] + 1) <= Math.min(changedBefore, changedAfter);
    if (!isCoincidence) {
      kept.push(...pairs.slice(start, end));
      [left, right] = [last[0] + 1, last[1] + 1];
    }
    start = end;
  }
  return kept;
}

function isNext(previous: [number, number] | undefined, next: [number, number] | undefined): boolean {
  return next?.[0] === (previous?.[0] ?? 0) + 1 && next?.[1] === (previous?.[1] ?? 0) + 1;
}

/** The length, up to 200: beyond that it makes no difference. */
function lengthOf(words: readonly Word[], from: number, end: number): number {
  let length = 0;
  for (let index = from; index < end && length < 200; index++) length += (words[index] as Word).text.length;
  return length;
}
