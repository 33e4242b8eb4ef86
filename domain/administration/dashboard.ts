import type { ContentTypeName } from '../contents';
import type { Locale } from '../locales';

/** An entry as the overview names it; `title` is German, else in another language. */
export interface NamedEntry {
  resource: ContentTypeName;
  id: number;
  title: string;
}

/** Entries of a type; of very many not all ids. */
export interface EntriesOfType {
  resource: ContentTypeName;
  count: number;
  ids: number[];
}

/** `locale`: in all languages together, or in one. */
export interface ReadEntry extends NamedEntry {
  locale: Locale | 'all';
  count: number;
}

/** What visitors do within some days. `locale` is `''` where it was not said. */
export interface Visits {
  from: string;
  till: string;
  /** How long a period is: `start` names its first day. */
  step: 'day' | 'month';
  periods: { start: string; resource: ContentTypeName; locale: Locale | ''; count: number }[];
  /** The most read of each type, in all languages and in each, the most read first. */
  most: ReadEntry[];
  /** Which sites show our lists, those that do most first; `''` stands for all beyond those that are counted. */
  origins: { origin: string; count: number }[];
  feedback: {
    positive: number;
    negative: number;
    latest: { at: string; page: string; isGood: boolean; comment: string }[];
  };
}

/** `GET /dashboard`. Moments are ISO 8601 in UTC, days as in Switzerland. */
export interface Dashboard {
  /** What has become public within `days`, and is. */
  published: { days: number; types: EntriesOfType[]; latest: (NamedEntry & { at: string; by: string | null })[] };
  /** Drafts that nobody has changed after a day. */
  drafts: { before: string; types: { resource: ContentTypeName; count: number }[] };
  /** What is over within so many days, the next first. */
  deadlines: { days: number; entries: (NamedEntry & { on: string })[] };
  /** Mails that could not be sent; null for who does not see mails. */
  failedMails: number | null;
  visits: Visits;
}

/** So many are named of what is read or said most, as existing clients show. */
export const mostNamed = 20;
export const publishedWithin = 30;
export const draftsAfter = 30;
export const deadlinesWithin = 14;
/** Nobody looks at more at once, in days. */
export const longestVisits = 1_100;
/** Up to so many days are shown one by one. */
export const mostSingleDays = 62;
