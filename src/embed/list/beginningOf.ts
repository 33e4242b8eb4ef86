import type { Locale } from '../../../domain/locales';
import { textOf } from '../../../domain/values/textsIn';
import type { PublicRecord } from './calls';

/**
 * How a rich text begins, in whole words and so many characters at most, with dots that stay beside the last one. The
 * browser takes the tags out, which costs a list no code.
 */
export function beginningOf(record: PublicRecord, field: string, locale: Locale, length: number): string {
  const text = new DOMParser()
    .parseFromString(textOf(record, field, locale).replaceAll('<', ' <'), 'text/html')
    .body.textContent.replace(/\s+/g, ' ')
    .trim();
  return text.length > length ? `${text.slice(0, length + 1).replace(/\s*\S*$/, '')}\u00a0…` : text;
}
