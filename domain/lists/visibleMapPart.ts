/** A marker on a map: one record, or several that are close together. */
export interface MapCell {
  /** The id of the record, or of the first of several; the marker is at its location. */
  id: number;
  count: number;
  lng: number;
  lat: number;
  /** For a single record only. */
  title?: string;
  mainTopic?: number;
  /** For several records: west, south, east, north. */
  bounds?: readonly number[];
}

/** The visible part of a map: `GET /projects/clusters/de.json`. */
export interface VisibleMapPart {
  total: number;
  cells: readonly MapCell[];
  /** The first records by title, at most `mostNamed`. */
  named: readonly { id: number; title: string; mainTopic: number }[];
}

/** The maximum number of names listed next to a map. */
export const maxMapNames = 50;
