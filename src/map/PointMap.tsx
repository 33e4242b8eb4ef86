import { divIcon, latLngBounds, marker, type LatLngBounds, type Marker } from 'leaflet';
import { useEffect, useRef } from 'react';
import type { MapTiles } from '../../domain/features';
import type { MapCell } from '../../domain/lists/visibleMapPart';
import { useBaseMap } from './baseMap';

/** A marker from the server, which has combined records that are close together. */
export type MapPoint = Pick<MapCell, 'id' | 'count' | 'lng' | 'lat' | 'title' | 'bounds'> & { color: string };

/** The visible part of the map: west, south, east, north. */
export interface MapPart {
  bounds: readonly number[];
  zoom: number;
}

interface PointMapProps {
  /** Accessible name. */
  label: string;
  /** What is in the visible part; a new list replaces the markers. */
  points: readonly MapPoint[];
  onPick: (point: MapPoint) => void;
  /** Called with the visible part, at first and after every move. */
  onSeen: (part: MapPart) => void;
  /** Called for a cluster that zooming in cannot separate. */
  onTogether: (part: MapPart) => void;
  /** The background; without it the map has outlines only. */
  tiles: MapTiles | undefined;
  words: { zoomIn: string; zoomOut: string; together: (count: number) => string };
}

/** The minimum distance between markers, in pixels: large enough for touch. */
const distance = 44;

/**
 * Points on a map. Points that are close form a cluster with their number, which a click expands. Each marker is a
 * button that works with Tab and Enter.
 */
export function PointMap({ label, points, onPick, onSeen, onTogether, tiles, words }: PointMapProps) {
  const { box, map } = useBaseMap(tiles, words);
  const latest = useRef({ onPick, onSeen, onTogether, words });
  latest.current = { onPick, onSeen, onTogether, words };
  /** Markers are reused, because replacing one would lose the focus, and with it the map's position. */
  const marks = useRef(new Map<string, Marker>());
  /** The marker that gets the focus as soon as it exists. */
  const awaited = useRef<number>(undefined);

  useEffect(() => {
    const shown = map.current;
    if (!shown) return;
    const see = () => {
      const zoom = Math.round(shown.getZoom());
      latest.current.onSeen({ bounds: numbersOf(shown.getBounds(), (distance * 360) / 256 / 2 ** zoom), zoom });
    };
    see();
    shown.on('moveend', see);
    return () => void shown.off('moveend', see);
  }, [map, tiles, words]);

  useEffect(() => {
    const shown = map.current;
    if (!shown) return;
    // A new map has no markers yet.
    marks.current = new Map();
  }, [map, tiles, words]);

  useEffect(() => {
    const shown = map.current;
    if (!shown) return;
    const pick = ({ first, points: together }: Cluster<MapPoint>) => {
      if (together.length === 1 && first.count === 1) return latest.current.onPick(first);
      const bounds = latLngBounds(together.flatMap(cornersOf));
      const closer = Math.min(shown.getBoundsZoom(bounds.pad(0.2)), shown.getMaxZoom());
      const apart = shown
        .project(bounds.getNorthWest(), closer)
        .distanceTo(shown.project(bounds.getSouthEast(), closer));
      if (closer > shown.getZoom() && apart >= distance) {
        awaited.current = first.id;
        shown.fitBounds(bounds.pad(0.2), { animate: false });
      } else latest.current.onTogether({ bounds: numbersOf(bounds, 1e-6), zoom: shown.getMaxZoom() });
    };
    const kept = new Map<string, Marker>();
    for (const cluster of clustersOf(points, ({ lat, lng }) => shown.project([lat, lng]), distance)) {
      const { first } = cluster;
      const count = cluster.points.reduce((sum, point) => sum + point.count, 0);
      const key = `${first.id} ${count}`;
      const mark = marks.current.get(key) ?? markOf(first, count, latest.current.words.together);
      mark.off('click').on('click', () => pick(cluster));
      kept.set(key, mark);
      if (!marks.current.has(key)) mark.addTo(shown);
      if (first.id === awaited.current) {
        awaited.current = undefined;
        mark.getElement()?.focus({ preventScroll: true });
      }
    }
    for (const [key, mark] of marks.current) if (!kept.has(key)) mark.remove();
    marks.current = kept;
  }, [map, points, tiles, words]);

  return <div ref={box} className="area-map point-map" role="group" aria-label={label} />;
}

/** West, south, east, north. Rounded outwards to steps in degrees, so that nearly equal parts share a response. */
const numbersOf = (bounds: LatLngBounds, step: number) => [
  ...[bounds.getWest(), bounds.getSouth()].map((value) => Number((Math.floor(value / step) * step).toFixed(6))),
  ...[bounds.getEast(), bounds.getNorth()].map((value) => Number((Math.ceil(value / step) * step).toFixed(6))),
];

const cornersOf = ({ lat, lng, bounds }: MapPoint): [number, number][] => {
  const [west = lng, south = lat, east = lng, north = lat] = bounds ?? [];
  return [
    [south, west],
    [north, east],
  ];
};

/** A marker: a dot in the point's colour, or a circle with the number of clustered points. */
function markOf(first: MapPoint, count: number, together: (count: number) => string): Marker {
  const isOne = count === 1;
  const name = isOne ? (first.title ?? '') : together(count);
  const face = document.createElement('span');
  if (isOne) face.style.background = first.color;
  else face.textContent = String(count);
  const size = isOne ? 26 : Math.min(28 + 3 * Math.log2(count), distance);
  const made = marker([first.lat, first.lng], {
    icon: divIcon({ html: face, className: isOne ? 'point-map__point' : 'point-map__cluster', iconSize: [size, size] }),
    title: name,
    riseOnHover: true,
  });
  made.on('add', () => {
    const element = made.getElement();
    element?.setAttribute('aria-label', name);
    // Leaflet gives the marker the role of a button, but no key handler.
    element?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      made.fire('click');
    });
  });
  return made;
}

/** Points so close that a single marker represents them. */
interface Cluster<Point> {
  /** The first of them; the cluster is at its position. */
  first: Point;
  points: Point[];
}

interface Seed<Point> extends Cluster<Point> {
  x: number;
  y: number;
}

/**
 * Clusters points that are too close together. A cluster is at the position of its first point, so that no two are
 * closer than `distance`. Equal points give equal clusters, however the map is panned.
 * @param at returns the position of a point, in pixels
 */
export function clustersOf<Point>(
  points: readonly Point[],
  at: (point: Point) => { x: number; y: number },
  distance: number,
): Cluster<Point>[] {
  const cells = new Map<string, Seed<Point>[]>();
  const clusters: Seed<Point>[] = [];
  for (const point of points) {
    const { x, y } = at(point);
    const [column, row] = [Math.floor(x / distance), Math.floor(y / distance)];
    const near = [-1, 0, 1]
      .flatMap((right) => [-1, 0, 1].flatMap((down) => cells.get(`${column + right} ${row + down}`) ?? []))
      .map((seed) => ({ seed, away: Math.hypot(seed.x - x, seed.y - y) }))
      .filter(({ away }) => away < distance);
    const nearest = near.toSorted((one, other) => one.away - other.away)[0]?.seed;
    if (nearest) nearest.points.push(point);
    else {
      const seed = { x, y, first: point, points: [point] };
      clusters.push(seed);
      const key = `${column} ${row}`;
      cells.set(key, [...(cells.get(key) ?? []), seed]);
    }
  }
  return clusters;
}
