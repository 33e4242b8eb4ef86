import { inboxTypeOf, type Card } from '../../../domain/inbox';

/** Where a card leads (document 1, section 2 "Inbox"); null for values that are assigned in place. */
export function cardPath({ type, id }: Pick<Card, 'type' | 'id'>): string | null {
  const { resource } = inboxTypeOf(type);
  return resource ? `/inbox/${resource}/${id}` : null;
}
