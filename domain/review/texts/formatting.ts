import type { Formatting } from '../description';
import { marksJoin } from './html';
import type { Word } from './words';

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
 * @param isNeighbour the words before it are unchanged too, so the gap between them can be compared
 */
export function formattingBetween(before: Word, after: Word, isNeighbour: boolean): Formatting[] {
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
  // The same marks, on other letters of the word.
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
