import type { Generated } from 'kysely';
import type { LogEntry } from '../../domain/administration/logs';
import type { Timestamp } from './columns';

/** Reports of public pages (server/logs/): log entries and daily counts. */
export interface LogsTable extends Omit<LogEntry, 'id' | 'createdAt' | 'fingerprint'> {
  id: Generated<number>;
  created_at: Timestamp;
}

export interface EntryReadsTable {
  day: string;
  resource: string;
  record_id: number;
  /** `''` if unknown. */
  locale: string;
  count: number;
}

export interface EmbedLoadsTable {
  day: string;
  /** The website; `''` is the total of a day's remaining websites. */
  origin: string;
  name: string;
  count: number;
}
