import { useQuery } from '@tanstack/react-query';
import type { Feature, FeatureCollection, MultiPolygon, Polygon } from 'geojson';
import { regions } from '../../../../domain/types/region';
import { apiFetch } from '../../../api/http';

type Area<Properties> = Feature<Polygon | MultiPolygon, Properties>;

/** A municipality with its entry in the list, where it has one, and the regions it is in. */
export type MunicipalityArea = Area<{ GMDNR: number; GMDNAME: string; city?: { id: number; name: string }; regions: { id: number; name: string; type: string; color: string }[] }>;
export type RegionArea = Area<{ id: number; name: string; color: string }>;
/** Where two regions overlap. */
export type OverlapArea = Area<{ regions: { id: number; name: string }[] }>;

interface RegionAreas extends FeatureCollection {
  features: RegionArea[];
  intersections: { features: OverlapArea[] };
}

/** Asked for by its ETag each time: what did not change is not sent again. The key begins with the regions', whose writes make it stale. */
const query = <Data,>(path: string) => ({
  queryKey: [regions.name, 'map', path],
  queryFn: ({ signal }: { signal: AbortSignal }) => apiFetch<Data>(`/regions/${path}/de.json?drafts=1`, { signal }),
  staleTime: 10_000,
});

/** All municipalities. */
export const useMunicipalities = () => useQuery(query<{ features: MunicipalityArea[] }>('geojson/cities'));

/** The regions of a kind, and what overlaps. */
export const useRegionAreas = (type: string) => useQuery(query<RegionAreas>(`${type}/geojson`));
