import type { Generated, GeneratedAlways } from 'kysely';
import type { Timestamp } from './columns';

/** Comments and assignments (migrations/094-comments.ts). */

export interface CommentsTable {
  id: GeneratedAlways<number>;
  resource: string;
  record_id: number;
  field: string | null;
  parent_id: number | null;
  user_id: number | null;
  user_email: string;
  text: string;
  created_at: Timestamp;
  edited_at: Date | null;
  resolved_at: Date | null;
  resolved_by: number | null;
  resolved_by_email: string | null;
  merged_from: Generated<number[]>;
}

export interface MentionsTable {
  comment_id: number;
  user_id: number;
  seen_at: Date | null;
}

export interface AssignmentsTable {
  resource: string;
  record_id: number;
  user_id: number;
  by_id: number | null;
  by_email: string | null;
  at: Timestamp;
}
