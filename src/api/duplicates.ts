import { knownBy, type Duplicate } from '../../domain/duplicates';
import { formatQuery } from '../../domain/http';
import { apiFetch } from './http';

/**
 * Existing contacts with the same e-mail address, or with the same name and not another place. None if the request
 * fails, so that saving is never blocked.
 * @param type 'person' or 'company'
 */
export async function findDuplicates(type: string, values: Record<string, unknown>): Promise<Duplicate[]> {
  const query = formatQuery({
    type,
    ...Object.fromEntries(knownBy.map((name) => [name, values[name] as string | undefined])),
  });
  const found = await apiFetch<Duplicate[]>(`/contacts/duplicates?${query}`).catch(() => []);
  return Array.isArray(found) ? found : [];
}
