import { emptyRecord, nameOf, type ContentType } from '../../../domain/contentType';
import type { InboxItem } from '../../../domain/inbox/inbox';
import { joinRelated } from '../../../domain/merging';
import type { Proposed } from '../../../domain/review/alternatives';
import { isEqual } from '../../../domain/review/equal';
import { fieldOf, placesOf, valueAt, withValueAt, type Side } from '../../../domain/review/places';
import { proposedIn, type Instance } from '../inbox/proposed/proposal';

interface OpenedMerge {
  /** What the form starts with: the record that stays, what both are related to, and what only the other one has. */
  start: Side;
  /** What the other one says otherwise, by the path of the field. */
  proposed: ReadonlyMap<string, Proposed<InboxItem>>;
  /** How many fields were empty and are not any more. */
  filled: number;
}

/**
 * Two records that become one, as a review: the one that goes proposes what it says. Nothing is emptied because it says
 * nothing; who may see it is always decided by a person.
 */
export function openMerge(
  type: ContentType,
  stays: Side & { id: number },
  goes: Side & { id: number },
  isOn: Instance['isOn'],
): OpenedMerge {
  const empty = emptyRecord(type) as Side;
  const joined = joinRelated(type, stays, goes);
  const isStored = goes.id > 0;
  const says = placesOf(type).filter((place) => {
    if (place.field === 'isPublic') return isStored;
    return (
      !Object.hasOwn(joined, place.field) &&
      !isEqual(fieldOf(type, place.field), valueAt(goes, place), valueAt(empty, place))
    );
  });
  const normalizedData = says.reduce<Side>((said, place) => withValueAt(said, place, valueAt(goes, place)), {});
  const proposed = new Map(
    proposedIn(type, [itemOf(type, goes, normalizedData)], stays, isOn, { visibility: true }).map((one) => [
      one.place.path,
      one,
    ]),
  );
  const missing = [...proposed.values()].filter(
    ({ place, offer }) =>
      place.field !== 'isPublic' && isEqual(fieldOf(type, place.field), offer.ours, valueAt(empty, place)),
  );
  const start = missing.reduce<Side>(
    (record, { place, offer }) => withValueAt(record, place, structuredClone(offer.theirs)),
    { ...stays, ...joined },
  );
  return { start, proposed, filled: missing.length };
}

/** What the review knows proposals as. */
function itemOf(type: ContentType, goes: Side & { id: number }, normalizedData: Side): InboxItem {
  const at = String(goes.updatedAt ?? '');
  return {
    id: goes.id,
    version: 1,
    type: 'contact_update',
    source: '',
    status: 'update',
    title: nameOf(type, goes),
    internalId: null,
    foreignId: null,
    hasInterim: false,
    createdAt: at,
    updatedAt: at,
    outcome: null,
    endedAt: null,
    endedBy: null,
    data: null,
    normalizedData,
    proposedAt: at,
    base: null,
    interim: null,
    interimBase: null,
    interimBy: null,
    interimAt: null,
  } as unknown as InboxItem;
}
