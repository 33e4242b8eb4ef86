import { loadOf, readOf, tellingAddress, type Told } from '../../domain/administration/telemetry';
import type { Locale } from '../../domain/locales';
import { host } from '../ui/host';

/** A page that does not want it says so (`disableTelemetry`), and so may the visitor's browser, in two ways. */
const wantsNone = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
};

/** Tells our server and waits for nothing: as a stranger, without a question beforehand, even while the page goes. */
function tell(told: Told): void {
  if (wantsNone()) return;
  void fetch(host + tellingAddress(told), { mode: 'no-cors', credentials: 'omit', keepalive: true }).catch(
    () => undefined,
  );
}

/** Tells that somebody has opened an entry. */
export const tellRead = (resource: string, id: number, locale: Locale): void => tell(readOf(resource, id, locale));

/**
 * The page that a visitor looks at: of a frame that is the page around it, as far as its browser says so. Without what
 * is nobody's business and can be of any length.
 */
export const pageAround = (): string =>
  (parent === window ? location.href : document.referrer || location.href).replace(/[?#].*$/s, '');

/** Tells that a page shows this list or form. */
export const tellLoad = (name: string, locale: string | undefined): void =>
  tell(loadOf(name, locale, parent === window ? location.origin : document.referrer));
