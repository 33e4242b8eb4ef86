import { formatQuery, mostIds } from '../../../domain/http';
import { apiFetch } from '../../http';
import type { Marked } from './useSelection';

/** The ids that a selection means; for all that match the server names them, in one answer of up to 50,000. Errors as in `apiFetch`. */
export async function idsMeant(resource: string, query: Record<string, string | string[]>, marked: Marked): Promise<number[]> {
  if (!marked.all) return [...marked.ids];
  const ids: number[] = [];
  for (let answered = mostIds; answered === mostIds; ) {
    const some = await apiFetch<number[]>(`/${resource}/ids?${formatQuery({ ...query, after: ids.at(-1) })}`);
    answered = some.length;
    for (const id of some) ids.push(id);
  }
  return ids.filter((id) => !marked.ids.has(id));
}
