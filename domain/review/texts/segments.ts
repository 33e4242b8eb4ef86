import { commonWords } from './commonWords';
import type { Formatting, Segment } from '../description';
import type { Word } from './words';
import { marksJoin } from './html';

/**
 * Word diff of two texts. The segments `same` and `added` make up the text after. A few common words in the middle of a
 * rewritten passage do not break it up.
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

/** The length, counted up to 200; above that it makes no difference. */
function lengthOf(words: readonly Word[], from: number, end: number): number {
  let length = 0;
  for (let index = from; index < end && length < 200; index++) length += (words[index] as Word).text.length;
  return length;
}

const markNames: Record<string, Formatting> = {
  bold: 'bold',
  italic: 'italic',
  underline: 'underline',
  strike: 'strike',
  sub: 'sub',
  sup: 'sup',
  code: 'code',
  link: 'link',
};
const blockNames: [Formatting, RegExp][] = [
  ['heading', /^h\d/],
  ['list', /^(ul|ol|li)/],
  ['table', /^(table|tr|td|th|caption)/],
  ['quote', /^blockquote/],
  ['code', /^pre/],
];

/**
 * The formatting changes of an unchanged word.
 * @param isNeighbour the preceding words are unchanged too, so the gap before this one can be compared
 */
function formattingBetween(before: Word, after: Word, isNeighbour: boolean): Formatting[] {
  if (before.marks === after.marks && before.block === after.block && before.gap === after.gap) return [];
  const found = new Set([
    ...marksBetween(before.marks ?? '', after.marks ?? ''),
    ...blocksBetween(before.block ?? '', after.block ?? ''),
  ]);
  if (isNeighbour && found.size === 0) for (const name of gapBetween(before, after)) found.add(name);
  return [...found];
}

function marksBetween(before: string, after: string): Formatting[] {
  if (before === after) return [];
  const [left, right] = [marksIn(before), marksIn(after)];
  const changed = new Set(
    [...left].filter((mark) => !right.has(mark)).concat([...right].filter((mark) => !left.has(mark))),
  );
  // The marks are the same, but on other letters of the word.
  const marks = changed.size > 0 ? changed : new Set([...left, ...right]);
  return [...marks].flatMap((mark) => markNames[mark.split(' ', 1)[0] as string] ?? []);
}

/** Parses marks as written by `Changes.within`. */
function marksIn(marks: string): Set<string> {
  return new Set(
    marks
      .split('\n')
      .flatMap((stretch) => stretch.slice(stretch.indexOf('\t') + 1).split(marksJoin))
      .filter(Boolean),
  );
}

function blocksBetween(before: string, after: string): Formatting[] {
  const [left, right] = [before, after].map((path) => path.replaceAll('*', '').split('>')) as [string[], string[]];
  return blockNames.flatMap(([name, pattern]) => {
    const [from, to] = [left, right].map((path) => path.filter((part) => pattern.test(part)).join('>'));
    return from === to ? [] : [name];
  });
}

function gapBetween(before: Word, after: Word): Formatting[] {
  const startsBlock = before.gap === 'block' || after.gap === 'block';
  if (startsBlock && (before.gap !== after.gap || before.block !== after.block)) {
    const path = (after.block ?? '').split('>').at(-1) ?? '';
    return [blockNames.find(([name, pattern]) => name !== 'heading' && pattern.test(path))?.[0] ?? 'paragraph'];
  }
  if (before.gap === after.gap) return [];
  return before.gap === 'break' || after.gap === 'break' ? ['lineBreak'] : ['spacing'];
}
