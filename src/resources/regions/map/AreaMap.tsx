import 'leaflet/dist/leaflet.css';
import Box from '@mui/material/Box';
import type { Feature, MultiPolygon, Polygon } from 'geojson';
import { canvas, control, geoJSON, latLngBounds, map as createMap, type GeoJSON, type Map as LeafletMap, type PathOptions } from 'leaflet';
import { useEffect, useRef } from 'react';
import { mapWords } from '../../../i18n/regions';

type Area = Feature<Polygon | MultiPolygon, any>;

interface AreaMapProps<A extends Area> {
  /** Accessible name. */
  label: string;
  areas: readonly A[];
  /** How each looks; another function draws them anew. */
  styleOf: (area: A) => PathOptions;
  /** What is said of one under the pointer. */
  nameOf: (area: A) => string;
  onPick: (area: A) => void;
  /** As CSS has it. */
  height: number | string;
}

const switzerland = latLngBounds([45.8, 5.9], [47.85, 10.55]);

/** Outlines on a map that needs nobody else: one canvas for all of them, so that thousands move with the finger. What it does can be done without it. */
export function AreaMap<A extends Area>({ label, areas, styleOf, nameOf, onPick, height }: AreaMapProps<A>) {
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<LeafletMap>(undefined);
  const layer = useRef<GeoJSON>(undefined);
  const latest = useRef({ nameOf, onPick, styleOf });
  latest.current = { nameOf, onPick, styleOf };

  useEffect(() => {
    if (!box.current) return;
    const made = createMap(box.current, { renderer: canvas({ padding: 0.5 }), zoomControl: false, attributionControl: false, zoomSnap: 0.5, minZoom: 6, maxZoom: 14, maxBounds: switzerland.pad(0.6) });
    control.zoom({ zoomInTitle: mapWords.zoomIn, zoomOutTitle: mapWords.zoomOut }).addTo(made);
    made.fitBounds(switzerland);
    map.current = made;
    const resized = new ResizeObserver(() => made.invalidateSize());
    resized.observe(box.current);
    return () => {
      resized.disconnect();
      made.remove();
    };
  }, []);

  useEffect(() => {
    if (!map.current) return;
    const drawn = areas.filter(({ geometry }) => geometry.coordinates.length > 0);
    const made = geoJSON(drawn as never, { style: (area) => latest.current.styleOf(area as A) });
    made.bindTooltip((over) => escaped(latest.current.nameOf((over as unknown as { feature: A }).feature)), { sticky: true });
    made.on('click', ({ propagatedFrom }) => latest.current.onPick((propagatedFrom as { feature: A }).feature));
    made.addTo(map.current);
    layer.current = made;
    return () => void made.remove();
  }, [areas]);

  useEffect(() => {
    layer.current?.setStyle((area) => styleOf(area as A));
  }, [areas, styleOf]);

  return <Box ref={box} role="group" aria-label={label} sx={{ height, borderRadius: 1, border: 1, borderColor: 'divider', isolation: 'isolate', '&.leaflet-container': { bgcolor: 'background.paper', font: 'inherit' }, '& .leaflet-interactive:focus': { outline: 'none' } }} />;
}

/** Tooltips take HTML. */
function escaped(text: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}
