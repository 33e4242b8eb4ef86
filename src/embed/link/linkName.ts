/**
 * A name for a link that does not reveal its code: a 64-bit hash (FNV-1a, twice) of a 256-bit code. Not
 * `crypto.subtle`, which is missing on insecure origins.
 */
export function linkName(code: string): string {
  const hash = (start: number) =>
    [...code].reduce((value, letter) => Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0, start);
  return [0x811c9dc5, 0x050c5d1f].map((start) => hash(start).toString(16).padStart(8, '0')).join('');
}
