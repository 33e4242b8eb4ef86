/**
 * Names a link without telling it: 64 bits (FNV-1a, twice) of a code of 256, from which nobody gets back to it. The
 * browser's own digests exist on secure origins only.
 */
export function linkName(code: string): string {
  const hash = (start: number) =>
    [...code].reduce((value, letter) => Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0, start);
  return [0x811c9dc5, 0x050c5d1f].map((start) => hash(start).toString(16).padStart(8, '0')).join('');
}
