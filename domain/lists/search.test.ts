import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containsWords, hitsIn, plainText, searchText, searchWords, titleWords } from './search';

/** The database search: every word matches as a substring, in one of its spellings. */
const finds = (term: string, ...texts: string[]) => {
  const text = searchText(texts);
  return searchWords(term).every((spellings) => spellings.some((spelling) => text.includes(spelling)));
};

describe('the search', () => {
  it.each([
    ['zurich', 'Zürich'],
    ['Zürich', 'Zürich'],
    ['ZUERICH', 'Zürich'],
    ['Zürich', 'Zuerich'],
    ['zurich', 'Zuerich'],
    ['STRASSE', 'Bahnhofstraße'],
    ['strasse', 'Hauptstrasse'],
    ['coeur', 'Au cœur du Valais'],
    ["l'oberland", 'dans l’Oberland bernois'],
    ['genève', 'Geneve'],
    ['überfluege', 'Überflüge'],
    ['er', 'Feuer'],
    ['edelweisskäse', 'Edelweisskaese'],
    ['region wasser', 'Das Wasser der Regionalplanung'],
    ['100%', '100% Holz'],
  ])('finds %s in %s', (term, text) => {
    expect(finds(term, text)).toBe(true);
  });

  it.each([
    ['neue', 'neutral'],
    ['a_b', 'aXb'],
    ['bern zug', 'Bern'],
  ])('does not find %s in %s', (term, text) => {
    expect(finds(term, text)).toBe(false);
  });

  it('finds every word of a text, in any order', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), (words) => finds([...words].reverse().join(' '), words.join(' '))),
    );
  });
});

it('a text and its search text contain the same words', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc
      .array(
        fc.constantFrom('Zürich', 'Zuerich', 'zurich', 'neue', 'Straße', 'Œuvre', 'Boeuf', 'Äpfel', 'u\u0308ber'),
        { maxLength: 4 },
      )
      .map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(text, text, (title, term) => {
      const words = searchWords(term);
      return [searchText([title]), titleWords(title)].every(
        (known) =>
          containsWords(title, words) ===
          words.every((spellings) => spellings.some((spelling) => known.includes(spelling))),
      );
    }),
    { numRuns: 2_000 },
  );
});

it('searches only the shorter of two spellings if the longer starts with it', () => {
  expect(searchWords('touristique Tourismuswue Zuerich neue')).toEqual([
    ['touristiqu'],
    ['tourismuswu'],
    ['zuerich', 'zurich'],
    ['neue'],
  ]);
});

it.each([
  [
    'Grosses «Zürcher» E-Bike (neu)',
    ['grosses', 'zurch', 'zuerch', 'e-bike', 'bike', 'neu'],
    ['ike', 'rosses', 'urcher'],
  ],
  ['Eins', ['eins'], ['ins']],
  ['', [], ['a']],
])('the ranking text of %s shows where words begin', (title, beginnings, others) => {
  for (const word of beginnings) expect(titleWords(title)).toContain(` ${word}`);
  for (const word of others) expect(titleWords(title)).not.toContain(` ${word}`);
});

describe('plain text', () => {
  it('contains no tags and no entities', () => {
    expect(plainText('<p>A &amp; B<br>C&nbsp;D</p><p>&#252;&#x3b1;</p>')).toBe('A & B C D üα');
  });
});

describe('words of rich text', () => {
  const text = searchText([
    plainText(
      '<p>Strasse<strong>nbahn</strong> und <a href="x">Berg</a><em>bahn</em><sup>1</sup></p><p>Oben</p>' +
        '<ul><li>Eins</li><li><b>Z</b>wei<br>Drei</li></ul>' +
        '<table><tbody><tr><td>Vier</td><td>Fünf</td></tr></tbody></table>',
    ),
  ]).split(' ');

  it.each(['strassenbahn', 'bergbahn1', 'oben', 'eins', 'zwei', 'drei', 'vier'])(
    "%s is one word: inline tags don't separate words, blocks and line breaks do",
    (word) => expect(text).toContain(word),
  );

  it('are extracted in linear time, however many brackets there are', () => {
    // Searching for the end of each bracket separately would take 10^11 steps.
    expect(plainText('<'.repeat(500_000))).toHaveLength(500_000);
    expect(plainText('<b'.repeat(250_000))).toHaveLength(500_000);
  });
});

it.each([
  ['Seilbahn Zürich', 'zuerich bahn', 'Seil[bahn] [Zürich]'],
  ['Zuerich und Zürich', 'zürich', '[Zuerich] und [Zürich]'],
  ['Gru\u0308n Strasse Œuvre', 'grün strasse oeuvre', '[Grün] [Strasse] [Œuvre]'],
  ['İstanbul a', 'x', 'İstanbul a'],
  ['aaa', 'a aa', '[aaa]'],
  ['', 'a', ''],
])('marks in «%s» what «%s» finds', (text, term, marked) => {
  const parts = hitsIn(text, searchWords(term));
  expect(parts.map((part) => (part.isHit ? `[${part.text}]` : part.text)).join('')).toBe(marked);
});
