import type { GeneratedAlways } from 'kysely';
import type { Moment } from './columns';

export interface FilesTable {
  id: GeneratedAlways<number>;
  name: string;
  extension: string;
  mime_type: string;
  size: number;
  /** sha256 of the content, hexadecimal: the key in the file store. */
  hash: string;
  created_at: Moment;
  created_by: number | null;
}

/** The file last downloaded from an address of a source. */
export interface SourceFilesTable {
  source: string;
  url: string;
  file_id: number;
  etag: string | null;
  last_modified: string | null;
}
