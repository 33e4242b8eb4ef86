import type { MultiPolygon, Polygon } from 'geojson';
import { merge } from 'topojson-client';
import { topology } from 'topojson-server';
import type { GeometryCollection } from 'topojson-specification';

/** An area as GeoJSON has it. */
export type Outline = Polygon | MultiPolygon;

/** What has no area. */
const nowhere: Polygon = { type: 'Polygon', coordinates: [] };

/**
 * What outlines are together: borders that two of them share are gone. They are those of an import, which meet at the
 * very same points, so that nothing has to be computed but which lines occur twice.
 */
export function union(outlines: readonly Outline[]): Outline {
  // The same one twice would have each of its borders twice.
  const drawn = [
    ...new Map(
      outlines.filter(({ coordinates }) => coordinates.length > 0).map((outline) => [JSON.stringify(outline), outline]),
    ).values(),
  ];
  if (drawn.length === 0) return nowhere;
  const all = topology({ all: { type: 'GeometryCollection', geometries: [...drawn] } as never });
  const { geometries } = all.objects.all as unknown as GeometryCollection;
  const { coordinates } = merge(all as never, geometries as never);
  return coordinates.length === 1
    ? { type: 'Polygon', coordinates: coordinates[0] as Polygon['coordinates'] }
    : { type: 'MultiPolygon', coordinates };
}
