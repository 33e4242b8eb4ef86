import { formatQuery, mostIds } from '../../../domain/http';
import { apiFetch } from '../../api/http';

/** The ids of all that match a query, in answers of up to 50,000. Errors as in `apiFetch`. */
export async function allMatching(resource: string, query: Record<string, string | string[]>): Promise<number[]> {
  const ids: number[] = [];
  for (let answered = mostIds; answered === mostIds; ) {
    const some = await apiFetch<number[]>(`/${resource}/ids?${formatQuery({ ...query, after: ids.at(-1) })}`);
    answered = some.length;
    for (const id of some) ids.push(id);
  }
  return ids;
}
