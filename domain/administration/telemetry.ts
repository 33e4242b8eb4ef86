import { apiBase } from '../http';
import type { Locale } from '../locales';

/** Public pages report here what visitors read, as JSON in parameter `d`. */
const pixelPath = `${apiBase}/logs/pixel`;

/** What public pages report, in the form that existing pages use. */
export interface TelemetryReport {
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

/** The report that a visitor opened a record. */
export const readReport = (resource: string, id: number, locale: Locale): TelemetryReport => ({
  category: readCategory(resource),
  action: `Show ${reportedName(resource)}`,
  value: { id, locale },
});

/** The URL of a report, which returns a pixel. */
export const reportUrl = (report: TelemetryReport): string =>
  `${pixelPath}?d=${encodeURIComponent(JSON.stringify(report))}`;

export const deviceStats = 'Device Stats';

/**
 * The report that a page shows an embed.
 * @param origin the site of the page
 */
export const loadReport = (name: string, locale: string | undefined, origin: string): TelemetryReport => ({
  category: deviceStats,
  action: name,
  value: { locale, origin },
});

/** Answers to the question whether a page was helpful. */
export const feedback = 'Feedback';

/**
 * The report whether a page was helpful, with the visitor's comment.
 * @param page its URL
 */
export const feedbackReport = (page: string, isGood: boolean, comment: string): TelemetryReport => ({
  category: feedback,
  action: page,
  value: { isGood, comment },
});
