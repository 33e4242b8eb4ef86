import { useEffect, useMemo, useState, type RefObject } from 'react';
import { interactiveIn, aspectOf, type Interactive } from './elements';
import { sanitizeSvg } from './sanitizeSvg';

/** What stands around every drawing: it is as wide as its place, and nobody marks its words while dragging. */
const plain =
  ':host { display: block; } svg { display: block; width: 100%; height: auto; user-select: none; -webkit-user-select: none; }';
const none: readonly Interactive[] = [];

interface ShownDrawing {
  root: SVGSVGElement | null;
  aspect: number;
  /** What the selector finds. */
  found: readonly Interactive[];
}

/**
 * Shows a drawing in a shadow tree of its own, so that neither its styles nor its ids reach the page, nor those of the
 * page the drawing. In: the place, the markup (made harmless here), a selector, and styles for it.
 */
export function useDrawing(
  host: RefObject<HTMLElement | null>,
  svg: string,
  selector: string,
  css: string,
): ShownDrawing {
  const markup = useMemo(() => sanitizeSvg(svg), [svg]);
  const [root, setRoot] = useState<SVGSVGElement | null>(null);
  // After what stands around it: whatever measures itself there would have a drawing of thousands of elements laid out,
  // and once more when these are marked.
  useEffect(() => {
    const place = host.current;
    if (!place) return;
    const shadow = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
    shadow.innerHTML = `<style>${plain}${css}</style>${markup}`;
    setRoot(shadow.querySelector('svg'));
  }, [host, markup, css]);
  return useMemo(
    () => ({ root, aspect: root ? aspectOf(root) : 1, found: root ? interactiveIn(root, markup, selector) : none }),
    [root, markup, selector],
  );
}
