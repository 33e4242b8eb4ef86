import { formatDay } from '../values/eventDates';
import { localizedNames, localizedText, type RecordLike } from '../values/textsIn';
import type { ContentLocale } from '../locales';

/** Builders for the facts of public views. Components only lay them out. */

/** A text or a link, with a prefix and, for fallbacks, its language. A URL with a leading slash is on this server. */
export type Line = string | { text: string; href: string; before?: string; lang?: ContentLocale };

/** A text of a record as a line, marked with its language if that is not the requested one. */
export function lineOf(record: RecordLike | null | undefined, field: string, locale: ContentLocale): Line {
  const { text, lang } = record ? localizedText(record, field, locale) : { text: '' };
  return lang ? { text, href: '', lang } : text;
}

/** A label with lines; hidden if it has no lines. */
export interface Fact {
  label: string;
  /** The relation whose entries it lists. */
  field?: string;
  lines: readonly Line[];
  /** The language of its lines if it is a fallback. */
  lang?: ContentLocale | undefined;
}

/** A fact, with empty lines dropped. */
export const fact = (label: string, ...lines: readonly (Line | null | undefined)[]): Fact => ({
  label,
  lines: lines.filter((line) => line !== null && line !== undefined && line !== '') as Line[],
});

/** A fact whose lines are a text of the record. */
export function textFact(label: string, record: RecordLike, field: string, locale: ContentLocale): Fact {
  const { text, lang } = localizedText(record, field, locale);
  return { ...fact(label, ...linesIn(text)), lang };
}

/** A fact that lists the names of related entries. */
export const relationFact = (label: string, record: RecordLike, field: string, locale: ContentLocale): Fact => {
  const { text, lang } = localizedNames(record, field, locale);
  return { ...fact(label, text), field, lang };
};

export const linesIn = (text: string): string[] => text.split('\n').filter(Boolean);

/** A day as `01.03.2024`; '' for anything else. */
export const dayOf = (day: unknown): string =>
  typeof day === 'string' && /^\d{4}-\d{2}-\d{2}/.test(day) ? formatDay(day) : '';
