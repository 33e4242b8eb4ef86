import LineBreaker from 'linebreak';
import type { Run } from './blocks';
import { fonts, lettersOf, partsByFont } from './fonts';

/** Adjacent text with the same format. */
export interface Piece {
  text: string;
  font: string;
  width: number;
  /** The run that it belongs to. */
  run: Run;
}

export type Line = Piece[];

/** The width of a text in a font. */
type Measure = (text: string, font: string) => number;

/** A part of a line as written, with its position in the line. */
type Part = Omit<Piece, 'width'> & { start: number };

/** Measuring a word takes quadratic time, so longer words are measured character by character. */
const maxWordLength = 100;
const softHyphens = /\u00ad/g;

/** Breaks runs into lines: between words, or within a word that is wider than a line. Linear in time. */
export function linesOf(runs: readonly Run[], width: number, measure: Measure): Line[] {
  return writtenLines(runs).flatMap((line) => broken(line, width, measure));
}

/** The runs of each line of the source text, with the fonts they need. */
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
      return { text: shown, font, run, width: shown.length > maxWordLength ? Infinity : measure(shown, font) };
    });
    const last = pieces.at(-1) as Piece;
    // Trailing spaces may overflow the line.
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

/** Unbreakable words, each with the spaces that follow it; a word can span several runs. */
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
