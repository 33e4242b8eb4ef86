import DOMPurify from 'dompurify';
import { isSafeUrl, withScheme } from '../../domain/values/addresses';
import { richTextTags } from '../../domain/values/richTextTags';

/** No styles, pictures, frames or scripts: the same set as on the server. */
const allowedAttributes = ['href', 'colspan', 'rowspan', 'start'];

let sanitizer: ((html: string) => string) | undefined;

/** The server has no DOM for DOMPurify, so it sets its own sanitizer with the same rules. */
export const sanitizeWith = (given: (html: string) => string) => {
  sanitizer = given;
};

/** A separate instance, because hooks would affect every other user of DOMPurify. */
function makeSanitizer() {
  const made = DOMPurify(window);
  made.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A') makeSafe(node);
    else node.removeAttribute('href');
  });
  const options = {
    ALLOWED_TAGS: richTextTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // The hook checks URLs, because DOMPurify's own rule would drop `www.example.org:8080`.
    ALLOWED_URI_REGEXP: /^(?!\s*(?:javascript|data|vbscript|blob|file):)/i,
  };
  return (html: string) => made.sanitize(html, options);
}

function makeSafe(link: Element): void {
  const address = link.getAttribute('href')?.trim();
  if (!address || address.startsWith('//') || !isSafeUrl(address)) {
    link.removeAttribute('href');
    return;
  }
  // A URL without a scheme is a website, not a path on this one.
  link.setAttribute('href', /^[/#]/.test(address) ? address : withScheme(address));
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

/** HTML from elsewhere with its appearance, but without scripts. */
export const harmlessNodes = (html: string): NodeListOf<ChildNode> =>
  DOMPurify.sanitize(html, { RETURN_DOM_FRAGMENT: true, ADD_ATTR: ['target'] }).childNodes;

/** Rich text as safe HTML; anything that is not a string becomes `''`. */
export function sanitizeHtml(html: unknown): string {
  if (typeof html !== 'string') return '';
  sanitizer ??= makeSanitizer();
  return sanitizer(html);
}
