import { useQuery } from '@tanstack/react-query';
import { regions } from '../../../../domain/types/region';
import { apiFetch } from '../../../api/http';
import type { MunicipalityArea, RegionAreas } from '../../../map/areas';

/**
 * Revalidated by ETag each time: unchanged data is not sent again. The key starts with that of regions, whose
 * writes invalidate it.
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
