import { setImmediate } from 'node:timers/promises';
import sanitizeHtml from 'sanitize-html';
import { canonicalHtml } from '../../../domain/values/canonicalHtml';
import type { ContentType, FieldError } from '../../../domain/contentType';
import { isSafeUrl, withSchemeBeforePort } from '../../../domain/values/addresses';
import { maxRichTextLength, tooLong } from '../../../domain/values/values';
import { richTextTags } from '../../../domain/values/richTextTags';
import { cachedByText } from '../../../domain/values/cachedByText';
import { canonicalRichText } from '../../../domain/review/canonical';
import { visitValues, type FieldSelection } from '../../../domain/visitValues';
import { mapTexts } from '../../../domain/mapTexts';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: richTextTags,
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attributes) => ({
      tagName,
      attribs:
        attributes.href && isSafeUrl(attributes.href)
          ? { href: withSchemeBeforePort(attributes.href), target: '_blank', rel: 'noopener noreferrer' }
          : ({} as Record<string, string>),
    }),
  },
};

/** Rich text for storage: sanitized and normalized by `canonicalHtml`. */
export const sanitizeRichText = cachedByText((html) => canonicalHtml(sanitizeHtml(html, allowed)), 6_000_000);

const safeUrl = (address: string) => (isSafeUrl(address) ? withSchemeBeforePort(address) : '');
const harmless = { richText: sanitizeRichText, url: safeUrl };

/** Shorter text takes less than ten milliseconds. */
const longTextLength = 20_000;

/**
 * Sanitizes the long texts of a save one at a time and caches the results, so that other requests are handled in
 * between. A body can contain up to 5 MB of text.
 */
export async function prepareTexts(type: ContentType, record: object, before: object | null): Promise<void> {
  const old = longTexts(type, before);
  for (const text of longTexts(type, record)) {
    const html = sanitizeRichText(text);
    if (old.delete(html)) continue;
    await setImmediate();
    if (before) canonicalRichText(html);
    await setImmediate();
  }
  for (const text of old) {
    canonicalRichText(text);
    await setImmediate();
  }
}

const isRichText: FieldSelection = ({ kind }) => kind === 'richText';

function longTexts(type: ContentType, record: object | null): Set<string> {
  const texts = new Set<string>();
  visitValues(type, record ?? {}, ({ value }) => value?.length > longTextLength && texts.add(value), isRichText);
  return texts;
}

/** The maximum total length of rich text in a record, over all languages. */
const maxRecordLength = 1_000_000;

/** Errors for texts that sanitizing has made too long: such a record could never be saved again. */
export function tooLongTexts(type: ContentType, record: object): FieldError[] {
  const errors: FieldError[] = [];
  let length = 0;
  visitValues(
    type,
    record,
    ({ path, value: text }) => {
      if (text.length > maxRichTextLength) errors.push({ field: path, message: tooLong(maxRichTextLength) });
      if (length <= maxRecordLength && length + text.length > maxRecordLength)
        errors.push({
          field: path,
          message: `Alle Texte zusammen sind zu lang: höchstens ${maxRecordLength.toLocaleString('de-CH')} Zeichen.`,
        });
      length += text.length;
    },
    isRichText,
  );
  return errors;
}

/**
 * Sanitizes rich text and URLs in every language and list. The schemas already refuse what is not allowed; this covers
 * data stored before they did.
 */
export function sanitizeRecord<R extends { translations: Record<string, Record<string, unknown>> }>(
  type: ContentType,
  record: R,
): R {
  return mapTexts(type, record, harmless);
}
