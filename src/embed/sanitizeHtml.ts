import DOMPurify from 'dompurify';
import { isSafeUrl, withScheme } from '../../domain/values/addresses';
import { richTextTags } from '../../domain/values/richTextTags';

/** No styles, pictures, frames or scripts: the same set as on the server. */
const allowedAttributes = ['href', 'colspan', 'rowspan', 'start'];

let purifier: ReturnType<typeof DOMPurify> | undefined;

/** An own instance, as hooks would affect every other user of DOMPurify. */
function makePurifier() {
  const made = DOMPurify(window);
  made.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A') makeSafe(node);
    else node.removeAttribute('href');
  });
  return made;
}

function makeSafe(link: Element): void {
  const address = link.getAttribute('href')?.trim();
  if (!address || address.startsWith('//') || !isSafeUrl(address)) {
    link.removeAttribute('href');
    return;
  }
  // An address without a scheme is a website, not a path on ours.
  link.setAttribute('href', /^[/#]/.test(address) ? address : withScheme(address));
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

/** HTML from others with its look, but without scripts. */
export const harmlessNodes = (html: string): NodeListOf<ChildNode> =>
  DOMPurify.sanitize(html, { RETURN_DOM_FRAGMENT: true, ADD_ATTR: ['target'] }).childNodes;

/** Rich text as safe HTML; anything that is not a string becomes `''`. */
export function sanitizeHtml(html: unknown): string {
  if (typeof html !== 'string') return '';
  purifier ??= makePurifier();
  return purifier.sanitize(html, {
    ALLOWED_TAGS: richTextTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // The hook checks addresses; DOMPurify's own rule would drop `www.example.org:8080`.
    ALLOWED_URI_REGEXP: /^(?!\s*(?:javascript|data|vbscript|blob|file):)/i,
  });
}
