// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isHarmless } from '../../domain/graphics/allowed';
import { keyOf, readDrawing } from '../../domain/graphics/markup';
import { interactiveIn } from './elements';
import { sanitizeSvg } from './useDrawing';

/** Markup as the server stores it: styles, gradients, symbols, Illustrator names, a prefix, special characters. */
const stored =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">' +
  '<style>.a &gt; path { fill: url(#ton); }</style>' +
  '<defs><linearGradient id="ton" gradientTransform="rotate(90)"><stop offset="0" stop-color="#fff"></stop>' +
  '</linearGradient><symbol id="ort"><circle class="a" r="1"></circle></symbol>' +
  '<clipPath id="c"><path d="M0 0"></path></clipPath></defs>' +
  '<g id="be" class="a" data-name="Bern" transform="scale(2)"><title>Bern &amp; Umgebung</title>' +
  '<path d="M0 0L1 1Z" style="stroke: red;"></path>' +
  '<use xlink:href="#ort"></use></g>' +
  '<g class="a"><text xml:space="preserve">a&nbsp;b<tspan dy="1">c</tspan></text>' +
  '<image href="data:image/png;base64,iVBORw0="></image></g>' +
  '<filter id="f"><feGaussianBlur stdDeviation="2"></feGaussianBlur></filter></svg>';

it('shows stored drawings unchanged, and finds each element by its key', () => {
  expect(isHarmless(stored)).toBe(true);
  expect(sanitizeSvg(stored)).toBe(stored);
  // DOMPurify, which sanitizes all other drawings, agrees.
  expect(sanitizeSvg(`${stored}<!-- -->`)).toBe(stored);
  const place = document.createElement('div');
  place.innerHTML = stored;
  const found = interactiveIn(place.firstElementChild as SVGSVGElement, stored, '.a');
  const drawing = readDrawing(stored);
  const groups = drawing.elements.filter(({ tag }) => tag === 'g');
  // Does not include the circle, which is drawn elsewhere.
  expect(found.map(({ key, label }) => [key, label])).toEqual([
    ['#be', 'Bern & Umgebung'],
    [keyOf(drawing, groups[1] as (typeof groups)[number]), 'a\u00a0b c'.replace('\u00a0', ' ')],
  ]);
  expect(found.map(({ node }) => node.outerHTML)).toEqual(groups.map(({ start, end }) => stored.slice(start, end)));
});

it.each([
  '<script></script>',
  '<g onclick="a()"></g>',
  '<a href="#b"></a>',
  '<use href="//x"></use>',
  '<rect fill="url(//x)"></rect>',
  '<rect fill="&#117;rl(//x)"></rect>',
  '<rect fill=url(//x)></rect>',
  "<rect fill='x'></rect>",
  '<style>@import "//x";</style>',
  '<style>&#64;import "//x";</style>',
  '<g style="fill:url(//x)"></g>',
  '<image href="data:image/svg+xml,x"></image>',
  '<g/>',
  '<!-- x -->',
  '<g',
  '<rect fill="a"onclick="b"></rect>',
  '<g></g onclick="a">',
  '<foreignObject></foreignObject>',
  '<title><img src="x"></title>',
])('does not trust %s as written by the server', (inner) => {
  expect(isHarmless(`<svg viewBox="0 0 9 9">${inner}</svg>`)).toBe(false);
});

it('removes scripts and external resources from anything else', () => {
  const hostile =
    '<svg onload="a()"><script>a()</script><style>@import "//x"; .a{fill:url(//x)}</style>' +
    '<a href="javascript:a()"><circle onclick="a()" r="1"></circle></a><use href="//x#a"></use>' +
    '<use href="#a"></use><image href="//x.png"></image><foreignObject><p>x</p></foreignObject>' +
    '<g data-name="Nord" style="fill:url(//x)"></g></svg>';
  const shown = sanitizeSvg(`<?xml version="1.0"?>${hostile}`);
  expect(shown).not.toMatch(/script|onload|onclick|@import|\/\/x|foreignObject|javascript/i);
  expect(shown).toContain('<use href="#a"></use>');
  expect(shown).toContain('data-name="Nord"');
  for (const nothing of ['', 'Hallo', null, 5, '<p>x</p>']) expect(sanitizeSvg(nothing)).toBe('');
});
