import type { GeneratedAlways } from 'kysely';
import type { Timestamp } from './columns';

export interface FilesTable {
  id: GeneratedAlways<number>;
  name: string;
  extension: string;
  mime_type: string;
  size: number;
  /** sha256 of the content in hexadecimal, which is the key in the file store. */
  hash: string;
  created_at: Timestamp;
  created_by: number | null;
}

/** The file that was last downloaded from a URL of a source. */
export interface SourceFilesTable {
  source: string;
  url: string;
  file_id: number;
  etag: string | null;
  last_modified: string | null;
}
