import type { Generated } from 'kysely';
import type { LogEntry } from '../../domain/administration/logs';
import type { Moment } from './columns';

/** What visitors' pages tell (server/logs/): single lines, and what they add up to a day. */
export interface LogsTable extends Omit<LogEntry, 'id' | 'createdAt' | 'fingerprint'> {
  id: Generated<number>;
  created_at: Moment;
}

export interface EntryReadsTable {
  day: string;
  resource: string;
  record_id: number;
  /** `''` where the page did not say it. */
  locale: string;
  count: number;
}

export interface EmbedLoadsTable {
  day: string;
  /** The page's; `''` for all beyond those that a day holds. */
  origin: string;
  name: string;
  count: number;
}
