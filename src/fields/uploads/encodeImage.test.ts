import { expect, it } from 'vitest';
import { fitWithin, maxSide } from './encodeImage';

it.each([
  [4000, 3000, 1200, 900],
  [3000, 4000, 900, 1200],
  [1200, 1200, 1200, 1200],
  [1201, 1200, 1200, 1199],
  [800, 600, 800, 600],
  [1, 1, 1, 1],
  [100_000, 10, 1200, 1],
  [0, 0, 1, 1],
])('%i x %i becomes %i x %i', (width, height, newWidth, newHeight) => {
  const fitted = fitWithin(width, height, maxSide);
  expect([fitted.width, fitted.height]).toEqual([newWidth, newHeight]);
  expect(fitted.scale < 1).toBe(Math.max(width, height) > maxSide);
});
