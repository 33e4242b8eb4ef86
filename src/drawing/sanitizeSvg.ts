import DOMPurify from 'dompurify';
import {
  allowedAttributes,
  allowedElements,
  isLabelAttribute,
  isOwnReference,
  pointsOutside,
  withoutOutside,
} from '../../domain/graphics/allowed';
import { isHarmless } from '../../domain/graphics/harmless';

/** Browsers complain of them while they read, though DOMPurify takes them out before anything happens. */
const handlers = /\son[a-z]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+)/gi;

let purifier: ReturnType<typeof DOMPurify> | undefined;

/** An instance of its own: hooks would reach every other user of DOMPurify. */
function makePurifier() {
  const made = DOMPurify(window);
  made.addHook('uponSanitizeAttribute', (node, attribute) => {
    const { attrName, attrValue } = attribute;
    if (isLabelAttribute(attrName)) attribute.forceKeepAttr = true;
    else if (attrName === 'href' || attrName === 'xlink:href') {
      attribute.keepAttr = isOwnReference(node.tagName, attrValue);
      attribute.forceKeepAttr = attribute.keepAttr;
    } else if (attrName === 'style') attribute.attrValue = withoutOutside(attrValue).css;
    else if (pointsOutside(attrValue)) attribute.keepAttr = false;
  });
  made.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName !== 'style') return;
    const { css, changed } = withoutOutside(node.textContent ?? '');
    if (changed) node.textContent = css;
  });
  return made;
}

/**
 * A drawing as harmless markup, by the rules of the server; what the server has written comes out as it is. In:
 * anything; what is no drawing becomes `''`.
 */
export function sanitizeSvg(svg: unknown): string {
  if (typeof svg !== 'string') return '';
  // Two megabytes are looked through in an instant, and taken apart by DOMPurify in a second.
  if (isHarmless(svg)) return svg;
  const start = svg.search(/<svg[\s>]/i);
  if (start < 0) return '';
  purifier ??= makePurifier();
  return purifier.sanitize(svg.slice(start).replace(handlers, ''), {
    NAMESPACE: 'http://www.w3.org/1999/xhtml',
    ALLOWED_TAGS: allowedElements,
    ALLOWED_ATTR: allowedAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // An id may be called as a property of the page: the drawing stands in a tree of its own.
    SANITIZE_DOM: false,
    ADD_URI_SAFE_ATTR: ['style', 'd'],
  });
}
