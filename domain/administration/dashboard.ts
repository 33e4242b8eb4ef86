import type { ContentTypeName } from '../contents';
import type { Locale } from '../locales';

/** A record in the overview; `title` is German if possible. */
export interface NamedEntry {
  resource: ContentTypeName;
  id: number;
  title: string;
}

/** The records of a type; `ids` may be cut off. */
export interface EntriesOfType {
  resource: ContentTypeName;
  count: number;
  ids: number[];
}

/** `locale`: one language, or all together. */
export interface ReadEntry extends NamedEntry {
  locale: Locale | 'all';
  count: number;
}

/** Visits within a period of days. `locale` is `''` if unknown. */
export interface Visits {
  from: string;
  till: string;
  /** The length of a period; `start` is its first day. */
  step: 'day' | 'month';
  periods: { start: string; resource: ContentTypeName; locale: Locale | ''; count: number }[];
  /** The most read records of each type, per language and in total, in descending order. */
  most: ReadEntry[];
  /** The sites that show our embeds, most frequent first; `''` sums up the rest. */
  origins: { origin: string; count: number }[];
  feedback: {
    positive: number;
    negative: number;
    latest: { at: string; page: string; isGood: boolean; comment: string }[];
  };
}

/** `GET /dashboard`. Timestamps are ISO 8601 in UTC, days are Swiss. */
export interface Dashboard {
  /** Public records that were published within `days`. */
  published: { days: number; types: EntriesOfType[]; latest: (NamedEntry & { at: string; by: string | null })[] };
  /** Drafts unchanged since `before`. */
  drafts: { before: string; types: { resource: ContentTypeName; count: number }[] };
  /** Records that expire within `days`, the next first. */
  deadlines: { days: number; entries: (NamedEntry & { on: string })[] };
  /** Mails that could not be sent; null for users who cannot see mails. */
  failedMails: number | null;
  visits: Visits;
}

/** The length of the lists of most read records and latest comments, as existing clients show them. */
export const dashboardListLength = 20;
export const publishedDays = 30;
export const idleDraftDays = 30;
export const deadlineDays = 14;
/** The longest period of visits, in days. */
export const maxVisitDays = 1_100;
/** Up to this many days are shown as days, more as months. */
export const maxSingleDays = 62;
