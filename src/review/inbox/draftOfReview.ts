import { inboxTypeOf, type InboxItem } from '../../../domain/inbox/inbox';

type Named = Pick<InboxItem, 'id' | 'type' | 'internalId'>;

const ofItem = ({ id }: Named) => `inbox/${id}`;
const ofRecord = ({ type, internalId }: Named) => `inbox/${type}/${internalId}`;

/** What the drafts of a review are called: by the record where all that waits about it is reviewed together. */
export const draftOfReview = (item: Named): string =>
  inboxTypeOf(item.type).together && item.internalId !== null ? ofRecord(item) : ofItem(item);

/** The same of an item that has ended: it may have had no record before. */
export const draftsOfEnded = (item: Named): string[] => [...new Set([draftOfReview(item), ofItem(item)])];
