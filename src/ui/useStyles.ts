import { useLayoutEffect, type RefObject } from 'react';

/** By their text. */
const sheets = new Map<string, CSSStyleSheet>();

/**
 * Styles for the page or the shadow tree that an element stands in: those of a part whose code is loaded by itself come
 * with it, and not to who never sees it.
 */
export function useStyles(element: RefObject<HTMLElement | null>, css: string): void {
  useLayoutEffect(() => {
    const root = element.current?.getRootNode();
    if (!(root instanceof Document || root instanceof ShadowRoot) || !('adoptedStyleSheets' in root)) return;
    let sheet = sheets.get(css);
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      sheets.set(css, sheet);
    }
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  }, [element, css]);
}
