import { formatQuery } from '../../domain/http';
import type { GapCard, GapListMeta } from '../../domain/translations/list';
import { apiFetch, apiRequest } from './http';

/** The gaps behind a place in the queue. In: the place, as a query. Errors as in `apiFetch`. */
export function readGapsBehind(place: string): Promise<GapCard[]> {
  return apiFetch<GapCard[]>(`/translation-gaps?${place}&limit=100`);
}

/** How many there are of each type. Errors as in `apiFetch`. */
export async function readGapCounts(signal?: AbortSignal): Promise<GapListMeta['counts']> {
  const { meta } = await apiRequest<GapCard[]>(`/translation-gaps?${formatQuery({ limit: 1, total: 'true' })}`, {
    signal,
  });
  return (meta as GapListMeta | undefined)?.counts ?? {};
}
