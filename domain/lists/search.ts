const isAscii = /^[\0-\x7f]*$/;
/** Characters that normalization does not decompose; typographic apostrophes count as '. */
const ligatures: Record<string, string> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  '’': "'",
  '‘': "'",
  '´': "'",
  '`': "'",
};

/** Lower case without accents: `Zürich` becomes `zurich`, `Straße` `strasse`. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // The common case: nothing to replace.
  if (isAscii.test(lower)) return lower;
  return lower
    .replace(/[ßœæøł’‘´`]/g, (letter) => ligatures[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
}

/** `zuerich` becomes `zurich`. */
function collapse(folded: string): string {
  return folded.replace(/([aou])e/g, '$1');
}

/** `Zürich` becomes `zuerich`. */
function expand(word: string): string {
  if (isAscii.test(word)) return fold(word);
  return fold(word.toLowerCase().replace(/[äöü]/g, (letter) => `${fold(letter)}e`));
}

function words(text: string): string[] {
  return text.normalize('NFC').split(/\s+/).filter(Boolean);
}

/** The distinct words of a text, folded, in all spellings that find them. */
export function spellingsIn(text: string): readonly string[] {
  const spellings = new Set<string>();
  for (const word of new Set(words(text))) {
    const folded = fold(word);
    spellings.add(folded);
    spellings.add(expand(word));
    spellings.add(collapse(folded));
  }
  return [...spellings];
}

/**
 * The spellings of several strings.
 * @param spellings can be a cached `spellingsIn`
 */
export function searchSpellings(texts: readonly string[], spellings = spellingsIn): ReadonlySet<string> {
  const all = new Set<string>();
  for (const text of texts) for (const spelling of spellings(text)) all.add(spelling);
  return all;
}

/** The search text: `Zürich` becomes `zurich zuerich`, and so does `Zuerich`. */
export function searchText(texts: readonly string[]): string {
  return [...searchSpellings(texts)].join(' ');
}

/**
 * The text that ranks title matches: the search text with a space before every word, followed by the parts of compounds
 * such as `Ski-Gebiet`. `%gebiet%` then matches anywhere in the title, and `% gebiet%`, which ranks higher, at the
 * beginning of a word or part.
 */
export function titleWords(title: string): string {
  const text = searchText([title]);
  const parts = text.split(/[\s«»"'’()\-–/]+/).join(' ');
  return ` ${parts === text ? text : `${text} ${parts}`}`;
}

/**
 * The words of a search term, each with its spellings. A text matches if it contains every word in one of its
 * spellings, in any order. Short collapsed spellings are left out: `neue` must not find `neutral`.
 */
export function searchWords(term: string): string[][] {
  return [...new Set(words(term).map(fold))].map((folded) => {
    const collapsed = collapse(folded);
    if (collapsed === folded || collapsed.length < 5) return [folded];
    // A text that contains the longer spelling also contains the shorter one, which is its beginning; searching for
    // both would scan every text twice.
    return folded.startsWith(collapsed) ? [collapsed] : [folded, collapsed];
  });
}

/** Whether the `searchText` of a text contains every word, without building it. */
export function containsWords(text: string, words: readonly string[][]): boolean {
  const folded = fold(text);
  const missing = words.filter((spellings) => !spellings.some((spelling) => folded.includes(spelling)));
  if (missing.length === 0) return true;
  const others = otherSpellings(text, folded);
  return missing.every((spellings) => spellings.some((spelling) => others.some((other) => other.includes(spelling))));
}

/** The index of the first space-separated word that contains a word of the term; -1 if none does. */
export function firstMatchingWord(text: string, words: readonly string[][]): number {
  const folded = fold(text);
  // All spellings have the same spaces, so word positions are the same in each of them and in the text.
  const found = [folded, ...otherSpellings(text, folded)].flatMap((spelled) =>
    words.flat().flatMap((spelling) => {
      const at = spelled.indexOf(spelling);
      return at < 0 ? [] : spelled.slice(0, at).split(' ').length - 1;
    }),
  );
  return found.length > 0 ? Math.min(...found) : -1;
}

/** A part of a text, and whether it was searched for. */
export interface TextPart {
  text: string;
  isHit: boolean;
}

/** Splits a text into parts that match words of a term and parts that do not. Joining them yields the text. */
export function hitsIn(given: string, words: readonly string[][]): TextPart[] {
  const text = given.normalize('NFC');
  const hits = Array.from({ length: text.length }, () => false);
  for (const { spelled, from } of spelledLetters(text)) {
    for (const word of words.flat()) {
      for (let at = spelled.indexOf(word); at >= 0; at = spelled.indexOf(word, at + word.length))
        hits.fill(true, from[at], from[at + word.length]);
    }
  }
  const parts: TextPart[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = parts.at(-1);
    if (last?.isHit === hits[at]) last!.text += text[at];
    else parts.push({ text: text[at]!, isHit: hits[at]! });
  }
  return parts;
}

/** The spellings of a text. For each letter: the start and end of what it stands for in the text. */
function spelledLetters(text: string): { spelled: string; from: number[] }[] {
  const spell = (letters: readonly (readonly [string, number])[]) => ({
    spelled: letters.map(([letter]) => letter).join(''),
    from: [...letters.map(([, at]) => at), text.length],
  });
  const each = (spelling: (letter: string) => string) =>
    [...text.matchAll(/./gsu)].flatMap(({ 0: letter, index }) =>
      spelling(letter)
        .split('')
        .map((folded) => [folded, index] as const),
    );
  const folded = each(fold);
  const collapsed = folded.filter(([letter], at) => letter !== 'e' || !/[aou]/.test(folded[at - 1]?.[0] ?? ''));
  return [spell(folded), spell(each(expand)), spell(collapsed)];
}

/** Further spellings of a text; none for most texts, which contain no umlauts however spelled. */
function otherSpellings(text: string, folded: string): string[] {
  return [
    ...(/[äöüÄÖÜ]|\u0308/.test(text) ? [expand(text.normalize('NFC'))] : []),
    ...(/[aou]e/.test(folded) ? [collapse(folded)] : []),
  ];
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Inline tags can occur within a word; all other tags separate words. */
const inlineTag =
  /^<\/?(a|abbr|b|cite|code|del|em|font|i|ins|kbd|mark|q|s|small|span|strike|strong|sub|sup|u)(?![a-z0-9-])/i;

/** The plain text of rich text: block tags and line breaks become spaces, entities become characters. */
export function plainText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, (tag) => (inlineTag.test(tag) ? '' : ' '))
    .replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, name: string) => {
      if (name[0] !== '#') return entities[name.toLowerCase()] ?? whole;
      const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
      return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : ' ';
    })
    .replace(/\s+/g, ' ')
    .trim();
}
