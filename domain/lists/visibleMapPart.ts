/** A mark on a map: one record, or several that are close together. */
export interface MapCell {
  /** The record, or the first of several; the mark is placed there. */
  id: number;
  count: number;
  lng: number;
  lat: number;
  /** Of a single record. */
  title?: string;
  mainTopic?: number;
  /** Of several: west, south, east, north. */
  bounds?: readonly number[];
}

/** The visible part of a map: `GET /projects/clusters/de.json`. */
export interface VisibleMapPart {
  total: number;
  cells: readonly MapCell[];
  /** The first by title, at most `mostNamed`. */
  named: readonly { id: number; title: string; mainTopic: number }[];
}

/** The maximum number of names listed next to a map. */
export const maxMapNames = 50;
