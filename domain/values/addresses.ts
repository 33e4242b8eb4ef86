/**
 * Addresses that editors type. No zod in here: the public pages need these and nothing more of domain/values/values.ts.
 */

/** The schemes an address may have; everything else (`javascript:`, `data:` …) is refused. */
const allowedScheme = /^(https?|mailto|tel):/i;
const anyScheme = /^[a-z][a-z0-9+.-]*:/i;
/**
 * `example.org:8080/path`, `localhost:3000`. A single other word before a port could be a scheme: `javascript:443/…`.
 */
const hostWithPort = /^(localhost|([a-z0-9-]+\.)+[a-z0-9-]+):\d{1,5}(?=[/?#]|$)/i;

/** Whether a link may be shown as a link: a web, mail or telephone address, or one without a scheme. */
export function isSafeUrl(value: string): boolean {
  if (hostWithPort.test(value.trim())) return true;
  // Some programs drop control characters and blanks of all kinds before they read the scheme.
  const seen = value.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\ufeff]/g, '');
  return (!anyScheme.test(seen) || allowedScheme.test(seen)) && isSafeInBrowsers(value);
}

/**
 * What a browser makes of the address on a page has the last word; where it makes nothing of it, nothing can happen.
 */
function isSafeInBrowsers(value: string): boolean {
  try {
    return allowedScheme.test(new URL(value, 'https://base.invalid').protocol);
  } catch {
    return true;
  }
}

/**
 * The address as every browser reads it: before a port, a host would pass for a scheme, so that the real one is said.
 */
export function withSchemeBeforePort(address: string): string {
  const trimmed = address.trim();
  return hostWithPort.test(trimmed) ? `http://${trimmed}` : address;
}

/** Websites and links without a scheme are shown with http:// in front. */
export function withScheme(address: string): string {
  const trimmed = address.trim();
  return trimmed === '' || allowedScheme.test(trimmed) ? trimmed : `http://${trimmed}`;
}

/** Whether the host of a web address has a blank in it: then it is a sentence, which browsers open nowhere. */
export function hasBlankInHost(value: string): boolean {
  const trimmed = value.trim();
  if (/^(mailto|tel):/i.test(trimmed)) return false;
  const [host = ''] = trimmed.replace(/^https?:\/*/i, '').split(/[/?#]/);
  return /\s/.test(host);
}

/**
 * Whether somebody can open it: a web address whose host has a dot, or one for mails or calls; nothing that holds
 * blanks. Empty is none to complain of.
 */
export function isReachable(value: string): boolean {
  const address = value.trim();
  if (address === '') return true;
  if (/^tel:/i.test(address)) return isPhone(address.slice(4));
  if (/\s/.test(address) || !isSafeUrl(address)) return false;
  if (/^mailto:/i.test(address)) return /^mailto:[^@]+@[^@.]+(\.[^@.]+)+$/i.test(address.replace(/\?.*$/, ''));
  try {
    return /^[^.]+(\.[^.]+)+\.?$/.test(new URL(withScheme(withSchemeBeforePort(address))).hostname);
  } catch {
    return false;
  }
}

export const noPhone = 'Das ist keine Telefonnummer.';

/**
 * Whether a text can be dialled by a person: digits with what people put between them, an extension perhaps. Empty is
 * none to complain of.
 */
export function isPhone(value: string): boolean {
  const number = value.trim().replace(/\s*(intern|int|ext|x|durchwahl|dw)\.?\s*\d{1,6}$/i, '');
  return value.trim() === '' || (/^[+(\d][\d\s()+./'’–-]*$/.test(number) && number.replace(/\D/g, '').length >= 3);
}

/**
 * A mail to an address; nothing for a text that is none. Encoded, so that an address can't bring a subject or hidden
 * recipients of its own.
 */
export function mailAddress(email: string): string | undefined {
  return /^[^\s@]+@[^\s@]+$/.test(email) ? `mailto:${encodeURIComponent(email).replace('%40', '@')}` : undefined;
}

/** A call to a number. Without `(0)`, which nobody dials from abroad; nothing for a text that is no number. */
export function callAddress(phone: string): string | undefined {
  const number = phone.replace(/\(0\)/, '').replace(/[\s()./'’–-]/g, '');
  return /^\+?\d{3,20}$/.test(number) ? `tel:${number}` : undefined;
}

/** An address may lack its scheme; `javascript:` and the like are no addresses. */
export const unsafeUrl =
  'Diese Adresse ist nicht erlaubt. Möglich sind Webadressen (mit oder ohne http://), mailto: und tel:.';
