import { expect, test } from 'vitest';
import { demoDocumentPdf, demoPictureSvg } from './pictures';

/** One character per byte, so that positions in the text equal positions in the file. */
const bytesAsText = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

test('a picture depends on its index only', () => {
  expect(demoPictureSvg(3)).toEqual(demoPictureSvg(3));
  expect(new Set(Array.from({ length: 50 }, (_, index) => demoPictureSvg(index).svg)).size).toBe(50);
});

test('a picture has 1200 by 800 points and captions in three languages, and neither scripts nor links', () => {
  const { svg, description, copyright } = demoPictureSvg(0);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1200" height="800"/);
  expect(svg).not.toMatch(/script|href|NaN|undefined/);
  expect(Object.keys(description)).toEqual(['de', 'fr', 'it']);
  expect(copyright).not.toBe('');
});

test('a document is a PDF whose table points at its objects', () => {
  const text = bytesAsText(demoDocumentPdf('Schlussbericht (Käse & Öl) – «Zürich»'));
  expect(text.startsWith('%PDF-1.4')).toBe(true);
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(start, start + 4)).toBe('xref');
  const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map((match) => Number(match[1]));
  expect(offsets).toHaveLength(5);
  offsets.forEach((offset, index) => expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`)));
  expect(text).toContain('\\(K\xe4se & \xd6l\\) \x96 \xabZ\xfcrich\xbb');
});

test('a document survives a title with characters that PDF fonts lack, and a very long one', () => {
  const text = bytesAsText(demoDocumentPdf(`🏔️ Київ ${'Regionalentwicklung'.repeat(20)}`));
  expect(text).toContain('(??');
  expect(text).toMatch(/%%EOF\n$/);
});
