import { expect, it } from 'vitest';
import { hasContent } from '../domain/graphics/config';
import { elementOf, readDrawing } from '../domain/graphics/markup';
import { interactiveGraphics } from '../domain/types/interactiveGraphic';
import { validate } from '../domain/validate';
import { sanitizeDrawing } from '../server/types/interactiveGraphics/drawing/sanitizeDrawing';
import { generateInteractiveGraphics } from './interactiveGraphics';

const demo = [...generateInteractiveGraphics()];

it('six graphics of both types are valid, the same each time, and drawn as they would be stored', () => {
  expect(demo.map(({ type }) => type)).toEqual(['default', 'default', 'default', 'default', 'hotspots', 'hotspots']);
  expect([...generateInteractiveGraphics()]).toEqual(demo);
  for (const graphic of demo) {
    expect(validate(interactiveGraphics, graphic).errors).toEqual([]);
    expect(sanitizeDrawing(graphic.svg)).toMatchObject({ svg: graphic.svg, removed: {} });
  }
});

it('all interactive elements exist in the drawing; all 26 cantons do', () => {
  for (const { svg, elements } of demo) {
    const drawing = readDrawing(svg);
    for (const item of elements as { key: string }[]) {
      expect(elementOf(drawing, item.key), item.key).toBeDefined();
      expect(hasContent(item)).toBe(true);
    }
  }
  expect(readDrawing(demo[0]?.svg ?? '').elements.filter(({ id }) => id.startsWith('kanton-'))).toHaveLength(26);
});
