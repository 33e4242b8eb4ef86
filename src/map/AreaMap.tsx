import type { Feature, MultiPolygon, Polygon } from 'geojson';
import { geoJSON, type GeoJSON, type PathOptions } from 'leaflet';
import { useEffect, useRef } from 'react';
import type { MapTiles } from '../../domain/features';
import { textElement } from './baseMap';
import { useBaseMap } from './useBaseMap';

/** An area on a map. One whose coordinates are empty is nowhere. */
export type Area<Properties = any> = Feature<Polygon | MultiPolygon, Properties>;

/** How an area looks; `hatched` fills it with lines of its colour, so that what lies beneath stays in sight. */
export type AreaStyle = PathOptions & { hatched?: boolean };

interface AreaMapProps<A extends Area> {
  /** Accessible name. */
  label: string;
  areas: readonly A[];
  /** How each looks; another function draws them anew. */
  styleOf: (area: A) => AreaStyle;
  /** What is said of one under the pointer. */
  nameOf: (area: A) => string;
  onPick: (area: A) => void;
  /** As CSS has it. */
  height: number | string;
  /** What lies beneath; without it the outlines are the map. */
  tiles: MapTiles | undefined;
  words: { zoomIn: string; zoomOut: string };
}

/**
 * Outlines on a map that needs nobody else: one canvas for all of them, so that thousands move with the finger. What it
 * does can be done without it.
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
    made.on('click', ({ propagatedFrom }) => latest.current.onPick((propagatedFrom as { feature: A }).feature));
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
  // The canvas takes what it fills with as it is: a colour, or a pattern.
  return hatched
    ? { ...style, fillOpacity: 1, fillColor: hatching(style.color ?? 'black') as unknown as string }
    : style;
}

const made = new Map<string, CanvasPattern | string>();
const distance = 7;

/** Slanted lines of a colour, to fill an area with; the colour itself where there is nothing to draw with. */
function hatching(color: string): CanvasPattern | string {
  const known = made.get(color);
  if (known) return known;
  const tile = Object.assign(document.createElement('canvas'), { width: distance, height: distance });
  const context = tile.getContext('2d');
  if (!context) return color;
  context.strokeStyle = color;
  context.lineWidth = 1.5;
  context.beginPath();
  // Each line goes on in the next tile.
  for (const shift of [-distance, 0, distance]) {
    context.moveTo(shift - 1, distance + 1);
    context.lineTo(shift + distance + 1, -1);
  }
  context.stroke();
  const pattern = context.createPattern(tile, 'repeat') ?? color;
  made.set(color, pattern);
  return pattern;
}
