import type { ContentTypeName } from '../contents';
import type { Locale } from '../locales';

/** A record in the overview; `title` is German if there is a German one. */
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

/** `locale`: a language, or all of them together. */
export interface ReadEntry extends NamedEntry {
  locale: Locale | 'all';
  count: number;
}

/** Visits within a period of days. `locale` is `''` if unknown. */
export interface Visits {
  from: string;
  till: string;
  /** Whether a period is a day or a month; `start` is its first day. */
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
  /** Records published within the last `days`. */
  published: { days: number; types: EntriesOfType[]; latest: (NamedEntry & { at: string; by: string | null })[] };
  /** Drafts unchanged since `before`. */
  drafts: { before: string; types: { resource: ContentTypeName; count: number }[] };
  /** Records that expire within `days`, soonest first. */
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
/** Periods of up to this many days are shown by day, longer ones by month. */
export const maxSingleDays = 62;
