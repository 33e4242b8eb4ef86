import { createHash } from 'node:crypto';

/** Stands for data from outside, to know it again: sha256 in hexadecimal, the order of keys does not count. */
export function fingerprint(data: unknown): string {
  return createHash('sha256').update(canonical(data)).digest('hex');
}

/** JSON whose keys are sorted: the same data is the same text. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
