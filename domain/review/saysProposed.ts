import type { ContentType } from '../contentType';
import type { InboxItem } from '../inbox/inbox';
import { knownEntriesOf } from '../inbox/sources';
import { compare } from './compare';
import { completed } from './complete';
import { placesIn, type Side } from './places';

type Proposal = Pick<InboxItem, 'status' | 'source' | 'data' | 'normalizedData'>;

/**
 * Whether a record already contains all that a proposal asks for, by whatever way; visibility is ignored. False for an
 * empty proposal or a deletion.
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
