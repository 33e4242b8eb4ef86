import { apiBase } from '../http';
import type { Locale } from '../locales';

/** Public pages report here what is read, as JSON in parameter `d`. */
const pixelPath = `${apiBase}/logs/pixel`;

/** What public pages report, in the form that existing pages use. */
export interface Told {
  category: string;
  action: string;
  value: unknown;
}

/** The name of a resource in reports: `financial-supports` is `Financial Support`, `contacts/person` is `Contact`. */
const reportedName = (resource: string): string =>
  resource
    .replace(/s?(\/.*)?$/, '')
    .replace(/(^|-)(\w)/g, (_, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase());

/** The category under which a page reports that a record was opened. */
export const readCategory = (resource: string): string => `${reportedName(resource)} Navigation`;

/** The report that a visitor has opened a record. */
export const readOf = (resource: string, id: number, locale: Locale): Told => ({
  category: readCategory(resource),
  action: `Show ${reportedName(resource)}`,
  value: { id, locale },
});

/** The address of a report, which answers with a pixel. */
export const tellingAddress = (report: Told): string => `${pixelPath}?d=${encodeURIComponent(JSON.stringify(report))}`;

export const deviceStats = 'Device Stats';

/**
 * The report that a page shows an embed.
 * @param origin the site of the page
 */
export const loadOf = (name: string, locale: string | undefined, origin: string): Told => ({
  category: deviceStats,
  action: name,
  value: { locale, origin },
});

/** Answers to the question whether a page was helpful. */
export const feedback = 'Feedback';

/**
 * The report whether a page was helpful, with a comment.
 * @param page its address
 */
export const feedbackOf = (page: string, isGood: boolean, comment: string): Told => ({
  category: feedback,
  action: page,
  value: { isGood, comment },
});
