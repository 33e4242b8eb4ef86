/** URLs typed by editors. This file does not import zod: public pages need it, but not domain/values/values.ts. */

/** The allowed schemes; all others (`javascript:`, `data:` …) are refused. */
const allowedScheme = /^(https?|mailto|tel):/i;
const anyScheme = /^[a-z][a-z0-9+.-]*:/i;
/** `example.org:8080/path` or `localhost:3000`. A single word before a port could be a scheme: `javascript:443/…`. */
const hostWithPort = /^(localhost|([a-z0-9-]+\.)+[a-z0-9-]+):\d{1,5}(?=[/?#]|$)/i;

/** Whether a URL is safe as a link: its scheme is web, mail or telephone, or missing. */
export function isSafeUrl(value: string): boolean {
  if (hostWithPort.test(value.trim())) return true;
  // Some programs drop control characters and all kinds of spaces before they read the scheme.
  const seen = value.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\ufeff]/g, '');
  return (!anyScheme.test(seen) || allowedScheme.test(seen)) && isSafeInBrowsers(value);
}

/** The browser's own parser decides: a URL that it rejects is harmless. */
function isSafeInBrowsers(value: string): boolean {
  try {
    return allowedScheme.test(new URL(value, 'https://base.invalid').protocol);
  } catch {
    return true;
  }
}

/** Adds the scheme to a URL with a port, because some browsers would parse `host:` as the scheme. */
export function withSchemeBeforePort(address: string): string {
  const trimmed = address.trim();
  return hostWithPort.test(trimmed) ? `http://${trimmed}` : address;
}

/** Adds `http://` if the scheme is missing. */
export function withScheme(address: string): string {
  const trimmed = address.trim();
  return trimmed === '' || allowedScheme.test(trimmed) ? trimmed : `http://${trimmed}`;
}

/** Whether the host contains a space: then the text is prose, which browsers cannot open. */
export function hasSpaceInHost(value: string): boolean {
  const trimmed = value.trim();
  if (/^(mailto|tel):/i.test(trimmed)) return false;
  const [host = ''] = trimmed.replace(/^https?:\/*/i, '').split(/[/?#]/);
  return /\s/.test(host);
}

/**
 * Whether a URL can be opened: a web URL whose host contains a dot, or a mail or telephone link, without spaces. True
 * for an empty value.
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

export const invalidPhone = 'Das ist keine Telefonnummer.';

/**
 * Whether a text is a telephone number: digits with common separators, optionally an extension. True for an empty
 * value.
 */
export function isPhone(value: string): boolean {
  const number = value.trim().replace(/\s*(intern|int|ext|x|durchwahl|dw)\.?\s*\d{1,6}$/i, '');
  return value.trim() === '' || (/^[+(\d][\d\s()+./'’–-]*$/.test(number) && number.replace(/\D/g, '').length >= 3);
}

/**
 * A mailto link; undefined for an invalid address. Encoded, so that it cannot contain a subject or hidden recipients.
 */
export function mailAddress(email: string): string | undefined {
  return /^[^\s@]+@[^\s@]+$/.test(email) ? `mailto:${encodeURIComponent(email).replace('%40', '@')}` : undefined;
}

/** A tel link; undefined for an invalid number. Drops `(0)`, which is not dialled from abroad. */
export function callAddress(phone: string): string | undefined {
  const number = phone.replace(/\(0\)/, '').replace(/[\s()./'’–-]/g, '');
  return /^\+?\d{3,20}$/.test(number) ? `tel:${number}` : undefined;
}

export const unsafeUrl =
  'Diese Adresse ist nicht erlaubt. Möglich sind Webadressen (mit oder ohne http://), mailto: und tel:.';
