import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { About } from '../../domain/media';
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
  /** What the media library says of it: the filled in texts and the focal point. */
  about: ColumnType<About, string | undefined, string>;
  version: Generated<number>;
  /** When it was last described; null if it never was. */
  described_at: ColumnType<Date | null, never, Date | string | null>;
}

/** The file that was last downloaded from a URL of a source. */
export interface SourceFilesTable {
  source: string;
  url: string;
  file_id: number;
  etag: string | null;
  last_modified: string | null;
}
