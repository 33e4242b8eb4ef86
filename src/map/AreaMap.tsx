import type { Feature, MultiPolygon, Polygon } from 'geojson';
import { geoJSON, type GeoJSON, type PathOptions } from 'leaflet';
import { useEffect, useRef } from 'react';
import type { MapTiles } from '../../domain/features';
import { textElement, useBaseMap } from './baseMap';

/** An area on a map. An area without coordinates is not shown. */
export type Area<Properties = any> = Feature<Polygon | MultiPolygon, Properties>;

/** The style of an area; `hatched` fills it with lines, so that what is beneath stays visible. */
export type AreaStyle = PathOptions & { hatched?: boolean };

interface AreaMapProps<A extends Area> {
  label: string;
  areas: readonly A[];
  /** The style of each area; a new function redraws them. */
  styleOf: (area: A) => AreaStyle;
  /** The tooltip of an area. */
  nameOf: (area: A) => string;
  /** Absent if areas are only shown. */
  onPick?: ((area: A) => void) | undefined;
  /** As in CSS. */
  height: number | string;
  /** The background; without it the map has outlines only. */
  tiles: MapTiles | undefined;
  words: { zoomIn: string; zoomOut: string };
}

/**
 * Outlines on a map that needs no external services, on a single canvas, so that thousands can be panned smoothly.
 * Everything the map offers is also available without it.
 */
export function AreaMap<A extends Area>({
  label,
  areas,
  styleOf,
  nameOf,
  onPick,
  height,
  tiles,
  words,
}: AreaMapProps<A>) {
  const { box, map } = useBaseMap(tiles, words);
  const layer = useRef<GeoJSON>(undefined);
  const latest = useRef({ nameOf, onPick, styleOf });
  latest.current = { nameOf, onPick, styleOf };

  useEffect(() => {
    if (!map.current) return;
    const drawn = areas.filter(({ geometry }) => geometry.coordinates.length > 0);
    const made = geoJSON(drawn as never, { style: (area) => pathOf(latest.current.styleOf(area as A)) });
    made.bindTooltip((over) => textElement(latest.current.nameOf((over as unknown as { feature: A }).feature)), {
      sticky: true,
    });
    made.on('click', ({ propagatedFrom }) => latest.current.onPick?.((propagatedFrom as { feature: A }).feature));
    made.addTo(map.current);
    layer.current = made;
    return () => void made.remove();
  }, [areas, map, tiles, words]);

  useEffect(() => {
    layer.current?.setStyle((area) => pathOf(styleOf(area as A)));
  }, [areas, styleOf]);

  return <div ref={box} className="area-map" role="group" aria-label={label} style={{ height }} />;
}

function pathOf({ hatched = false, ...style }: AreaStyle): PathOptions {
  // The canvas accepts a pattern instead of a colour.
  return hatched
    ? { ...style, fillOpacity: 1, fillColor: hatching(style.color ?? 'black') as unknown as string }
    : style;
}

const made = new Map<string, CanvasPattern | string>();
const distance = 7;

/** Slanted lines that fill an area; the plain colour if there is no canvas. */
function hatching(color: string): CanvasPattern | string {
  const known = made.get(color);
  if (known) return known;
  const tile = Object.assign(document.createElement('canvas'), { width: distance, height: distance });
  const context = tile.getContext('2d');
  if (!context) return color;
  context.strokeStyle = color;
  context.lineWidth = 1.5;
  context.beginPath();
  // Each line continues in the next tile.
  for (const shift of [-distance, 0, distance]) {
    context.moveTo(shift - 1, distance + 1);
    context.lineTo(shift + distance + 1, -1);
  }
  context.stroke();
  const pattern = context.createPattern(tile, 'repeat') ?? color;
  made.set(color, pattern);
  return pattern;
}
