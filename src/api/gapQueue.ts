import { formatQuery } from '../../domain/http';
import type { GapCard, GapListMeta } from '../../domain/translations/list';
import { apiFetch, apiRequest } from './http';

/**
 * The gaps after a position in the queue.
 * @param place the position, as a query
 * @throws like `apiFetch`
 */
export function readGapsBehind(place: string): Promise<GapCard[]> {
  return apiFetch<GapCard[]>(`/translation-gaps?${place}&limit=100`);
}

/**
 * The number of gaps of each type.
 * @throws like `apiFetch`
 */
export async function readGapCounts(signal?: AbortSignal): Promise<GapListMeta['counts']> {
  const { meta } = await apiRequest<GapCard[]>(`/translation-gaps?${formatQuery({ limit: 1, total: 'true' })}`, {
    signal,
  });
  return (meta as GapListMeta | undefined)?.counts ?? {};
}
