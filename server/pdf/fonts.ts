import { openSync, type Font } from 'fontkit';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Source Sans 3 (SIL Open Font License) covers all European languages; documents embed the glyphs they use. */
const font = (style: string) => resolve(`@expo-google-fonts/source-sans-3/${style}/SourceSans3_${style}.ttf`);

export const fonts = {
  regular: font('400Regular'),
  italic: font('400Regular_Italic'),
  bold: font('700Bold'),
  boldItalic: font('700Bold_Italic'),
} as const;

/**
 * For characters that Source Sans lacks: emoji (SIL Open Font License), Japanese and symbols (Kosugi, Apache License
 * 2.0).
 */
const fallbacks = [
  resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
  resolve('@expo-google-fonts/kosugi/Kosugi_400Regular.ttf'),
];
/** Replaces characters that no font has. */
const unknown = '?';

/** A shortcut: these characters need no lookup. */
const european = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u017f‐–—‘’‚“”„•…‹›€]*$/;
const invisible = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The segmenter takes quadratic time, so texts are segmented in pieces. */
const segmentLength = 500;

/** The grapheme clusters of a text. */
export function lettersOf(text: string): string[] {
  const found: string[] = [];
  for (let from = 0; from < text.length;) {
    const part = Array.from(letters.segment(text.slice(from, from + segmentLength)), ({ segment }) => segment);
    // The last cluster may continue in the next piece.
    if (from + segmentLength < text.length && part.length > 1) part.pop();
    for (const letter of part) {
      found.push(letter);
      from += letter.length;
    }
  }
  return found;
}

const opened = new Map<string, Font>();
function open(file: string): Font {
  const known = opened.get(file) ?? openSync(file);
  opened.set(file, known);
  return known;
}

/** The ascent of a font, relative to its size. */
export const ascentOf = (file: string): number => open(file).ascent / open(file).unitsPerEm;

const has = (file: string, letter: string) =>
  letter !== '' && [...letter].every((sign) => open(file).hasGlyphForCodePoint(sign.codePointAt(0) as number));

/** Splits a text into parts, each with a font that has all of its characters; `file` is preferred. */
export function partsByFont(text: string, file: string): { text: string; font: string }[] {
  if (european.test(text)) return text === '' ? [] : [{ text, font: file }];
  const parts: { text: string; font: string }[] = [];
  for (const letter of lettersOf(text)) {
    const part = shownBy(letter, file);
    const last = parts.at(-1);
    if (last?.font === part.font) last.text += part.text;
    else if (part.text !== '') parts.push(part);
  }
  return parts;
}

function shownBy(letter: string, file: string): { text: string; font: string } {
  if (letter === '\u00ad' || has(file, letter)) return { text: letter, font: file };
  if (/^\s$/u.test(letter)) return { text: ' ', font: file };
  const plain = letter.replace(invisible, '');
  if (plain === '') return { text: '', font: file };
  for (const text of [letter, plain, [...plain][0] as string])
    for (const font of [file, ...fallbacks]) if (has(font, text)) return { text, font };
  return { text: unknown, font: file };
}
