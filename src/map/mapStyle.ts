import leaflet from 'leaflet/dist/leaflet.css?inline';
import { useEffect, type RefObject } from 'react';
import own from './areaMap.css?inline';

let sheet: CSSStyleSheet | undefined;

/** The styles of maps, for the page or the shadow tree that an element stands in: they arrive with the map, wherever that is. */
export function useMapStyle(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = element.current?.getRootNode();
    if (!(root instanceof Document || root instanceof ShadowRoot)) return;
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(`${leaflet}\n${own}`);
    }
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  }, [element]);
}
