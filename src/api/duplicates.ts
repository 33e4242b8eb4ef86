import { formatQuery } from '../../domain/http';
import { apiFetch } from './http';

/** A contact that is probably the same, as `GET /contacts/duplicates` answers it. */
export interface Duplicate {
  id: number;
  type: string;
  name: string;
  detail: string;
  isPublic: boolean;
  because: 'email' | 'name';
}

const asked = ['firstName', 'lastName', 'companyName', 'email', 'zipCode', 'city'] as const;

/**
 * Whether a new contact with the same e-mail, or the same name and no other place, is there already. Where that cannot be found out,
 * there is none: nobody is kept from saving. In: 'person' or 'company'.
 */
export async function findDuplicates(type: string, values: Record<string, unknown>): Promise<Duplicate[]> {
  const query = formatQuery({ type, ...Object.fromEntries(asked.map((name) => [name, values[name] as string | undefined])) });
  const found = await apiFetch<Duplicate[]>(`/contacts/duplicates?${query}`).catch(() => []);
  return Array.isArray(found) ? found : [];
}
