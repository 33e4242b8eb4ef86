import type { GeneratedAlways } from 'kysely';
import type { SharedQuery } from '../../domain/sharedSearches';
import type { Json, Timestamp } from './columns';

/** Shared searches, and links that show drafts to people without an account (migrations/100-sharing.ts). */

export interface SharedSearchesTable {
  id: GeneratedAlways<number>;
  resource: string;
  name: string;
  query: Json<SharedQuery>;
  user_id: number | null;
  user_email: string;
  at: Timestamp;
}

export interface PreviewLinksTable {
  id: GeneratedAlways<number>;
  resource: string;
  record_id: number;
  token_hash: string;
  expires_at: Date;
  revoked_at: Date | null;
  user_id: number | null;
  user_email: string;
  created_at: Timestamp;
}
