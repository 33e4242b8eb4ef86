import type { Locale } from '../locales';
import { dayOf } from './facts';
import { projectEmbedWords } from './projectWords';

/** `CHF 125’000.50`, in every language. */
const francs = new Intl.NumberFormat('de-CH', {
  style: 'currency',
  currency: 'CHF',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** A decimal number as text, e.g. `125000.5`, formatted as an amount; '' if it is invalid. */
export function formatAmount(amount: string | null | undefined): string {
  const value = Number(amount);
  return amount == null || amount.trim() === '' || !Number.isFinite(value) ? '' : francs.format(value);
}

/** `01.03.2024 – 31.12.2025` or `ab 01.03.2024`; '' without dates. Days are `YYYY-MM-DD`. */
export function formatPeriod(start: string | null | undefined, end: string | null | undefined, locale: Locale): string {
  const [from, until] = [dayOf(start), dayOf(end)];
  if (from && until) return from === until ? from : `${from} – ${until}`;
  if (from) return `${projectEmbedWords[locale].from} ${from}`;
  return until && `${projectEmbedWords[locale].until} ${until}`;
}
