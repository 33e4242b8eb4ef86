import type { ContentType, Order } from '../contentType';
import { isRelation } from '../kinds/targets';
import { defaultOrderOf, type ListRequest } from './listRequest';

/**
 * What the questions of strangers may be about: only what their answers show. A list that found records by a private
 * code, group or word would tell it as surely as the record itself.
 */

const always = ['id', 'isPublic', 'createdAt', 'updatedAt'];

/** Whether strangers see a field; of several types in one list, where each that has it shows it. */
export function isShown(type: ContentType, field: string): boolean {
  if (always.includes(field)) return true;
  const isDerived = (member: ContentType) => Object.hasOwn(member.derived ?? {}, field);
  const having = (type.members ?? [type]).filter((member) => Object.hasOwn(member.fields, field) || isDerived(member));
  return (
    having.length > 0 &&
    having.every((member) => (member.publicFields as string[]).includes(field) || isDerived(member))
  );
}

/** A list as strangers may ask for it: in an order that they could make themselves of what they see. */
export function askedByStranger(type: ContentType, asked: ListRequest): ListRequest {
  const { shuffle, ...rest } = asked;
  // Of what something is related to, they do not see all.
  const isRelated = (name: string) => {
    const field = type.fields[name];
    return field !== undefined && isRelation(field);
  };
  const shown = (order: readonly Order[]) => order.filter(({ field }) => isShown(type, field) && !isRelated(field));
  const ways = [shown(asked.order), shown(defaultOrderOf(type)), [{ field: 'id', direction: 'DESC' as const }]];
  return {
    ...rest,
    ...(shuffle && isShown(type, shuffle.within) && { shuffle }),
    order: ways.find(({ length }) => length > 0) ?? [],
  };
}
