import { useEffect, useMemo, useState, type RefObject } from 'react';
import DOMPurify from 'dompurify';
import {
  allowedAttributes,
  allowedElements,
  isHarmless,
  isLabelAttribute,
  isOwnReference,
  pointsOutside,
  withoutOutside,
} from '../../domain/graphics/allowed';
import { interactiveIn, aspectRatioOf, type Interactive } from './elements';

/** Styles for every drawing: full width, and no text selection while dragging. */
const plain =
  ':host { display: block; } svg { display: block; width: 100%; height: auto; user-select: none; ' +
  '-webkit-user-select: none; }';
const none: readonly Interactive[] = [];

interface ShownDrawing {
  root: SVGSVGElement | null;
  aspect: number;
  /** The elements that the selector matches. */
  found: readonly Interactive[];
}

/**
 * Renders a drawing in a shadow tree, so that styles and ids of page and drawing do not mix.
 * @param host the element to render it in
 * @param svg the markup, which is sanitized here
 * @param selector matches the interactive elements
 * @param css additional styles
 */
export function useDrawing(
  host: RefObject<HTMLElement | null>,
  svg: string,
  selector: string,
  css: string,
): ShownDrawing {
  const markup = useMemo(() => sanitizeSvg(svg), [svg]);
  const [root, setRoot] = useState<SVGSVGElement | null>(null);
  // Runs after the surrounding layout, because measuring earlier would lay out thousands of elements, and then again
  // once they are marked.
  useEffect(() => {
    const place = host.current;
    if (!place) return;
    const shadow = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
    shadow.innerHTML = `<style>${plain}${css}</style>${markup}`;
    setRoot(shadow.querySelector('svg'));
  }, [host, markup, css]);
  return useMemo(
    () => ({
      root,
      aspect: root ? aspectRatioOf(root) : 1,
      found: root ? interactiveIn(root, markup, selector) : none,
    }),
    [root, markup, selector],
  );
}

/** Browsers log errors about event handlers while parsing, although DOMPurify removes them before anything runs. */
const handlers = /\son[a-z]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+)/gi;

let purifier: ReturnType<typeof DOMPurify> | undefined;

/** A separate instance, because hooks would affect every other user of DOMPurify. */
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
 * A drawing as safe markup, according to the rules of the server; markup stored by the server is unchanged. Anything
 * that is not a drawing becomes `''`.
 */
export function sanitizeSvg(svg: unknown): string {
  if (typeof svg !== 'string') return '';
  // Checking two megabytes takes an instant, while DOMPurify takes a second.
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
    // Ids may equal names of DOM properties, because the drawing is in a separate tree.
    SANITIZE_DOM: false,
    ADD_URI_SAFE_ATTR: ['style', 'd'],
  });
}
