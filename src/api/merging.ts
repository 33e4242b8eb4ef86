import type { Merged } from '../../domain/merging';
import { knownBy, type Duplicate } from '../../domain/duplicates';
import { formatQuery } from '../../domain/http';
import { apiFetch, apiRequest } from './http';
import { asSent, versionOf } from './records';

/**
 * Merges two contacts.
 * @param stays the remaining contact as it should be, with the version seen
 * @param goes the contact to remove, with the version seen
 * @returns the remaining contact
 * @throws like `apiFetch`: 412 if it has changed, 409 if the other one has
 */
export async function mergeContacts(
  resource: string,
  stays: object & { id: number },
  goes: object & { id: number },
): Promise<object> {
  const version = versionOf(stays);
  const body = { other: { id: goes.id, version: numberOf(versionOf(goes)) }, record: asSent(resource, stays) };
  const { data, headers } = await apiRequest<object>(`/contacts/${stays.id}/merge`, {
    method: 'POST',
    body,
    ...(version && { headers: { 'If-Match': version } }),
  });
  const etag = headers.get('ETag');
  return etag ? { ...data, _version: etag } : data;
}

/**
 * Separates a merged contact.
 * @param id the removed id
 * @throws like `apiFetch`: 409 if the other contact has changed since
 */
export async function separateContact(id: number): Promise<void> {
  await apiFetch(`/contacts/${id}/unmerge`, { method: 'POST' });
}

/**
 * The contacts merged into one.
 * @throws like `apiFetch`
 */
export function readMerged(id: number, signal?: AbortSignal): Promise<Merged[]> {
  return apiFetch<Merged[]>(`/contacts/${id}/merged`, { signal });
}

/** An ETag starts with the version; some records add more. */
const numberOf = (tag: string | undefined): number | null => Number(/^"(\d+)/.exec(tag ?? '')?.[1] ?? 0) || null;

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
