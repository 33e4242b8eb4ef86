import sanitizeHtml from 'sanitize-html';
import { canonicalHtml } from '../../../domain/values/canonicalHtml';
import type { ContentType } from '../../../domain/contentType';
import { isSafeUrl, withSchemeBeforePort } from '../../../domain/values/addresses';
import { richTextTags } from '../../../domain/values/richTextTags';
import { remembered } from '../../../domain/values/remembered';
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
export const sanitizeRichText = remembered((html) => canonicalHtml(sanitizeHtml(html, allowed)), 2_000_000);

const safeUrl = (address: string) => (isSafeUrl(address) ? withSchemeBeforePort(address) : '');
const harmless = { richText: sanitizeRichText, url: safeUrl };

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
