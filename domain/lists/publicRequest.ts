import type { ContentType, Order } from '../contentType';
import { isRelation } from '../kinds/targets';
import { defaultOrderOf, type ListRequest } from './listRequest';

/**
 * Public requests may only depend on what their responses show. Filtering, searching or sorting by a private value
 * would reveal it.
 */

const always = ['id', 'isPublic', 'createdAt', 'updatedAt'];

/** Whether a field is public; in a combined list, every member that has the field must show it. */
export function isPublicField(type: ContentType, field: string): boolean {
  if (always.includes(field)) return true;
  const isDerived = (member: ContentType) => Object.hasOwn(member.derived ?? {}, field);
  const having = (type.members ?? [type]).filter((member) => Object.hasOwn(member.fields, field) || isDerived(member));
  return (
    having.length > 0 &&
    having.every((member) => (member.publicFields as string[]).includes(field) || isDerived(member))
  );
}

/** A public list request: it sorts only by visible fields, so the order reveals nothing. */
export function publicRequest(type: ContentType, listRequest: ListRequest): ListRequest {
  const { shuffle, ...rest } = listRequest;
  // Visitors don't see all related records.
  const isRelated = (name: string) => {
    const field = type.fields[name];
    return field !== undefined && isRelation(field);
  };
  const shown = (order: readonly Order[]) =>
    order.filter(({ field }) => isPublicField(type, field) && !isRelated(field));
  const ways = [shown(listRequest.order), shown(defaultOrderOf(type)), [{ field: 'id', direction: 'DESC' as const }]];
  return {
    ...rest,
    ...(shuffle && isPublicField(type, shuffle.within) && { shuffle }),
    order: ways.find(({ length }) => length > 0) ?? [],
  };
}
