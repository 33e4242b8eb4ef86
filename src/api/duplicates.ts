import { knownBy, type Duplicate } from '../../domain/duplicates';
import { formatQuery } from '../../domain/http';
import { apiFetch } from './http';

/**
 * Whether a new contact with the same e-mail, or the same name and no other place, is there already. Where that cannot
 * be found out, there is none: nobody is kept from saving. In: 'person' or 'company'.
 */
export async function findDuplicates(type: string, values: Record<string, unknown>): Promise<Duplicate[]> {
  const query = formatQuery({
    type,
    ...Object.fromEntries(knownBy.map((name) => [name, values[name] as string | undefined])),
  });
  const found = await apiFetch<Duplicate[]>(`/contacts/duplicates?${query}`).catch(() => []);
  return Array.isArray(found) ? found : [];
}
