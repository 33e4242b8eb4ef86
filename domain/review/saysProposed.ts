import type { ContentType } from '../contentType';
import type { InboxItem } from '../inbox/inbox';
import { knownEntriesOf } from '../inbox/sources';
import { compare } from './compare';
import { completed } from './complete';
import { placesIn, type Side } from './places';

type Proposal = Pick<InboxItem, 'status' | 'source' | 'data' | 'normalizedData'>;

/**
 * Whether a record says all that a proposal asks for: then it was taken over, in whatever way. Whether it is public is
 * for the editor to say. False where nothing is proposed, or the end of the record.
 */
export function saysProposed(
  type: ContentType,
  { status, source, data, normalizedData }: Proposal,
  record: Side,
): boolean {
  if (status === 'deleted' || [true, 1, '1'].includes((data as { delete?: unknown } | null)?.delete as never))
    return false;
  const places = placesIn(type, normalizedData).filter(({ field }) => field !== 'isPublic');
  const theirs = completed(type, normalizedData, record, knownEntriesOf(source, data));
  return places.length > 0 && compare(type, { ours: record, theirs }, places).every(({ change }) => change === 'same');
}
