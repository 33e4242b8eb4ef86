import { formatQuery, maxLimit } from '../../../domain/http';
import { apiFetch } from '../../http';
import type { Marked } from './useSelection';

/**
 * The ids that a selection means. All that match are asked from the server, page by page in the order of their ids, so that
 * what is written meanwhile moves none. Errors as in `apiFetch`. `onCount` tells how many are known already.
 */
export async function idsMeant(resource: string, query: Record<string, string | string[]>, marked: Marked, onCount?: (count: number) => void): Promise<number[]> {
  if (!marked.all) return [...marked.ids];
  const ids: number[] = [];
  for (let last = maxLimit; last === maxLimit; ) {
    const page = await apiFetch<{ id: number }[]>(
      `/${resource}?${formatQuery({ ...query, limit: maxLimit, offset: ids.length || undefined, orderBy: ['id'], orderDirection: ['ASC'], shape: 'summary' })}`,
    );
    last = page.length;
    ids.push(...page.map(({ id }) => id));
    onCount?.(ids.length);
  }
  return [...new Set(ids)].filter((id) => !marked.ids.has(id));
}
