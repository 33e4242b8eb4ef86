import { expect, it } from 'vitest';
import { readGif } from './prepareFile';

const header = (width: number, height: number, flags = 0) => [
  ...new TextEncoder().encode('GIF89a'),
  width & 255,
  width >> 8,
  height & 255,
  height >> 8,
  flags,
  0,
  0,
];
const frame = (flags = 0, colors: number[] = []) => [
  0x2c,
  0,
  0,
  0,
  0,
  1,
  0,
  1,
  0,
  flags,
  ...colors,
  2,
  2,
  0x2c,
  0x2c,
  0,
];
/** The extension for loops, with the byte of a frame in its data. */
const loop = [0x21, 0xff, 3, 0x2c, 0x2c, 0x2c, 1, 0x3b, 0];
const gif = (...parts: number[][]) => readGif(new Uint8Array(parts.flat()));

it('counts frames, not the bytes that look like one', () => {
  expect(gif(header(300, 1201), loop, frame(), [0x3b])).toEqual({ width: 300, height: 1201, isAnimated: false });
  expect(gif(header(300, 200), loop, frame(), frame(), [0x3b]).isAnimated).toBe(true);
});

it('skips the colours of the file and of a frame', () => {
  const colors = Array.from({ length: 6 }, () => 0x2c);
  expect(gif(header(1, 1, 0x80), colors, frame(0x80, colors), [0x3b]).isAnimated).toBe(false);
  expect(gif(header(1, 1, 0x80), colors, frame(0x80, colors), loop, frame(), [0x3b]).isAnimated).toBe(true);
});

it('stops at the end of a truncated file', () => {
  expect(gif(header(1, 1), [0x2c, 0])).toEqual({ width: 1, height: 1, isAnimated: false });
  expect(readGif(new Uint8Array())).toEqual({ width: 0, height: 0, isAnimated: false });
});
