import { createHash } from 'node:crypto';

/**
 * The ETag of a record: its version, and a piece of the answer's hash behind it, since the answer may change without
 * the version: by what it shows of other records, or when texts are rendered anew. What counts for `If-Match` is the
 * number.
 */
export const recordTag = ({ version, body }: { version: number; body: string }): string =>
  `${version}-${createHash('sha1').update(body).digest('base64url').slice(0, 8)}`;
