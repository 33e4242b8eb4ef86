import LineBreaker from 'linebreak';
import type { Run } from './blocks';
import { fonts, lettersOf, partsByFont } from './fonts';

/** Letters beside each other that look alike. */
export interface Piece {
  text: string;
  font: string;
  width: number;
  /** What it is part of. */
  run: Run;
}

export type Line = Piece[];

/** How wide a text is in a font. */
type Measure = (text: string, font: string) => number;

/** A part of a line as it was written, with its place there. */
type Part = Omit<Piece, 'width'> & { start: number };

/** Fonts take the square of its length to measure a word: longer ones are measured letter by letter. */
const longestWord = 100;
const softHyphens = /\u00ad/g;

/**
 * The lines of some runs within a width: broken between words, and within a word where it is wider than a line. Time
 * grows with their length, whatever they hold.
 */
export function linesOf(runs: readonly Run[], width: number, measure: Measure): Line[] {
  return writtenLines(runs).flatMap((line) => broken(line, width, measure));
}

/** The runs of each line that was written as one, with the fonts they need. */
function writtenLines(runs: readonly Run[]): Part[][] {
  const lines: Part[][] = [];
  let length = 0;
  for (const run of runs) {
    const file = run.bold ? (run.italic ? fonts.boldItalic : fonts.bold) : run.italic ? fonts.italic : fonts.regular;
    for (const [index, text] of run.text.split('\n').entries()) {
      if (index > 0 || lines.length === 0) {
        lines.push([]);
        length = 0;
      }
      for (const part of partsByFont(text, file)) {
        lines.at(-1)?.push({ ...part, run, start: length });
        length += part.text.length;
      }
    }
  }
  return lines.filter((parts) => parts.length > 0);
}

function broken(parts: readonly Part[], width: number, measure: Measure): Line[] {
  const lines: Line[] = [[]];
  let left = width;
  const add = (piece: Piece) => {
    const line = lines.at(-1) as Line;
    const last = line.at(-1);
    if (last?.font === piece.font && last.run === piece.run) {
      last.text += piece.text;
      last.width += piece.width;
    } else line.push({ ...piece });
    left -= piece.width;
  };
  const next = () => {
    lines.push([]);
    left = width;
  };
  let hyphenated: Part | undefined;
  for (const word of wordsOf(parts)) {
    const pieces = word.map(({ text, font, run }) => {
      const shown = text.replace(softHyphens, '');
      return { text: shown, font, run, width: shown.length > longestWord ? Infinity : measure(shown, font) };
    });
    const last = pieces.at(-1) as Piece;
    // A blank at the end of a line may stand beyond it.
    const blank = last.text.slice(last.text.trimEnd().length);
    const visible = pieces.reduce((sum, piece) => sum + piece.width, 0) - measure(blank, last.font);
    if (visible > left && left < width) {
      if (hyphenated) add({ ...hyphenated, text: '-', width: measure('-', hyphenated.font) });
      next();
    }
    const end = word.at(-1) as Part;
    hyphenated = end.text.endsWith('\u00ad') ? end : undefined;
    if (visible <= width) pieces.forEach(add);
    else
      for (const { text, font, run } of pieces)
        for (const letter of lettersOf(text)) {
          const letterWidth = measure(letter, font);
          if (letterWidth > left && left < width && letter !== ' ') next();
          add({ text: letter, font, run, width: letterWidth });
        }
  }
  return lines.filter((line) => line.length > 0);
}

/** What may not be broken, with the blank behind it: parts of one or several runs. */
function* wordsOf(parts: readonly Part[]): Generator<Part[]> {
  const breaker = new LineBreaker(parts.map(({ text }) => text).join(''));
  let begin = 0;
  let first = 0;
  for (let place = breaker.nextBreak(); place; place = breaker.nextBreak()) {
    const word: Part[] = [];
    for (let index = first; index < parts.length; index += 1) {
      const part = parts[index] as Part;
      if (part.start >= place.position) break;
      const text = part.text.slice(Math.max(0, begin - part.start), place.position - part.start);
      if (text !== '') word.push({ ...part, text });
      first = index;
    }
    begin = place.position;
    if (word.length > 0) yield word;
  }
}
