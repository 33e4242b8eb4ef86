import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { gzipped } from './compression';

it.each([1_024, 32 * 1024, 32 * 1024 + 1, 200_000])(
  'a text of %i characters survives unchanged, as text or as bytes',
  async (length) => {
    const text = 'Zürich – Genève '.repeat(length / 16 + 1).slice(0, length);
    for (const given of [text, Buffer.from(text)]) {
      const packed = await gzipped(given);
      expect(packed.length).toBeLessThan(length / 4);
      expect(gunzipSync(packed).toString()).toBe(text);
    }
  },
);
