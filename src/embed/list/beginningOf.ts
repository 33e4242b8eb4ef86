import type { Locale } from '../../../domain/locales';
import { textOf } from '../../../domain/values/textsIn';
import type { PublicRecord } from './calls';

/**
 * The beginning of a rich text: whole words up to `length` characters, with an ellipsis that does not wrap. The
 * browser's parser strips the tags, which keeps lists small.
 */
export function beginningOf(record: PublicRecord, field: string, locale: Locale, length: number): string {
  const text = new DOMParser()
    .parseFromString(textOf(record, field, locale).replaceAll('<', ' <'), 'text/html')
    .body.textContent.replace(/\s+/g, ' ')
    .trim();
  return text.length > length ? `${text.slice(0, length + 1).replace(/\s*\S*$/, '')}\u00a0…` : text;
}
