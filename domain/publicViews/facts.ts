import { formatDay } from '../values/eventDates';
import { namesSaid, saidIn, type RecordLike } from '../values/textsIn';
import type { ContentLocale } from '../locales';

/** The public facts of records. Views in the browser and static pages only lay them out. */

/**
 * A text or a link, with a prefix and, for fallbacks, its language. An address with a leading slash is on this server.
 */
export type Line = string | { text: string; href: string; before?: string; lang?: ContentLocale };

/** A text of a record as a line. */
export function lineOf(record: RecordLike | null | undefined, field: string, locale: ContentLocale): Line {
  const { text, lang } = record ? saidIn(record, field, locale) : { text: '' };
  return lang ? { text, href: '', lang } : text;
}

/** A label with lines; without lines it is not shown. */
export interface Fact {
  label: string;
  /** The relation whose entries it lists. */
  field?: string;
  lines: readonly Line[];
  /** The language of its lines if it is a fallback. */
  lang?: ContentLocale | undefined;
}

/** A fact without its empty lines. */
export const fact = (label: string, ...lines: readonly (Line | null | undefined)[]): Fact => ({
  label,
  lines: lines.filter((line) => line !== null && line !== undefined && line !== '') as Line[],
});

/** A fact with the lines of a record's text. */
export function said(label: string, record: RecordLike, field: string, locale: ContentLocale): Fact {
  const { text, lang } = saidIn(record, field, locale);
  return { ...fact(label, ...linesIn(text)), lang };
}

/** A fact that lists related entries. */
export const related = (label: string, record: RecordLike, field: string, locale: ContentLocale): Fact => {
  const { text, lang } = namesSaid(record, field, locale);
  return { ...fact(label, text), field, lang };
};

export const linesIn = (text: string): string[] => text.split('\n').filter(Boolean);

/** A day as `01.03.2024`; '' if it is none. */
export const dayOf = (day: unknown): string =>
  typeof day === 'string' && /^\d{4}-\d{2}-\d{2}/.test(day) ? formatDay(day) : '';
