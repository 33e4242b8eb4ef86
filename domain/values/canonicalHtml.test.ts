import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalHtml } from './canonicalHtml';
import { normalHtml } from '../review/texts/html';

describe('stored rich text', () => {
  it.each([
    [
      '<ul><li><p>a</p></li><li><p><strong>b</strong> c</p></li></ul>',
      '<ul><li>a</li><li><strong>b</strong> c</li></ul>',
    ],
    ['<ol start="3">\n<li>\n<p>a</p>\n</li>\n</ol>', '<ol start="3">\n<li>a</li>\n</ol>'],
    ['<ul><li><p>a</p><ol><li><p>b</p></li></ol></li></ul>', '<ul><li>a<ol><li>b</li></ol></li></ul>'],
    ['<ul><li><p></p></li></ul>', '<ul><li></li></ul>'],
    [
      '<blockquote><ul><li><p>a<br />b</p></li></ul></blockquote><p>c</p>',
      '<blockquote><ul><li>a<br />b</li></ul></blockquote><p>c</p>',
    ],
    [
      '<table><tbody><tr><th><p>a</p></th><th>b</th></tr><tr><td><p>c</p></td><th>d</th></tr></tbody></table>',
      '<table><thead><tr><th><p>a</p></th><th>b</th></tr></thead>' +
        '<tbody><tr><td><p>c</p></td><th>d</th></tr></tbody></table>',
    ],
    [
      '<table><caption>x</caption><tr><th>a</th></tr><tr><td>b</td></tr></table>',
      '<table><caption>x</caption><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    ],
    [
      '<table><tbody><tr><th rowspan="2">a</th><th>b</th></tr><tr><th>c</th></tr><tr><td>d</td></tr></tbody></table>',
      '<table><thead><tr><th rowspan="2">a</th><th>b</th></tr><tr><th>c</th></tr></thead>' +
        '<tbody><tr><td>d</td></tr></tbody></table>',
    ],
    ['<table><tbody><tr><th>a</th></tr></tbody></table>', '<table><thead><tr><th>a</th></tr></thead></table>'],
    [
      '<ul><li><table><tr><th><ul><li><p>a</p></li></ul></th></tr></table></li></ul>',
      '<ul><li><table><thead><tr><th><ul><li>a</li></ul></th></tr></thead></table></li></ul>',
    ],
  ])('%s becomes %s', (html, expected) => {
    expect(canonicalHtml(html)).toBe(expected);
    expect(canonicalHtml(expected)).toBe(expected);
    expect(normalHtml(html)).toBe(normalHtml(expected));
  });

  it.each([
    '<ul><li><p>a</p><p>b</p></li><li><h3>c</h3></li><li>d<p>e</p></li></ul>',
    '<ul><li><p>a</p><blockquote>b</blockquote></li></ul>',
    // The first cell spans into a row outside the head.
    '<table><tbody><tr><th rowspan="2">a</th><th>b</th></tr><tr><td>c</td></tr></tbody></table>',
    '<table><tbody><tr><td>a</td></tr><tr><th>b</th></tr></tbody></table>',
    '<table><thead><tr><td>a</td></tr></thead><tbody><tr><th>b</th></tr></tbody></table>',
    '<p>a &lt;li&gt; b &amp; c</p><hr /><p></p>',
    '',
  ])('%s stays unchanged', (html) => expect(canonicalHtml(html)).toBe(html));

  it('closes open elements and drops stray end tags', () => {
    expect(canonicalHtml('</ul><ul><li><p>a</ul>b</p>')).toBe('<ul><li>a</li></ul>b');
  });

  const tags = ['ul', 'ol', 'li', 'p', 'strong', 'table', 'tbody', 'thead', 'tr', 'th', 'td', 'h2'].flatMap((tag) => [
    `<${tag}>`,
    `</${tag}>`,
  ]);
  it('is stable: normalizing twice changes nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...tags, 'a', ' ', '<br />'), { maxLength: 40 }), (pieces) => {
        const once = canonicalHtml(pieces.join(''));
        expect(canonicalHtml(once)).toBe(once);
      }),
    );
  });

  it.each(['<li>', '<ul><li><p>', '<li><b>', '<li><i></b>', '<table><tr><th>'])('handles 200 kB of %j', (piece) => {
    expect(canonicalHtml(piece.repeat(200_000 / piece.length)).length).toBeGreaterThan(100_000);
  });
});
