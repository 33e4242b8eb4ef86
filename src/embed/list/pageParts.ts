import type { ReactNode } from 'react';
import type { Options } from './address';

/**
 * What functions change that the page around passes (`hostPage/`). None of them fails: one that does is named in the
 * console, and counts as not passed.
 */
export interface PageParts {
  /** What filters offer. */
  offered: (options: Options) => Options;
  /** The call for the list. */
  asked: (query: string) => string;
  /**
   * What stands at the place of a name; nothing where the page says nothing. `said`: what its function is told of the
   * place.
   */
  at: (place: string, ...said: unknown[]) => ReactNode;
  /** Areas of a map. */
  transformed: <Areas extends { features: object[] }>(
    name: 'transformCitiesGeoJson' | 'transformRegionsGeoJson',
    areas: Areas,
  ) => Areas;
  /** Whether it takes a click for itself; it is told of what was clicked. */
  takes: (click: 'clickMapCity' | 'clickMapRegion', what: object | undefined) => boolean;
}
