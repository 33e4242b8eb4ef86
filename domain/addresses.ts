/**
 * Addresses that editors type. No zod in here: the public pages need these and nothing more of domain/values.ts.
 */

/** The schemes an editor's link may have; everything else (`javascript:`, `data:` …) is refused. */
const allowedScheme = /^(https?|mailto|tel):/i;
const anyScheme = /^[a-z][a-z0-9+.-]*:(?!\d{1,5}(\/|$))/i;

/** Whether a link may be shown as a link: a web, mail or telephone address, or one without a scheme. */
export function isSafeUrl(value: string): boolean {
  // Browsers drop control characters and leading blanks before they read the scheme.
  const seen = value.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\ufeff]/g, '');
  return !anyScheme.test(seen) || allowedScheme.test(seen);
}

/** Document 1, section 5: contact websites and links without a scheme are shown with http:// in front. */
export function withScheme(address: string): string {
  const trimmed = address.trim();
  return trimmed === '' || allowedScheme.test(trimmed) ? trimmed : `http://${trimmed}`;
}

export const noPhone = 'Das ist keine Telefonnummer.';

/** Whether a text can be dialled by a person: digits with what people put between them, an extension perhaps. Empty is none to complain of. */
export function isPhone(value: string): boolean {
  const number = value.trim().replace(/\s*(intern|int|ext|x|durchwahl|dw)\.?\s*\d{1,6}$/i, '');
  return value.trim() === '' || (/^[+(\d][\d\s()+./'’–-]*$/.test(number) && number.replace(/\D/g, '').length >= 3);
}
