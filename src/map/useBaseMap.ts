import type { Map as LeafletMap } from 'leaflet';
import leaflet from 'leaflet/dist/leaflet.css?inline';
import { useEffect, useRef } from 'react';
import type { MapTiles } from '../../domain/features';
import { useStyles } from '../ui/useStyles';
import own from './areaMap.css?inline';
import { createBaseMap } from './baseMap';

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
