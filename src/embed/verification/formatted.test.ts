// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlOf, plainText, readFormatted, withText } from './formatted';

const text =
  '<h2>Über mich</h2><p>Ich <strong>leite</strong> die <em>Abteilung <a href="https://a.example">Wald</a></em> ' +
  '&amp; Holz.</p><ul><li><p>Eins</p></li><li>Zwei</li></ul><p>Ende<br>gut</p>';
const table = '<table><tbody><tr><td>A</td><td></td></tr><tr><td>B</td><td>C</td></tr></tbody></table>';
/** Changes as a browser reports them: the whole text of the field after each keystroke. */
const change = (html: string, ...steps: [from: string, to: string][]) =>
  htmlOf(
    steps.reduce((letters, [from, to]) => {
      const plain = plainText(letters);
      expect(plain).toContain(from);
      return withText(letters, plain.replace(from, to));
    }, readFormatted(html)),
  );

describe('formatted text in a plain field', () => {
  it('is shown as plain paragraphs, and stays the same if nothing changes', () => {
    expect(plainText(readFormatted(text))).toBe(
      'Über mich\n\nIch leite die Abteilung Wald & Holz.\n\nEins\n\nZwei\n\nEnde\ngut',
    );
    expect(plainText(readFormatted(table))).toBe('A\n\nB\nC');
    for (const html of [
      text,
      table,
      '',
      'ohne Absatz',
      '<p>a</p><p>b</p>',
      '<ol><li>x<ul><li>y</li></ul></li></ol>',
      '<blockquote><p>z</p></blockquote>',
    ]) {
      expect(htmlOf(readFormatted(html))).toBe(html);
      expect(withText(readFormatted(html), plainText(readFormatted(html)))).toEqual(readFormatted(html));
    }
  });

  it('keeps the formatting of everything that is not edited', () => {
    expect(change(text, ['Holz', 'Wasser'], ['leite', 'führe'])).toBe(
      text.replace('Holz', 'Wasser').replace('leite', 'führe'),
    );
    expect(change(text, ['Zwei', 'Zweitens'], ['Über', 'Zu'])).toBe(
      text.replace('Zwei', 'Zweitens').replace('Über', 'Zu'),
    );
    expect(change(text, ['Wald', 'W'], ['W &', 'Wiese &'])).toBe(text.replace('Wald', 'Wiese'));
    expect(change('<p>a <b>😀</b> b</p>', ['😀', '😁'])).toBe('<p>a <b>😁</b> b</p>');
    expect(change(table, ['B', 'Beta'])).toBe(table.replace('B', 'Beta'));
    expect(change(table, ['B', 'B\nx'])).toBe(table.replace('B', 'B<br>x'));
  });

  it('gets a new paragraph for a new line, a new item in a list', () => {
    expect(change('<p>Eins</p>', ['Eins', 'Eins\n'], ['Eins\n', 'Eins\n\n'], ['Eins\n\n', 'Eins\n\nZwei'])).toBe(
      '<p>Eins</p><p>Zwei</p>',
    );
    expect(change('<p>Ein <b>fetter</b> Satz</p>', ['ter', 't\n\ner'])).toBe(
      '<p>Ein <b>fett</b></p><p><b>er</b> Satz</p>',
    );
    expect(change('<ul><li>Eins</li><li>Drei</li></ul>', ['Eins', 'Eins\nZwei'])).toBe(
      '<ul><li>Eins</li><li>Zwei</li><li>Drei</li></ul>',
    );
    expect(change('', ['', 'Neu'], ['Neu', 'Neu\n\n<b>'])).toBe('<p>Neu</p><p>&lt;b&gt;</p>');
  });

  it('joins paragraphs when their line break is removed, and drops empty ones', () => {
    expect(change('<p>Eins</p><p><b>Zwei</b> drei</p>', ['\n\n', ' '])).toBe('<p>Eins <b>Zwei</b> drei</p>');
    expect(change('<p>Eins</p><ul><li>Zwei</li><li>Drei</li></ul>', ['\nZwei', ''])).toBe(
      '<p>Eins</p><ul><li>Drei</li></ul>',
    );
    expect(change('<p>Eins</p><p>Zwei</p>', ['Eins\n\nZwei', ''])).toBe('');
    expect(
      change(text, ['Über mich\n\nIch leite die Abteilung Wald & Holz.\n\nEins\n\nZwei\n\nEnde\ngut', 'Neu']),
    ).toBe('<h2>Neu</h2>');
  });

  it('shows exactly what was typed, and produces HTML with the same text', () => {
    const typed = fc
      .array(fc.constantFrom('a', 'Wald', ' ', '\n', '\n\n', '<b>', '&', '😀', 'x'), { maxLength: 12 })
      .map((parts) => parts.join(''));
    const lines = (plain: string) =>
      plain
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);
    fc.assert(
      fc.property(
        fc.constantFrom(text, table, '', '<p>a</p><ul><li>b</li></ul>'),
        fc.array(typed, { minLength: 1, maxLength: 4 }),
        (html, steps) => {
          let letters = readFormatted(html);
          for (const step of steps) {
            letters = withText(letters, step);
            expect(plainText(letters)).toBe(step);
          }
          expect(lines(plainText(readFormatted(htmlOf(letters))))).toEqual(
            lines(plainText(letters)).map((line) => line.replace(/ +/g, ' ')),
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  it('treats typed markup as text', () => {
    expect(change('<p>x</p>', ['x', '<img src=x onerror=alert(1)> & "y"'])).toBe(
      '<p>&lt;img src=x onerror=alert(1)&gt; &amp; "y"</p>',
    );
  });
});
