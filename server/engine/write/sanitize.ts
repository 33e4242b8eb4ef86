import { setImmediate } from 'node:timers/promises';
import sanitizeHtml from 'sanitize-html';
import { canonicalHtml } from '../../../domain/values/canonicalHtml';
import type { ContentType, FieldError } from '../../../domain/contentType';
import { isSafeUrl, withSchemeBeforePort } from '../../../domain/values/addresses';
import { longestRichText, tooLong } from '../../../domain/values/values';
import { richTextTags } from '../../../domain/values/richTextTags';
import { remembered } from '../../../domain/values/remembered';
import { canonicalRichText } from '../../../domain/review/canonical';
import { visitValues, type Concerns } from '../../../domain/visitValues';
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
export const sanitizeRichText = remembered((html) => canonicalHtml(sanitizeHtml(html, allowed)), 6_000_000);

const safeUrl = (address: string) => (isSafeUrl(address) ? withSchemeBeforePort(address) : '');
const harmless = { richText: sanitizeRichText, url: safeUrl };

/** A text that is shorter takes less than ten milliseconds. */
const long = 20_000;

/**
 * Does what is slow about the long texts of a save one text after the other, so that other requests are answered in
 * between: what saving asks for later is remembered then. A body holds up to 5 MB of texts.
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

const isRichText: Concerns = ({ kind }) => kind === 'richText';

function longTexts(type: ContentType, record: object | null): Set<string> {
  const texts = new Set<string>();
  visitValues(type, record ?? {}, ({ value }) => value?.length > long && texts.add(value), isRichText);
  return texts;
}

/** All rich texts of a record together, in every language. */
const mostOfRecord = 1_000_000;

/** Sanitizing makes a text longer: what is too long then could never be saved again. */
export function tooLongTexts(type: ContentType, record: object): FieldError[] {
  const errors: FieldError[] = [];
  let length = 0;
  visitValues(
    type,
    record,
    ({ path, value: text }) => {
      if (text.length > longestRichText) errors.push({ field: path, message: tooLong(longestRichText) });
      if (length <= mostOfRecord && length + text.length > mostOfRecord)
        errors.push({
          field: path,
          message: `Alle Texte zusammen sind zu lang: höchstens ${mostOfRecord.toLocaleString('de-CH')} Zeichen.`,
        });
      length += text.length;
    },
    isRichText,
  );
  return errors;
}

/**
 * Sanitizes rich texts and URLs in every language and list. The schemas already refuse what is not allowed; this covers
 * data stored before they did.
 */
export function sanitizeRecord<R extends { translations: Record<string, Record<string, unknown>> }>(
  type: ContentType,
  record: R,
): R {
  return mapTexts(type, record, harmless);
}
