import { describe, expect, it } from 'vitest';
import { normalHtml } from './html';

const readable = (html: string) =>
  normalHtml(html)
    .replace(/\x05([^\x06]*)\x06/g, '|$1|')
    .replace(/\x01([^\x02]*)\x02/g, '{$1}')
    .replaceAll('\x03', '+')
    .replaceAll('\x04', '↵');

describe('the notation of rich text', () => {
  it.each([
    ['Wald <b>und <i>Holz</i></b> heute', '||Wald {bold}und {bold+italic}Holz {}heute'],
    ['<h2>Wald</h2><p>a<br>b</p>', '|h2*|Wald||a↵b'],
    ['<ul><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ul>', '|ul>li*|a|ul>li>ul>li*|b|ul>li*|c|ul>li|d'],
    ['<ol start="3"><li>a</li></ol>', '|ol[start 3]*>li*|a'],
    ['<table><tr><th></th><td colspan="2">a</td></tr></table>', '|table*>tr*>th*||table>tr>td[colspan 2]*|a'],
    ['<a href=" www.x.example?a=1&amp;b=2 ">a</a>', '||{link http://www.x.example?a=1&b=2}a'],
    ['<pre><code>a\n b</code></pre>', '|pre*|{code-block}a↵b'],
    ['<blockquote><p>a</p></blockquote><hr>', '|blockquote*|a|hr*|'],
    ['<constructor>a</constructor> < b <!-- c', '||a < b <!-- c'],
    ['</p></li></b>a</ul>', '||a'],
  ])('%s', (html, expected) => expect(readable(html)).toBe(expected));

  it.each([
    '<',
    '<!--',
    '<a "',
    '<a ',
    '<li>',
    '<ul><li>x',
    '<b>x',
    '<script>',
    '<td>',
    '&#',
    '</p ',
    ' ',
    '<i></b>',
    '<pre>\n',
  ])('is linear in time: 200 kB of %j', (piece) => {
    const started = performance.now();
    normalHtml(`${piece.repeat(200_000 / piece.length)}>x`);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
