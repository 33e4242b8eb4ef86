import {
  canvas,
  control,
  latLngBounds,
  polygon,
  polyline,
  map as createMap,
  tileLayer,
  type Map as LeafletMap,
} from 'leaflet';
import leaflet from 'leaflet/dist/leaflet.css?inline';
import { useEffect, useRef } from 'react';
import type { MapTiles } from '../../domain/features';
import { useStyles } from '../ui/useStyles';
import own from './areaMap.css?inline';
import outlines from './switzerland.json';

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
    // Between zoom levels, the tiles of the lower level are enlarged.
    tileLayer(tiles.url, { className: 'area-map__tiles' }).addTo(map);
    control.attribution({ prefix: false }).addAttribution(textElement(tiles.attribution).innerHTML).addTo(map);
  }
  // Tiles already show the country.
  else drawCountry(map);
  map.fitBounds(switzerland);
  const resized = new ResizeObserver(() => map.invalidateSize());
  resized.observe(element);
  const remove = () => {
    resized.disconnect();
    map.remove();
  };
  return { map, remove };
}

/** Switzerland with its cantons and lakes, generalized: docs/decisions/public-pages.md names the source. */
function drawCountry(map: LeafletMap): void {
  const fixed = { interactive: false, smoothFactor: 0.5 };
  for (const ring of outlines.land.map(unpacked))
    polygon(ring, { ...fixed, color: '#767676', weight: 1.25, fillColor: '#9a8f7a', fillOpacity: 0.1 }).addTo(map);
  for (const line of outlines.borders.map(unpacked))
    polyline(line, { ...fixed, color: '#8a8a8a', weight: 0.75 }).addTo(map);
  for (const ring of outlines.lakes.map(unpacked))
    polygon(ring, { ...fixed, stroke: false, fillColor: '#6aa6d6', fillOpacity: 0.55 }).addTo(map);
}

/** A line is stored as steps in thousandths of a degree: east, north, east, north … */
function unpacked(steps: readonly number[]): [number, number][] {
  const points: [number, number][] = [];
  let [lng, lat] = [0, 0];
  for (let index = 0; index < steps.length; index += 2) {
    lng += steps[index] as number;
    lat += steps[index + 1] as number;
    points.push([lat / 1_000, lng / 1_000]);
  }
  return points;
}

/** Escapes a text, because Leaflet renders HTML. */
export function textElement(text: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}

const styles = `${leaflet}\n${own}`;

/**
 * A map in the element with the ref `box`; it is recreated for new tiles or words. Effects that draw on `map` must come
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
