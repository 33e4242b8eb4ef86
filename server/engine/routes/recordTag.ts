import { createHash } from 'node:crypto';

/**
 * The ETag of a record: its version, and a piece of the answer's hash behind it, since the answer may change without
 * the version: by what it shows of other records, or when texts are rendered anew. What counts for `If-Match` is the
 * number.
 */
export function recordTag(stored: { version: number; body: string }): string {
  const known = tags.get(stored);
  if (known !== undefined) return known;
  const tag = `${stored.version}-${createHash('sha1').update(stored.body).digest('base64url').slice(0, 8)}`;
  tags.set(stored, tag);
  return tag;
}

/** What strangers read is the same object until it changes (PublicRecords), so its text is hashed once. */
const tags = new WeakMap<object, string>();
