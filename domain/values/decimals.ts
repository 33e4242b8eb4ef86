import { readAmount } from './amounts';

/** What the inputs of amounts do on change: an amount is read as what it says, what is no number becomes 0. */
export function normalizeDecimal(input: string): string {
  return input.trim() === '' ? '' : (readAmount(input) ?? '0');
}

/** `007.` becomes `7`, `.50` becomes `0.50`: as PostgreSQL writes a number, so that stored and rendered agree. */
function canonical(value: string): string {
  const match = /^(-?)0*(\d*)(?:\.(\d*))?$/.exec(value);
  if (!match || (!/\d/.test(value))) return value;
  const magnitude = `${match[2] || '0'}${match[3] ? `.${match[3]}` : ''}`;
  return /[1-9]/.test(magnitude) ? `${match[1]}${magnitude}` : magnitude;
}

/** Whether a text is a number, as `toDecimal` writes it, or empty. */
export const isDecimal = (value: string): boolean => value === '' || /^-?(\d+\.?\d*|\.\d+)$/.test(value);

/** What was typed or sent as the text that is kept: `CHF 1'000,5` becomes `1000.5`; what is no number stays as it is. */
export const toDecimal = (value: string): string => (value.trim() === '' ? '' : canonical(readAmount(value) ?? value));
