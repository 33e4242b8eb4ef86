import { formatDay } from '../values/eventDates';
import { namesSaid, saidIn, type RecordLike } from '../values/textsIn';
import type { ContentLocale } from '../locales';

/**
 * What the public reads of a record is said here once: views that scripts show and static pages for search engines only
 * lay it out.
 */

/**
 * Words, or words that lead somewhere, with what stands before them and the language they are in where that is not the
 * one that was asked for. An address that begins with a slash is one of ours.
 */
export type Line = string | { text: string; href: string; before?: string; lang?: ContentLocale };

/** A text of a record as a line. */
export function lineOf(record: RecordLike | null | undefined, field: string, locale: ContentLocale): Line {
  const { text, lang } = record ? saidIn(record, field, locale) : { text: '' };
  return lang ? { text, href: '', lang } : text;
}

/** A short fact: what it is called, and its lines. Where it has none, it is not shown. */
export interface Fact {
  label: string;
  /** What it names is what a record is related to by this field. */
  field?: string;
  lines: readonly Line[];
  /** The language of its lines, where that is not the one that was asked for. */
  lang?: ContentLocale | undefined;
}

/** A fact of what is known of it. */
export const fact = (label: string, ...lines: readonly (Line | null | undefined)[]): Fact => ({
  label,
  lines: lines.filter((line) => line !== null && line !== undefined && line !== '') as Line[],
});

/** A fact that a text of the record says, line by line. */
export function said(label: string, record: RecordLike, field: string, locale: ContentLocale): Fact {
  const { text, lang } = saidIn(record, field, locale);
  return { ...fact(label, ...linesIn(text)), lang };
}

/** A fact that names what a record is related to. */
export const related = (label: string, record: RecordLike, field: string, locale: ContentLocale): Fact => {
  const { text, lang } = namesSaid(record, field, locale);
  return { ...fact(label, text), field, lang };
};

/** A text of several lines. */
export const linesIn = (text: string): string[] => text.split('\n').filter(Boolean);

/** `01.03.2024` of a day; '' where it is none. */
export const dayOf = (day: unknown): string =>
  typeof day === 'string' && /^\d{4}-\d{2}-\d{2}/.test(day) ? formatDay(day) : '';
