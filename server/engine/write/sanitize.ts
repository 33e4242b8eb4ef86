import sanitizeHtml from 'sanitize-html';
import type { ContentType } from '../../../domain/contentType';
import type { Fields } from '../../../domain/fields';
import { isSafeUrl, withSchemeBeforePort } from '../../../domain/addresses';

/** What the editor's toolbar can make, and what pasting from a text program leaves. */
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
          ? { href: withSchemeBeforePort(attributes.href), target: '_blank', rel: 'noopener noreferrer' }
          : ({} as Record<string, string>),
    }),
  },
};

export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html, allowed);
}

function sanitizeValues(fields: Fields, values: Record<string, any>): Record<string, any> {
  const clean = { ...values };
  for (const [name, field] of Object.entries(fields)) {
    if (clean[name] === undefined) continue;
    if (field.kind === 'richText') clean[name] = sanitizeRichText(clean[name]);
    if (field.kind === 'url') clean[name] = isSafeUrl(clean[name]) ? withSchemeBeforePort(clean[name]) : '';
    if (field.kind === 'list') clean[name] = clean[name].map((item: Record<string, any>) => sanitizeValues(field.item, item));
  }
  return clean;
}

/**
 * A record whose rich texts hold nothing but harmless markup, and whose addresses lead to the web, to mail or to a telephone, in every
 * language and in every list. Schemas refuse what is not allowed; this is for what was kept before they did.
 */
export function sanitizeRecord<R extends { translations: Record<string, Record<string, unknown>> }>(type: ContentType<any>, record: R): R {
  const translations = Object.fromEntries(
    Object.entries(record.translations).map(([locale, texts]) => [locale, sanitizeValues(type.fields, texts)]),
  );
  return { ...sanitizeValues(type.fields, record), translations } as R;
}
