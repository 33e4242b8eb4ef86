import type { AccountReference } from './inbox/inbox';

/**
 * Comments and assignments. They belong to a record of any content type or to an inbox item (`inboxPresence`). The
 * browser loads this file with forms, so it does not import zod.
 */

/** What can be commented on and assigned: a record of a content type, or an item of the inbox. */
export interface Place {
  resource: string;
  recordId: number;
}

/** A comment; replies have a parent, which itself has none. Timestamps are ISO 8601. */
export interface Comment {
  id: number;
  parent: number | null;
  /** The path of the field it is about: `title`, `translations.fr.title`. */
  field: string | null;
  /** Empty if the comment was deleted but has replies. */
  text: string;
  /** The ids of the mentioned accounts. */
  mentions: number[];
  author: AccountReference;
  createdAt: string;
  editedAt: string | null;
  /** For a comment without a parent: when and by whom the thread was resolved. */
  resolvedAt: string | null;
  resolvedBy: AccountReference | null;
}

/** The account that takes care of a record or item. */
export interface Assignment extends Place {
  assignee: AccountReference;
  by: AccountReference | null;
  at: string;
}

/** `GET /comments?resource=…&recordId=…`. */
export interface Discussion {
  data: Comment[];
  meta: { assignment: Assignment | null };
}

/** One of the user's entries on the overview: the title of the record or item, and the path of its page. */
interface OnRecord extends Place {
  title: string;
  /**
   * The path of an inbox item's review, such as `/projects/12/review/7`. Null for records, and for values assigned in
   * place.
   */
  path: string | null;
}

/** A comment that mentions the reader (`GET /mentions`). */
export interface Mention extends OnRecord {
  /** The id of the comment. */
  id: number;
  text: string;
  author: AccountReference;
  at: string;
  seenAt: string | null;
}

/** What is assigned to the reader (`GET /assignments/mine`). */
export interface OwnAssignment extends OnRecord {
  by: AccountReference | null;
  at: string;
}

export const maxCommentLength = 4_000;
/** The maximum number of the user's own assignments on the overview. */
export const maxOwnAssignments = 100;
export const maxCommentsPerRecord = 500;
export const maxMentions = 20;

/** The URL parameter of a form or review that opens this comment. */
export const commentParameter = 'comment';
