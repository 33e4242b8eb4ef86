import { canvas, control, latLngBounds, map as createMap, tileLayer, type Map as LeafletMap } from 'leaflet';
import leaflet from 'leaflet/dist/leaflet.css?inline';
import { useEffect, useRef } from 'react';
import type { MapTiles } from '../../domain/features';
import { useStyles } from '../ui/useStyles';
import own from './areaMap.css?inline';

const switzerland = latLngBounds([45.7, 5.9], [47.9, 10.55]);

/**
 * Creates a map of Switzerland in an element: one canvas for all outlines, optional tiles, and a size that follows
 * the element's.
 */
function createBaseMap(
  element: HTMLElement,
  tiles: MapTiles | undefined,
  words: { zoomIn: string; zoomOut: string },
): { map: LeafletMap; remove: () => void } {
  const map = createMap(element, {
    renderer: canvas({ padding: 0.5 }),
    zoomControl: false,
    attributionControl: false,
    zoomSnap: 0.25,
    minZoom: 6,
    maxZoom: 14,
    maxBounds: switzerland.pad(0.6),
  });
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);
  if (tiles) {
    // Between zoom levels the tiles of the lower level are enlarged.
    tileLayer(tiles.url, { className: 'area-map__tiles' }).addTo(map);
    control.attribution({ prefix: false }).addAttribution(textElement(tiles.attribution).innerHTML).addTo(map);
  }
  map.fitBounds(switzerland);
  const resized = new ResizeObserver(() => map.invalidateSize());
  resized.observe(element);
  const remove = () => {
    resized.disconnect();
    map.remove();
  };
  return { map, remove };
}

/** Leaflet renders HTML: escapes a text. */
export function textElement(text: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}

const styles = `${leaflet}\n${own}`;

/**
 * A map in the element with the ref `box`; new tiles or words recreate it. Effects that draw on `map` must come
 * later and depend on both.
 */
export function useBaseMap(tiles: MapTiles | undefined, words: { zoomIn: string; zoomOut: string }) {
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<LeafletMap>(undefined);
  useStyles(box, styles);
  useEffect(() => {
    if (!box.current) return;
    const { map: made, remove } = createBaseMap(box.current, tiles, words);
    map.current = made;
    return remove;
  }, [tiles, words]);
  return { box, map };
}
