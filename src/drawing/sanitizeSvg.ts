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

/** Browsers log errors about these while parsing, although DOMPurify removes them before anything runs. */
const handlers = /\son[a-z]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+)/gi;

let purifier: ReturnType<typeof DOMPurify> | undefined;

/** An own instance, as hooks would affect every other user of DOMPurify. */
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
 * A drawing as safe markup, by the rules of the server; markup stored by the server is unchanged. Anything that is
 * not a drawing becomes `''`.
 */
export function sanitizeSvg(svg: unknown): string {
  if (typeof svg !== 'string') return '';
  // Checking two megabytes takes an instant, DOMPurify a second.
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
    // Ids may equal names of DOM properties: the drawing is in a tree of its own.
    SANITIZE_DOM: false,
    ADD_URI_SAFE_ATTR: ['style', 'd'],
  });
}
