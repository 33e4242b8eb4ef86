import DOMPurify from 'dompurify';
import { isSafeUrl, withScheme } from '../../domain/values/addresses';
import { richTextTags } from '../../domain/values/richTextTags';

/** No styles, no pictures, no frames, nothing that runs: the same as the server keeps. */
const allowedAttributes = ['href', 'colspan', 'rowspan', 'start'];

let purifier: ReturnType<typeof DOMPurify> | undefined;

/** An instance of its own: hooks would reach every other user of DOMPurify. */
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
  // An address without a scheme means the web, not a page of ours.
  link.setAttribute('href', /^[/#]/.test(address) ? address : withScheme(address));
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

/** HTML of somebody else with all it looks like and nothing that runs. */
export const harmlessNodes = (html: string): NodeListOf<ChildNode> =>
  DOMPurify.sanitize(html, { RETURN_DOM_FRAGMENT: true, ADD_ATTR: ['target'] }).childNodes;

/** Rich text as harmless HTML. In: anything; what is no text becomes `''`. */
export function sanitizeHtml(html: unknown): string {
  if (typeof html !== 'string') return '';
  purifier ??= makePurifier();
  return purifier.sanitize(html, {
    ALLOWED_TAGS: richTextTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // The hook decides about addresses; DOMPurify's own rule would drop `www.example.org:8080`.
    ALLOWED_URI_REGEXP: /^(?!\s*(?:javascript|data|vbscript|blob|file):)/i,
  });
}
