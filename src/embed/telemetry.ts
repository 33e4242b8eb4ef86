import { loadReport, readReport, reportUrl, type TelemetryReport } from '../../domain/administration/telemetry';
import type { Locale } from '../../domain/locales';
import { host } from '../ui/fileUrls';

/** The page can opt out (`disableTelemetry`), and so can the visitor's browser, in two ways. */
const wantsNone = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
};

/** Sends a report: anonymously, without a preflight request, and even if the page is being left. */
function report(what: TelemetryReport): void {
  if (wantsNone()) return;
  void fetch(host + reportUrl(what), { mode: 'no-cors', credentials: 'omit', keepalive: true }).catch(() => undefined);
}

/** Reports that a record was opened. */
export const reportRead = (resource: string, id: number, locale: Locale): void =>
  report(readReport(resource, id, locale));

/**
 * The URL of the page that the visitor is on; in a frame, of the page around it, if the browser reveals it. Query and
 * hash may be private and of any length, so they are removed.
 */
export const pageAround = (): string =>
  (parent === window ? location.href : document.referrer || location.href).replace(/[?#].*$/s, '');

/** Reports that a page shows this list or form. */
export const reportLoad = (name: string, locale: string | undefined): void =>
  report(loadReport(name, locale, parent === window ? location.origin : document.referrer));
