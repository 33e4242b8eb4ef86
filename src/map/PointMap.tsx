import { divIcon, geoJSON, latLngBounds, layerGroup, marker, type Marker } from 'leaflet';
import { useEffect, useRef } from 'react';
import type { MapTiles } from '../../domain/features';
import type { Area } from './AreaMap';
import { useBaseMap } from './baseMap';

/** A point with its name and colour. */
export interface MapPoint {
  id: number;
  title: string;
  lat: number;
  lng: number;
  color: string;
}

interface PointMapProps {
  /** Accessible name. */
  label: string;
  points: readonly MapPoint[];
  /** Outlines beneath the points. */
  areas: readonly Area[];
  onPick: (point: MapPoint) => void;
  /** Called with the points in view, or with those of a cluster that zooming in cannot separate. */
  onShown: (points: readonly MapPoint[], isTogether: boolean) => void;
  /** The background; without it the map has outlines only. */
  tiles: MapTiles | undefined;
  words: { zoomIn: string; zoomOut: string; together: (count: number) => string };
}

/** Minimum distance between marks, in pixels: large enough for touch. */
const distance = 44;

/**
 * Points on a map. Close ones form a cluster with their number, which a click expands. Each mark is a button and
 * works with Tab and Enter.
 */
export function PointMap({ label, points, areas, onPick, onShown, tiles, words }: PointMapProps) {
  const { box, map } = useBaseMap(tiles, words);
  const latest = useRef({ onPick, onShown, words });
  latest.current = { onPick, onShown, words };

  useEffect(() => {
    if (!map.current) return;
    const layer = geoJSON(areas.filter(({ geometry }) => geometry.coordinates.length > 0) as never, {
      interactive: false,
      style: { color: '#777', weight: 1, fillColor: '#999', fillOpacity: 0.12 },
    }).addTo(map.current);
    return () => void layer.remove();
  }, [areas, map, tiles, words]);

  useEffect(() => {
    const shown = map.current;
    if (!shown) return;
    const layer = layerGroup().addTo(shown);
    // Marks are reused: replacing one would lose the focus, and with it the map's position.
    let marks = new Map<number, Marker>();
    let zoom = Number.NaN;
    let clusters: Cluster<MapPoint>[] = [];
    const draw = () => {
      if (zoom !== shown.getZoom()) {
        zoom = shown.getZoom();
        clusters = clustersOf(points, (point) => shown.project([point.lat, point.lng], zoom), distance);
        layer.clearLayers();
        marks = new Map();
      }
      const view = shown.getBounds();
      const near = clusters.filter(({ first }) => view.pad(0.2).contains([first.lat, first.lng]));
      const kept = new Map(
        near.map((cluster) => [
          cluster.first.id,
          marks.get(cluster.first.id) ?? markOf(cluster, latest.current.words.together, () => pick(cluster)),
        ]),
      );
      for (const [id, mark] of marks) if (!kept.has(id)) mark.remove();
      for (const mark of kept.values()) layer.addLayer(mark);
      marks = kept;
      latest.current.onShown(
        points.filter(({ lat, lng }) => view.contains([lat, lng])),
        false,
      );
    };
    const pick = ({ first, points: together }: Cluster<MapPoint>) => {
      if (together.length === 1) return latest.current.onPick(first);
      const bounds = latLngBounds(together.map(({ lat, lng }) => [lat, lng])).pad(0.2);
      const closer = Math.min(shown.getBoundsZoom(bounds), shown.getMaxZoom());
      if (
        closer > shown.getZoom() &&
        clustersOf(together, (point) => shown.project([point.lat, point.lng], closer), distance).length > 1
      ) {
        shown.fitBounds(bounds, { animate: false });
        marks.get(first.id)?.getElement()?.focus({ preventScroll: true });
      } else latest.current.onShown(together, true);
    };
    draw();
    shown.on('moveend', draw);
    return () => {
      shown.off('moveend', draw);
      layer.remove();
    };
  }, [map, points, tiles, words]);

  return <div ref={box} className="area-map point-map" role="group" aria-label={label} />;
}

/** A mark: a dot in the point's colour, or a circle with the number of clustered points. */
function markOf({ first, points }: Cluster<MapPoint>, together: (count: number) => string, onClick: () => void) {
  const isOne = points.length === 1;
  const name = isOne ? first.title : together(points.length);
  const face = document.createElement('span');
  if (isOne) face.style.background = first.color;
  else face.textContent = String(points.length);
  const size = isOne ? 26 : Math.min(28 + 3 * Math.log2(points.length), distance);
  const made = marker([first.lat, first.lng], {
    icon: divIcon({ html: face, className: isOne ? 'point-map__point' : 'point-map__cluster', iconSize: [size, size] }),
    title: name,
    riseOnHover: true,
  });
  made.on('add', () => {
    const element = made.getElement();
    element?.setAttribute('aria-label', name);
    // Leaflet gives it the role of a button, but no key handler.
    element?.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onClick();
    });
  });
  return made.on('click', onClick);
}

/** Points so close that one mark represents them. */
interface Cluster<Point> {
  /** The first of them, whose position it takes. */
  first: Point;
  points: Point[];
}

interface Seed<Point> extends Cluster<Point> {
  x: number;
  y: number;
}

/**
 * Clusters points that are too close together. A cluster is at its first point, so that no two are closer than
 * `distance`. Equal points give equal clusters, however the map is panned.
 * @param at the position of a point, in pixels
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
