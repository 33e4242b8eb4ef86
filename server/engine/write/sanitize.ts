import sanitizeHtml from 'sanitize-html';
import { canonicalHtml } from '../../../domain/canonicalHtml';
import type { ContentType } from '../../../domain/contentType';
import { mapRichTexts } from '../../../domain/richTexts';
import { isSafeUrl } from '../../../domain/values';

/** What the toolbar can make, and what pasting from a text program leaves. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'pre', 'blockquote',
    'a', 'ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'colgroup', 'col', 'caption',
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attributes) => ({
      tagName,
      attribs:
        attributes.href && isSafeUrl(attributes.href)
          ? { href: attributes.href, target: '_blank', rel: 'noopener noreferrer' }
          : ({} as Record<string, string>),
    }),
  },
};

/** Rich text as it is stored: harmless, and in the notation of `canonicalHtml`. */
export function sanitizeRichText(html: string): string {
  return canonicalHtml(sanitizeHtml(html, allowed));
}

/** A record whose rich texts hold nothing but harmless markup, in one notation. */
export function sanitizeRecord<R extends { translations: Record<string, Record<string, unknown>> }>(type: ContentType<any>, record: R): R {
  return mapRichTexts(type, record, sanitizeRichText);
}
