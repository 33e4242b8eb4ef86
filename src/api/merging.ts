import type { Merged } from '../../domain/merging';
import { apiFetch, apiRequest } from './http';
import { asSent, versionOf } from './records';

/**
 * Makes one contact of two. In: the one that stays as it is to be, and the one that goes, each with the version that
 * was seen. Out: the one that stays. Errors as in `apiFetch`: 412 where it is another by now, 409 where the other one
 * is.
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
 * Makes two of one again. In: the id that is gone. Errors as in `apiFetch`: 409 where the other one was changed since.
 */
export async function separateContact(id: number): Promise<void> {
  await apiFetch(`/contacts/${id}/unmerge`, { method: 'POST' });
}

/** Which contacts have become part of one. Errors as in `apiFetch`. */
export function readMerged(id: number, signal?: AbortSignal): Promise<Merged[]> {
  return apiFetch<Merged[]>(`/contacts/${id}/merged`, { signal });
}

/** An ETag is the version, and for some records more. */
const numberOf = (tag: string | undefined): number | null => Number(/^"(\d+)/.exec(tag ?? '')?.[1] ?? 0) || null;
