// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from './sanitizeHtml';

describe('rich text on public pages', () => {
  it('keeps what the toolbar can produce', () => {
    const html =
      '<h2>Ziel</h2><p><strong>fett</strong> <em>kursiv</em><br></p>' +
      '<ol start="3"><li><p>eins</p></li></ol><ul><li>zwei</li></ul>' +
      '<table><tbody><tr><th colspan="2">Kopf</th></tr>' +
      '<tr><td>a</td><td rowspan="2">b</td></tr></tbody></table><blockquote>so</blockquote>';
    expect(sanitizeHtml(html)).toBe(html);
  });

  it('opens links in a new tab without a referrer', () => {
    expect(sanitizeHtml('<a href="https://example.org" target="_self" rel="opener">x</a>')).toBe(
      '<a href="https://example.org" target="_blank" rel="noopener noreferrer">x</a>',
    );
  });

  it.each([
    ['www.example.org', 'http://www.example.org'],
    ['example.org:8080/a', 'http://example.org:8080/a'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    ['tel:+41311234567', 'tel:+41311234567'],
    ['/projects', '/projects'],
    ['#ziel', '#ziel'],
  ])('the link %s goes to %s', (typed, address) => expect(hrefOf(typed)).toBe(address));

  it.each([
    'javascript:alert(1)',
    'javascript:443/%0aalert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://example.org/1',
    'file:///etc/passwd',
    '//evil.example',
    '',
  ])('link %j leads nowhere', (typed) => expect(hrefOf(typed)).toBeNull());

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<iframe src="https://evil.example"></iframe>',
    '<p style="background:url(https://evil.example/x)" onclick="alert(1)" class="a" id="b" data-x="1">p</p>',
    '<style>@import "https://evil.example/x.css"</style>',
    '<link rel="stylesheet" href="https://evil.example">',
    '<form action="https://evil.example"><input name="a"></form>',
    '<img src="https://evil.example/pixel.gif">',
    '<video src="https://evil.example/v"></video>',
    '<base href="https://evil.example">',
    '<a href="https://a" onmouseover="alert(1)" style="position:fixed">x</a>',
    '<td background="https://evil.example/x">x</td>',
    '<p href="https://evil.example">x</p>',
  ])('removes scripts, external resources and styles: %s', (html) => {
    const page = document.createElement('div');
    page.innerHTML = sanitizeHtml(html);
    expect(page.querySelectorAll('script, style, link, img, svg, math, iframe, form, input, video, base')).toHaveLength(
      0,
    );
    for (const element of page.querySelectorAll('*')) {
      const names = element.getAttributeNames();
      expect(names.filter((name) => !['href', 'target', 'rel', 'colspan', 'rowspan', 'start'].includes(name))).toEqual(
        [],
      );
      expect(names.includes('href') && element.tagName !== 'A').toBe(false);
    }
  });

  it.each([undefined, null, 5, {}])('turns %j into an empty text', (value) => expect(sanitizeHtml(value)).toBe(''));
});

function hrefOf(typed: string): string | null {
  const link = document.createElement('a');
  link.setAttribute('href', typed);
  const page = document.createElement('div');
  page.innerHTML = sanitizeHtml(link.outerHTML);
  return page.querySelector('a')?.getAttribute('href') ?? null;
}
