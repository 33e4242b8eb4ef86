const isAscii = /^[\0-\x7f]*$/;
/** What no decomposition takes apart; typographic apostrophes are what people type as '. */
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
  // Most words: nothing below would change them.
  if (isAscii.test(lower)) return lower;
  return lower
    .replace(/[ßœæøł’‘´`]/g, (letter) => ligatures[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
}

/** `zuerich` becomes `zurich`: the umlaut spelling without its e. */
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

/** The distinct words of a text, folded, each in every spelling it may be searched by. */
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

/** The same of several texts together; `spellings` may remember them. */
export function searchSpellings(texts: readonly string[], spellings = spellingsIn): ReadonlySet<string> {
  const all = new Set<string>();
  for (const text of texts) for (const spelling of spellings(text)) all.add(spelling);
  return all;
}

/** What a text is searched in: a text with `Zürich` holds `zurich` and `zuerich`, one with `Zuerich` both as well. */
export function searchText(texts: readonly string[]): string {
  return [...searchSpellings(texts)].join(' ');
}

/**
 * What a title is ranked by: its search text with a blank before every word, and the parts of words such as
 * `Ski-Gebiet` beside them. So `%gebiet%` finds the title where the word stands anywhere in it, and `% gebiet%`, which
 * ranks higher, where a word or part begins with it.
 */
export function titleWords(title: string): string {
  const text = searchText([title]);
  const parts = text.split(/[\s«»"'’()\-–/]+/).join(' ');
  return ` ${parts === text ? text : `${text} ${parts}`}`;
}

/**
 * The words of a search term. Every word must be found, in any order; a word is found when the
 * search text contains one of its spellings. Short collapsed spellings are left out: `neue` must not find `neutral`.
 */
export function searchWords(term: string): string[][] {
  return [...new Set(words(term).map(fold))].map((folded) => {
    const collapsed = collapse(folded);
    if (collapsed === folded || collapsed.length < 5) return [folded];
    // A text that holds the longer one holds the shorter one, too, where it begins with that: asking for both would
    // look through each text twice.
    return folded.startsWith(collapsed) ? [collapsed] : [folded, collapsed];
  });
}

/** Whether `searchText` of one text holds every word of a term, without making it. */
export function holdsWords(text: string, words: readonly string[][]): boolean {
  const folded = fold(text);
  const missing = words.filter((spellings) => !spellings.some((spelling) => folded.includes(spelling)));
  if (missing.length === 0) return true;
  const others = otherSpellings(text, folded);
  return missing.every((spellings) => spellings.some((spelling) => others.some((other) => other.includes(spelling))));
}

/** Which of the words of a text, between blanks, is the first that holds a word of a term; -1 where none does. */
export function firstHolding(text: string, words: readonly string[][]): number {
  const folded = fold(text);
  // Spellings differ in letters, never in blanks.
  const found = [folded, ...otherSpellings(text, folded)].flatMap((spelled) =>
    words.flat().flatMap((spelling) => {
      const at = spelled.indexOf(spelling);
      return at < 0 ? [] : spelled.slice(0, at).split(' ').length - 1;
    }),
  );
  return found.length > 0 ? Math.min(...found) : -1;
}

/** How else a text may be searched by. Most texts have no umlaut in either spelling, and so nothing else. */
function otherSpellings(text: string, folded: string): string[] {
  return [
    ...(/[äöüÄÖÜ]|\u0308/.test(text) ? [expand(text.normalize('NFC'))] : []),
    ...(/[aou]e/.test(folded) ? [collapse(folded)] : []),
  ];
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Marks and links stand within a word as well as around it; all other tags end it. */
const inlineTag =
  /^<\/?(a|abbr|b|cite|code|del|em|font|i|ins|kbd|mark|q|s|small|span|strike|strong|sub|sup|u)(?![a-z0-9-])/i;

/**
 * The plain text of rich text: paragraphs, items, breaks and cells become blanks, entities their characters. Lengths
 * are not kept.
 */
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
