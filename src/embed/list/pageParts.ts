import type { ReactNode } from 'react';
import type { Options } from './address';

/** The height of a map of regions, reserved before it loads: Switzerland's proportions at the available width. */
export const mapHeight = 'clamp(240px, 40cqi, 560px)';

/**
 * What functions of the host page change (`hostPage/`). A function that throws is reported in the console and ignored.
 */
export interface PageParts {
  /** Changes the options of filters. */
  offered: (options: Options) => Options;
  /** Changes the request for the list. */
  changedQuery: (query: string) => string;
  /** The host page's content at a named place, if any. `args` are the arguments for its function. */
  at: (place: string, ...args: unknown[]) => ReactNode;
  /** Changes the areas of a map. */
  transformed: <Areas extends { features: object[] }>(
    name: 'transformCitiesGeoJson' | 'transformRegionsGeoJson',
    areas: Areas,
  ) => Areas;
  /** Whether the host page handles a click itself; its function gets the clicked area. */
  takes: (click: 'clickMapCity' | 'clickMapRegion', what: object | undefined) => boolean;
}
