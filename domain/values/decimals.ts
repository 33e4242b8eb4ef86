/** Amounts, in common notations and as stored. This file does not import zod. */

export const invalidNumber = 'Hier wird eine Zahl erwartet.';

/**
 * Turns `007.` into `7` and `.50` into `0.50`, as PostgreSQL writes numbers, so that stored and rendered values agree.
 */
function canonical(value: string): string {
  const match = /^(-?)0*(\d*)(?:\.(\d*))?$/.exec(value);
  if (!match || !/\d/.test(value)) return value;
  const magnitude = `${match[2] || '0'}${match[3] ? `.${match[3]}` : ''}`;
  return /[1-9]/.test(magnitude) ? `${match[1]}${magnitude}` : magnitude;
}

/** Whether a text is a number in the notation of `toDecimal`, or empty. */
export const isDecimal = (value: string): boolean => value === '' || /^-?(\d+\.?\d*|\.\d+)$/.test(value);

/** Normalizes an amount: `CHF 1'000,5` becomes `1000.5`; anything else stays unchanged. */
export const toDecimal = (value: string): string => (value.trim() === '' ? '' : canonical(readAmount(value) ?? value));

const currency = /^(CHF|SFr\.?|Fr\.?|EUR|€)\s*|\s*(CHF|SFr\.?|Fr\.?|EUR|€)$/gi;
/** Whole francs: `12.-`, `12.--`, `12,–`. */
const wholeFrancs = /[.,][-–—]{1,2}$/;
const grouped = /^\d{1,3}([.,]\d{3})+$/;

/**
 * Reads an amount as digits with a decimal point: `CHF 1'234.50` becomes `1234.50`, `12.-` becomes `12`, and
 * `1.234.567,89` becomes `1234567.89`. A single point or comma counts as the decimal separator. Null for anything else.
 */
export function readAmount(input: string): string | null {
  const trimmed = input
    .trim()
    .replace(currency, '')
    .replace(/[\s'’`]/g, '')
    .replace(/^[-−–]/, '-');
  const whole = trimmed.replace(wholeFrancs, '');
  const [, sign = '', digits = ''] = /^([-+]?)([\d.,]+)$/.exec(whole) ?? [];
  const plain = plainDigits(digits, whole !== trimmed);
  return plain === null ? null : `${sign === '-' ? '-' : ''}${plain}`;
}

function plainDigits(digits: string, isWhole: boolean): string | null {
  if (!/\d/.test(digits)) return null;
  const signs = digits.replace(/\d/g, '');
  const last = signs.at(-1);
  if (signs.length <= 1 && !(isWhole && grouped.test(digits))) return digits.replace(',', '.');
  // A repeated separator groups thousands; if there are two different ones, the last is the decimal separator.
  const isSame = [...signs].every((sign) => sign === last);
  const end = isSame ? digits.length : digits.lastIndexOf(last as string);
  const [thousands, decimals] = [digits.slice(0, end), digits.slice(end + 1)];
  if (!grouped.test(thousands) || new Set(thousands.replace(/\d/g, '')).size > 1 || /\D/.test(decimals)) return null;
  return `${thousands.replace(/\D/g, '')}${isSame ? '' : `.${decimals}`}`;
}
