import { expect, it, vi } from 'vitest';
import { configOf } from './config';
import { elementOf, keyOf, markupOf, readDrawing } from './markup';

it('finds each element by its key and by its markup, even with no-break spaces', () => {
  const drawing = readDrawing(
    '<svg><g><path d="a\u00a0b"/><path d="a-----b"/></g><path id="x" d="c"/><g><text>\u00a0\u00a0</text></g></svg>',
  );
  for (const element of drawing.elements) {
    expect(elementOf(drawing, keyOf(drawing, element))).toBe(element);
    expect(elementOf(drawing, markupOf(drawing, element))).toBe(element);
  }
  expect(elementOf(drawing, 'path:3:x')).toBeUndefined();
  expect(elementOf(drawing, '<path d="d"/>')).toBeUndefined();
});

it('finds the first of two identical elements', () => {
  const drawing = readDrawing('<svg><path d="a"/><path d="a"/></svg>');
  const [, one, other] = drawing.elements;
  expect(elementOf(drawing, keyOf(drawing, other!))).toBe(one);
});

it('hashes each element of a map once', () => {
  const paths = Array.from({ length: 200 }, (_, index) => `<path d="${String(index).padStart(100, '0')}"/>`);
  const svg = `<svg>${paths.join('')}</svg>`;
  const drawing = readDrawing(svg);
  const elements = drawing.elements.slice(1).map((element) => ({ key: keyOf(drawing, element), content: 'Text' }));
  const multiply = vi.spyOn(Math, 'imul');
  expect(Object.keys(configOf({ type: 'default', svg, elements }))).toHaveLength(200);
  const count = multiply.mock.calls.length;
  multiply.mockRestore();
  expect(count).toBeLessThan(svg.length * 4);
});
