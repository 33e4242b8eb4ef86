// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { groupsIn, selectorFor, shapeAt } from './chosenShapes';

function draw(content: string): SVGSVGElement {
  const page = document.createElement('div');
  page.innerHTML = `<svg viewBox="0 0 10 10"><defs><path class="form" d="M0 0"/></defs>${content}</svg>`;
  return page.querySelector('svg') as SVGSVGElement;
}
const map = () =>
  draw(`
    <g id="seen"><path d="M1 1"/></g>
    <g id="kantone"><path id="be" class="land" d="M2 2"/><path id="zh" class="land" d="M3 3"/><path d="M4 4"/></g>
    <g><rect class="legende"/><circle/><circle/></g>`);
const chosen = (root: SVGSVGElement, selector: string) => new Set(root.querySelectorAll(selector));

it('shapes that form a group are found by its selector, others by their id or position', () => {
  const root = map();
  expect(selectorFor(root, new Set())).toBe('');
  expect(selectorFor(root, chosen(root, '.land'))).toBe('.land');
  expect(selectorFor(root, chosen(root, '#kantone path'))).toBe('#kantone > path');
  expect(selectorFor(root, chosen(root, '#be, rect'))).toBe('#be, svg > g:nth-of-type(3) > rect:nth-of-type(1)');
  expect(selectorFor(root, chosen(root, 'circle:last-child'))).toBe('svg > g:nth-of-type(3) > circle:nth-of-type(2)');
  expect(selectorFor(root, chosen(root, '#kantone'))).toBe('#kantone');
});

it('every selector finds exactly what was chosen, hidden definitions aside', () => {
  const root = map();
  const shapes = [...root.querySelectorAll('svg > g, svg > g > *')];
  for (let bits = 1; bits < 2 ** shapes.length; bits += 7) {
    const wanted = shapes.filter((_, index) => bits & (2 ** index));
    const selector = selectorFor(root, new Set(wanted)) as string;
    // Searches from outside, because jsdom does not match the element that is searched.
    const found = [...(root.parentElement as Element).querySelectorAll(selector)].filter(
      (node) => !node.closest('defs'),
    );
    expect(found, selector).toEqual(wanted);
  }
});

it('a selector that is too long to be stored is none', () => {
  const root = draw(Array.from({ length: 120 }, (_, index) => `<rect id="rechteck-${index}"/>`).join(''));
  expect(selectorFor(root, chosen(root, 'rect:nth-child(odd)'))).toBeNull();
  expect(selectorFor(root, chosen(root, 'rect'))).toBe('rect');
});

it('offers layers, classes and tags with at least two shapes', () => {
  expect(groupsIn(map()).map(({ selector, count }) => [selector, count])).toEqual([
    ['#kantone > path', 3],
    ['.land', 2],
    ['g', 3],
    ['path', 4],
    ['circle', 2],
  ]);
});

it('a click takes the chosen group, otherwise the innermost shape', () => {
  const root = map();
  const [shape, group] = [root.querySelector('#be') as Element, root.querySelector('#kantone') as Element];
  const path = [shape, group, root, document];
  expect(shapeAt(path, new Set())).toBe(shape);
  expect(shapeAt(path, new Set([group]))).toBe(group);
  expect(shapeAt([root, document], new Set())).toBeNull();
});
