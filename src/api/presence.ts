import { apiBase } from '../../domain/http';
import type { Present } from '../../domain/inbox/presence';
import { apiFetch } from './http';

/**
 * Reports presence on a record or item.
 * @returns the other people there
 * @throws like `apiFetch`
 */
export function enter(resource: string, id: number): Promise<Present[]> {
  return apiFetch<Present[]>('/presence', { method: 'POST', body: { resource, id } });
}

/** Reports leaving, even while the page closes. */
export function leave(resource: string, id: number): void {
  navigator.sendBeacon?.(
    `${apiBase}/presence`,
    new Blob([JSON.stringify({ resource, id, leaves: true })], { type: 'application/json' }),
  );
}

/**
 * The people on each record of a resource.
 * @throws like `apiFetch`
 */
export function readPresent(resource: string): Promise<(Present & { recordId: number })[]> {
  return apiFetch(`/presence?resource=${encodeURIComponent(resource)}`);
}
