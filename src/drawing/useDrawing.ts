import { useEffect, useMemo, useState, type RefObject } from 'react';
import { interactiveIn, aspectOf, type Interactive } from './elements';
import { sanitizeSvg } from './sanitizeSvg';

/** Styles for every drawing: full width, and no text selection while dragging. */
const plain =
  ':host { display: block; } svg { display: block; width: 100%; height: auto; user-select: none; -webkit-user-select: none; }';
const none: readonly Interactive[] = [];

interface ShownDrawing {
  root: SVGSVGElement | null;
  aspect: number;
  /** The elements found by the selector. */
  found: readonly Interactive[];
}

/**
 * Shows a drawing in a shadow tree, so that styles and ids of page and drawing do not mix.
 * @param host the element to show it in
 * @param svg the markup, sanitised here
 * @param selector selects interactive elements
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
  // After the surrounding layout: measuring there would lay out thousands of elements, and again once they are
  // marked.
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
