import { createHash } from 'node:crypto';

/** A hash that identifies external data, independent of the order of keys: sha256, hexadecimal. */
export function fingerprint(data: unknown): string {
  return createHash('sha256').update(canonical(data)).digest('hex');
}

/** JSON with sorted keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
