import { digest, versionTag } from '../../http/entityTags';

/**
 * The ETag of a record: its version, which counts for `If-Match`, and a piece of the answer's hash behind it, since the
 * answer may change without the version: by what it shows of other records, or when texts are rendered anew.
 */
export const recordTag = ({ version, body }: { version: number; body: string }): string =>
  versionTag({ version, updatedAt: (JSON.parse(body) as { updatedAt: string }).updatedAt }) + digest(body, 8);
