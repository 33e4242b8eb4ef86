import type { Merged } from '../../domain/merging';
import { identifyingParameters, type Duplicate } from '../../domain/duplicates';
import { formatQuery } from '../../domain/http';
import { apiFetch, apiRequest } from './http';
import { writableValues, versionOf } from './records';

/** People and organisations share the routes of contacts. */
const pathOf = (resource: string) => (resource.startsWith('contacts/') ? '/contacts' : `/${resource}`);

/**
 * Merges two contacts.
 * @param stays the surviving contact as it should become, with the version seen
 * @param goes the contact to remove, with the version seen
 * @returns the surviving contact
 * @throws like `apiFetch`: 412 if the surviving contact has changed, 409 if the other one has
 */
export async function mergeContacts(
  resource: string,
  stays: object & { id: number },
  goes: object & { id: number },
): Promise<object> {
  const version = versionOf(stays);
  const body = { other: { id: goes.id, version: numberOf(versionOf(goes)) }, record: writableValues(resource, stays) };
  const { data, headers } = await apiRequest<object>(`${pathOf(resource)}/${stays.id}/merge`, {
    method: 'POST',
    body,
    ...(version && { headers: { 'If-Match': version } }),
  });
  const etag = headers.get('ETag');
  return etag ? { ...data, _version: etag } : data;
}

/**
 * Merges an entry of a reference list into another one.
 * @throws like `apiFetch`: 409 if it has changed
 */
export async function mergeEntry(resource: string, stays: number, goes: { id: number }): Promise<void> {
  const body = { other: { id: goes.id, version: numberOf(versionOf(goes)) } };
  await apiFetch(`${pathOf(resource)}/${stays}/merge`, { method: 'POST', body });
}

/**
 * Separates a merged record.
 * @param id the removed id
 * @throws like `apiFetch`: 409 if the other record has changed since
 */
export async function unmerge(resource: string, id: number): Promise<void> {
  await apiFetch(`${pathOf(resource)}/${id}/unmerge`, { method: 'POST' });
}

/**
 * The contacts merged into one.
 * @throws like `apiFetch`
 */
export function readMerged(id: number, signal?: AbortSignal): Promise<Merged[]> {
  return apiFetch<Merged[]>(`/contacts/${id}/merged`, { signal });
}

/** An ETag starts with the version; some records append more. */
const numberOf = (tag: string | undefined): number | null => Number(/^"(\d+)/.exec(tag ?? '')?.[1] ?? 0) || null;

/**
 * Existing contacts with the same email address, or with the same name and no different place. None if the request
 * fails, so that saving is never blocked.
 * @param type 'person' or 'company'
 */
export async function findDuplicates(type: string, values: Record<string, unknown>): Promise<Duplicate[]> {
  const query = formatQuery({
    type,
    ...Object.fromEntries(identifyingParameters.map((name) => [name, values[name] as string | undefined])),
  });
  const found = await apiFetch<Duplicate[]>(`/contacts/duplicates?${query}`).catch(() => []);
  return Array.isArray(found) ? found : [];
}
