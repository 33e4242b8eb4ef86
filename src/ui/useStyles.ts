import { useLayoutEffect, type RefObject } from 'react';

/** Style sheets by their CSS. */
const sheets = new Map<string, CSSStyleSheet>();

/** Adds styles to the document or shadow tree of an element, so that the styles of lazy parts load with their code. */
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
