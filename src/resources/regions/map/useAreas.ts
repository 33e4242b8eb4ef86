import { useQuery } from '@tanstack/react-query';
import { regions } from '../../../../domain/types/region';
import { apiFetch } from '../../../api/http';
import type { MunicipalityArea, RegionAreas } from '../../../map/areas';

/**
 * Revalidated by ETag each time, so that unchanged data is not sent again. The key starts with that of regions, so
 * writes to regions invalidate it.
 */
const query = <Data>(path: string) => ({
  queryKey: [regions.name, 'map', path],
  queryFn: ({ signal }: { signal: AbortSignal }) => apiFetch<Data>(`/regions/${path}/de.json?drafts=1`, { signal }),
  staleTime: 10_000,
});

/** All municipalities. */
export const useMunicipalities = () => useQuery(query<{ features: MunicipalityArea[] }>('geojson/cities'));

/** The regions of a kind, and their overlaps. */
export const useRegionAreas = (type: string) => useQuery(query<RegionAreas>(`${type}/geojson`));

/** The names of other regions of the same kind that share municipalities, without duplicates. */
export function overlapping(
  areas: readonly MunicipalityArea[],
  chosen: ReadonlySet<number>,
  type: string,
  own: unknown,
): string[] {
  if (!type) return [];
  const found = areas.flatMap(({ properties: { city, regions } }) =>
    city && chosen.has(city.id) ? regions.filter((region) => region.type === type && region.id !== own) : [],
  );
  return distinctNames([...new Map(found.map((region) => [region.id, region])).values()]);
}

/** The names of regions of a kind, with ids where names are equal. */
export function distinctNames(regions: readonly { id: number; name: string }[]): string[] {
  return regions.map(({ id, name }) =>
    regions.some((other) => other.id !== id && other.name === name) ? `${name} (ID ${id})` : name,
  );
}

/** The names of chosen municipalities without an area on the map; they may have merged into others. */
export function withoutOutline(
  areas: readonly MunicipalityArea[],
  chosen: readonly { id: number; name?: string }[],
): string[] {
  const drawn = new Set(areas.map(({ properties: { city } }) => city?.id));
  return chosen.filter(({ id }) => !drawn.has(id)).map(({ id, name }) => name ?? `ID ${id}`);
}
