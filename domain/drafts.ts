/** Unsaved input of a form, as the server keeps it (docs/decisions/drafts.md). */
export interface ServerDraft {
  /** The session of the form it was typed in. */
  session: string;
  /** What the form edits: type and record, such as `projects/5`, or the inbox item. */
  place: string;
  /** The URL of its page in the back office. */
  page: string;
  title: string;
  /** When it was typed, as ISO 8601. */
  at: string;
  /** The record's version when typing started; null for new records. */
  version: string | null;
}

/** What a form needs to continue from a draft. */
export interface DraftContent {
  values: Record<string, unknown>;
  /** A request with these values that had not been answered yet. */
  unanswered?: { values: Record<string, unknown>; key: string } | undefined;
}

/** The longest draft that the server keeps, in bytes; larger ones stay in the browser. */
export const maxDraftSize = 1_000_000;
/** The number of drafts kept for each account; older ones are dropped. */
export const maxDrafts = 50;
/** How many days drafts are kept. */
export const draftDays = 30;
