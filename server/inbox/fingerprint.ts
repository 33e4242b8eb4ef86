import { createHash } from 'node:crypto';
import { isObject } from '../../domain/values/isObject';

/** A hash that identifies external data, whatever the order of its keys: hexadecimal sha256. */
export function fingerprint(data: unknown): string {
  return createHash('sha256').update(canonical(data)).digest('hex');
}

/** JSON with sorted keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}
