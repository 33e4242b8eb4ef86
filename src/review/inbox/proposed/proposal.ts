import { emptyRecord, type ContentType } from '../../../../domain/contentType';
import type { Feature } from '../../../../domain/features';
import { submittedSource, type InboxItem } from '../../../../domain/inbox/inbox';
import { proposedBy, type Proposed } from '../../../../domain/review/alternatives';
import { compare, isConflict, type FieldDifference } from '../../../../domain/review/compare';
import { completed } from '../../../../domain/review/complete';
import { merge } from '../../../../domain/review/merge';
import { fieldOf, placesIn, type Place, type Side } from '../../../../domain/review/places';
import { adoptAll } from '../../../../domain/review/adopt';
import { knownEntriesOf } from '../../../../domain/inbox/sources';
import { versionOf } from '../../../api/records';

interface Opened {
  /** What the form starts with, with the version of the linked record. */
  start: Side;
  /** What the proposal is compared with: where something is taken back, this is what stands there again. */
  ours: Side;
}

/** What a proposal depends on besides itself. */
export interface Instance {
  /** The source of the product's own items, which are adopted by themselves in all languages. */
  productId: string;
  isOn: (feature: Feature | undefined) => boolean;
}

/**
 * What an editor gets to see of an item: the linked record (or an empty one) with an interim save laid over it; of an
 * item of our own with what it proposes, and of what a visitor has handed in. Of several about one record none is
 * adopted: they may contradict each other. In: the item, then the others reviewed with it; the linked record, null
 * where there is none.
 */
export function openProposal(
  type: ContentType,
  [item, ...others]: readonly [InboxItem, ...InboxItem[]],
  record: Side | null,
  { productId, isOn }: Instance,
): Opened {
  const linked: Side = record ?? emptyRecord(type);
  const isOwn =
    (item.source === productId || (item.source === submittedSource && item.internalId === null)) && others.length === 0;
  const { interim, interimBase } = [item, ...others].reduce((latest, one) =>
    (one.interimAt ?? '') > (latest.interimAt ?? '') ? one : latest,
  );
  let start = linked;
  if (interim) start = withInterim(type, linked, interim, interimBase);
  else if (isOwn) start = adopted(type, linked, item, isOn);
  // Of a new project the visibility is the source's.
  if (!record && !interim && typeof item.normalizedData.isPublic === 'boolean')
    start = { ...start, isPublic: item.normalizedData.isPublic };
  const version = versionOf(linked);
  if (version) start = { ...start, _version: version };
  // What an interim save has taken over of a source stays a difference that was taken over, and can be put back.
  return { start, ours: isOwn && !record ? start : linked };
}

/**
 * What one proposal or several, the newest first, would change about ours; nothing else is shown as different.
 * `visibility`: also who may see it.
 */
export function proposedIn(
  type: ContentType,
  items: readonly InboxItem[],
  ours: Side,
  isOn: Instance['isOn'],
  { visibility = false } = {},
): Proposed<InboxItem>[] {
  return proposedBy(
    type,
    items.map((item) => ({ from: item, differences: differencesOf(type, item, ours, isOn, visibility) })),
  );
}

/** Where a proposal differs from ours. */
function differencesOf(
  type: ContentType,
  item: InboxItem,
  ours: Side,
  isOn: Instance['isOn'],
  visibility: boolean,
): FieldDifference[] {
  const theirs = item.status === 'deleted' ? {} : item.normalizedData;
  const places = comparedPlaces(type, theirs, isOn, visibility);
  return compare(type, sidesOf(type, item, ours, theirs), places).filter(
    ({ change }) => change !== 'same' && change !== 'agreed',
  );
}

/** What is compared: of lists the source may say less than ours. */
function sidesOf(
  type: ContentType,
  { base, source, data }: InboxItem,
  ours: Side,
  theirs: Side,
): { base?: Side; ours: Side; theirs: Side } {
  const known = knownEntriesOf(source, data);
  return {
    ...(base && { base: completed(type, base, ours, known) }),
    ours,
    theirs: completed(type, theirs, ours, known),
  };
}

/**
 * The places that a proposal speaks of and that a form of this instance shows. What is switched off stays as it is, and
 * so does who may see the record, unless that is asked for: it is decided here, not by the source.
 */
function comparedPlaces(type: ContentType, theirs: Side, isOn: Instance['isOn'], visibility: boolean): Place[] {
  return placesIn(type, theirs).filter(
    ({ field }) => (visibility || field !== 'isPublic') && isOn(fieldOf(type, field).feature),
  );
}

function withInterim(type: ContentType, linked: Side, interim: Side, base: Side | null): Side {
  const joined = merge(type, { base: base ?? linked, ours: { ...linked, ...interim }, theirs: linked });
  return { ...linked, ...joined.record };
}

function adopted(type: ContentType, linked: Side, item: InboxItem, isOn: Instance['isOn']): Side {
  const { normalizedData, status } = item;
  if (status === 'deleted') return linked;
  const places = placesIn(type, normalizedData).filter(({ field }) => isOn(fieldOf(type, field).feature));
  return adoptAll(linked, compare(type, sidesOf(type, item, linked, normalizedData), places)).record;
}

/** How a difference is marked. */
export function markOf(
  difference: FieldDifference,
  isKnown: boolean,
): 'theirs' | 'ours' | 'both' | 'conflict' | 'unknown' {
  if (!isKnown) return 'unknown';
  if (isConflict(difference)) return 'conflict';
  return difference.change as 'theirs' | 'ours' | 'both';
}
