import { useQuery } from '@tanstack/react-query';
import { regions } from '../../../../domain/types/region';
import { apiFetch } from '../../../api/http';
import type { MunicipalityArea, RegionAreas } from '../../../map/areas';

/**
 * Asked for by its ETag each time: what did not change is not sent again. The key begins with the regions', whose
 * writes make it stale.
 */
const query = <Data>(path: string) => ({
  queryKey: [regions.name, 'map', path],
  queryFn: ({ signal }: { signal: AbortSignal }) => apiFetch<Data>(`/regions/${path}/de.json?drafts=1`, { signal }),
  staleTime: 10_000,
});

/** All municipalities. */
export const useMunicipalities = () => useQuery(query<{ features: MunicipalityArea[] }>('geojson/cities'));

/** The regions of a kind, and what overlaps. */
export const useRegionAreas = (type: string) => useQuery(query<RegionAreas>(`${type}/geojson`));
