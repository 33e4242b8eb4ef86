import { inboxTypeOf, type InboxItem } from '../../../domain/inbox/inbox';

type Named = Pick<InboxItem, 'id' | 'type' | 'internalId'>;

const ofItem = ({ id }: Named) => `inbox/${id}`;
const ofRecord = ({ type, internalId }: Named) => `inbox/${type}/${internalId}`;

/** The place of a review's drafts: one per record, if all items about it are reviewed together. */
export const draftOfReview = (item: Named): string =>
  inboxTypeOf(item.type).together && item.internalId !== null ? ofRecord(item) : ofItem(item);

/** The same for an item that has ended, whose record may not have existed before. */
export const draftsOfEnded = (item: Named): string[] => [...new Set([draftOfReview(item), ofItem(item)])];
