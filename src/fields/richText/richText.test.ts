// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { afterEach, describe, expect, it } from 'vitest';
import { canonicalHtml } from '../../../domain/values/canonicalHtml';
import { extensions } from './extensions';
import { linkUrl } from './LinkDialog';

const editors: Editor[] = [];
function read(html: string): string {
  const editor = new Editor({ extensions, content: html });
  editors.push(editor);
  return editor.getHTML();
}
afterEach(() => {
  for (const editor of editors.splice(0)) editor.destroy();
});

describe('rich text', () => {
  // Every allowed tag (server/engine/write/sanitize.ts) that has its own meaning.
  it.each([
    '<p>a <strong>b</strong> <em>c</em> <strong><em>d</em></strong></p>',
    '<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5><h6>f</h6>',
    '<ul><li><p>a</p><ol start="3"><li><p>b</p></li></ol></li></ul>',
    '<ol><li><h3>a</h3></li><li><ul><li><p>b</p></li></ul></li></ol>',
    '<table><tbody><tr><th colspan="2"><p>a</p></th></tr><tr><td rowspan="2"><p>b</p></td>' +
      '<td><p>c</p></td></tr><tr><td><ul><li><p>d</p></li></ul></td></tr></tbody></table>',
    '<p><a href="https://example.org" target="_blank" rel="noopener noreferrer">a <strong>b</strong></a></p>',
    '<p><a href="tel:+41310000000" target="_blank" rel="noopener noreferrer">a</a></p>',
    '<p>a<br>b <u>c</u> <s>d</s> <sub>e</sub> <sup>f</sup> <code>g</code> <strong><code>h</code></strong></p>',
    '<blockquote><p>h</p></blockquote><hr><pre>i\n  <strong>j</strong></pre><pre><code>k</code></pre>',
    '<p></p><p>a&nbsp; b</p>',
  ])('keeps %s', (html) => expect(read(html)).toBe(html));

  it.each([
    ['<b>a</b> <i>b</i>', '<p><strong>a</strong> <em>b</em></p>'],
    ['<ul><li>a</li></ul><blockquote>b</blockquote>', '<ul><li><p>a</p></li></ul><blockquote><p>b</p></blockquote>'],
    // The only loss: header, footer and caption of a table become rows.
    [
      '<table><caption>a</caption><colgroup><col></colgroup><thead><tr><th>b</th></tr></thead>' +
        '<tbody><tr><td>c</td></tr></tbody><tfoot><tr><td>d</td></tr></tfoot></table>',
      '<table><tbody><tr><td><p>a</p></td></tr><tr><th><p>b</p></th></tr><tr><td><p>c</p></td></tr>' +
        '<tr><td><p>d</p></td></tr></tbody></table>',
    ],
  ])('reads %s', (html, as) => expect(read(html)).toBe(as));

  it.each([
    '<ul><li>a<ol start="3"><li>b</li></ol></li><li><p>c</p><p>d</p></li></ul>',
    '<table><thead><tr><th colspan="2"><p>a</p></th></tr></thead><tbody><tr><th><p>b</p></th>' +
      '<td><p>c</p></td></tr></tbody></table>',
  ])('writes what it read as the same: %s', (html) => expect(canonicalHtml(read(html))).toBe(html));

  it('drops dangerous markup and keeps its text', () => {
    expect(read('<p onclick="x()" style="color:red">a<script>alert(1)</script><img src=x onerror=alert(1)></p>')).toBe(
      '<p>a</p>',
    );
    expect(read('<p><a href="javascript:alert(1)">a</a></p>')).toBe('<p>a</p>');
  });
});

it.each([
  ['www.example.org', 'http://www.example.org'],
  ['info@example.org', 'mailto:info@example.org'],
  ['tel:+41', 'tel:+41'],
  ['', ''],
])('the URL %j is stored as %j', (typed, stored) => expect(linkUrl(typed)).toBe(stored));
