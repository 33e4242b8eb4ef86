import { allContentTypes } from '../domain/contentTypes';
import { inboxTypeOf } from '../domain/inbox';
import { saysProposed } from '../domain/review/saysProposed';
import type { TakenOver } from './inboxRoutes';
import type { Resource } from './resource';

/** The linked record, or one that was made since, where it says what an item proposes: existing clients save first and remove the item then. */
export function takenOver(resourceOf: (name: string) => Resource | undefined): TakenOver {
  return (item, viewer) => {
    const { resource: name } = inboxTypeOf(item.type);
    const [type, resource] = [allContentTypes.find((one) => one.name === name), resourceOf(name ?? '')];
    if (!type || !resource) return null;
    const isCandidate = (row: Resource['rows'][number]) => (item.internalId === null ? row.createdAt >= item.proposedAt : row.id === item.internalId);
    const found = resource.rows.find((row) => isCandidate(row) && saysProposed(type, item, resource.present(row, viewer) as Record<string, unknown>));
    return found?.id ?? null;
  };
}
