import { createHash } from 'node:crypto';
import type { ContentType } from '../../../domain/contentType';
import { hasRelatedFields } from '../related/relatedFields';

/**
 * The ETag of a record is its version. One that shows others has a piece of the answer's hash behind it, since those may
 * change without it. What counts for `If-Match` is the number.
 */
export function recordTag(type: ContentType<any>, { version, body }: { version: number; body: string }): number | string {
  return hasRelatedFields(type) ? `${version}-${createHash('sha1').update(body).digest('base64url').slice(0, 8)}` : version;
}
