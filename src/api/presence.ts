import { apiBase } from '../../domain/http';
import type { Present } from '../../domain/inbox/presence';
import { apiFetch } from './http';

/** Says that one is on a record or an item. Out: who else is. Errors as in `apiFetch`. */
export function enter(resource: string, id: number): Promise<Present[]> {
  return apiFetch<Present[]>('/presence', { method: 'POST', body: { resource, id } });
}

/** Says that one has left, also while the page closes; nobody waits for it. */
export function leave(resource: string, id: number): void {
  navigator.sendBeacon?.(
    `${apiBase}/presence`,
    new Blob([JSON.stringify({ resource, id, leaves: true })], { type: 'application/json' }),
  );
}

/** Who else is where, of a resource. Errors as in `apiFetch`. */
export function readPresent(resource: string): Promise<(Present & { recordId: number })[]> {
  return apiFetch(`/presence?resource=${encodeURIComponent(resource)}`);
}
