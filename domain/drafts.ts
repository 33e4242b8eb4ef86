/** Unsaved input of a form, as the server keeps it (docs/decisions/drafts.md). */
export interface ServerDraft {
  /** The opened form it was typed in. */
  session: string;
  /** The form: type and record, such as `projects/5`, or the inbox item. */
  place: string;
  /** The URL of its page in the back office. */
  page: string;
  title: string;
  /** When it was typed, ISO 8601. */
  at: string;
  /** The record's version when typing started; null for new records. */
  version: string | null;
}

/** What a form continues with. */
export interface DraftContent {
  values: Record<string, unknown>;
  /** A request with these values that had no response by then. */
  unanswered?: { values: Record<string, unknown>; key: string } | undefined;
}

/** The longest draft that the server keeps, in bytes; larger ones stay in the browser. */
export const maxDraftSize = 1_000_000;
/** The newest drafts of an account are kept. */
export const maxDrafts = 50;
/** How long drafts are kept. */
export const draftDays = 30;
