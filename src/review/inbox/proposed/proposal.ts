import { isCommonField } from '../../../../domain/publishing';
import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import { emptyRecord, type ContentType } from '../../../../domain/contentType';
import type { Feature } from '../../../../domain/features';
import { submittedSource, type InboxItem } from '../../../../domain/inbox/inbox';
import { combineProposals, type Proposed } from '../../../../domain/review/alternatives';
import { compare, isConflict, type FieldDifference } from '../../../../domain/review/compare';
import { completed } from '../../../../domain/review/complete';
import { merge } from '../../../../domain/review/merge';
import { fieldOf, placesIn, type Place, type Side } from '../../../../domain/review/places';
import { adoptAll } from '../../../../domain/review/adopt';
import { knownEntriesOf } from '../../../../domain/inbox/sources';
import { versionOf } from '../../../api/records';
import { sourceLabel } from '../../../i18n/review';
import { formatDateTime } from '../../../ui/format';

interface Opened {
  /** The form's initial values, with the version of the linked record. */
  start: Side;
  /** The values that the proposal is compared with, and that are restored when it is put back. */
  ours: Side;
}

/** The settings that affect a proposal. */
export interface Instance {
  /** The source id of our own items, which are adopted in all languages at once. */
  productId: string;
  isOn: (feature: Feature | undefined) => boolean;
}

/**
 * The initial state of a review: the linked record, or an empty one, with an interim save applied. Proposals from this
 * product itself and new submissions are accepted automatically, unless several items are about the same record,
 * because they may contradict each other.
 * @param items the item, then the others reviewed with it
 * @param record the linked record, if any
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
  // A new project gets the visibility that its source proposes.
  if (!record && !interim && typeof item.normalizedData.isPublic === 'boolean')
    start = { ...start, isPublic: item.normalizedData.isPublic };
  const version = versionOf(linked);
  if (version) start = { ...start, _version: version };
  // A value taken over in an interim save remains a difference, so that ours can be restored.
  return { start, ours: isOwn && !record ? start : linked };
}

/**
 * What one or more proposals, latest first, would change in our record.
 * @param options.visibility whether to include the record's visibility
 */
export function proposedIn(
  type: ContentType,
  items: readonly InboxItem[],
  ours: Side,
  isOn: Instance['isOn'],
  { visibility = false } = {},
): Proposed<InboxItem>[] {
  return combineProposals(
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

/** The values to compare; a source may know only parts of a list. */
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
 * The places to compare: those in the proposal whose fields are enabled on this instance. Visibility is left out unless
 * `visibility` is set, because it is the editors' decision, not the source's.
 */
function comparedPlaces(type: ContentType, theirs: Side, isOn: Instance['isOn'], visibility: boolean): Place[] {
  return placesIn(type, theirs).filter(
    ({ field }) => (visibility || !isCommonField(field)) && isOn(fieldOf(type, field).feature),
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

/** The mark of a difference. */
export function markOf(
  difference: FieldDifference,
  isKnown: boolean,
): 'theirs' | 'ours' | 'both' | 'conflict' | 'unknown' {
  if (!isKnown) return 'unknown';
  if (isConflict(difference)) return 'conflict';
  return difference.change as 'theirs' | 'ours' | 'both';
}

type Mark = ReturnType<typeof markOf>;
export const markColors = {
  theirs: 'info',
  ours: 'default',
  both: 'warning',
  conflict: 'error',
  unknown: 'info',
} as const;

/**
 * The mark of a proposed value.
 * @param items the items that propose it
 */
export const markOfProposal = (difference: FieldDifference, [newest]: readonly InboxItem[]): Mark =>
  markOf(difference, newest?.base !== null);

/** The frame around a proposed value. */
export function proposedStyles(mark: Mark, taken: boolean): SystemStyleObject<Theme> {
  return {
    minWidth: 0,
    p: 1.25,
    border: 1,
    borderColor: taken ? 'success.main' : 'divider',
    borderLeft: 3,
    borderLeftColor: taken ? 'success.main' : mark === 'ours' ? 'divider' : `${markColors[mark]}.main`,
    borderRadius: 1,
    bgcolor: 'background.default',
    '&:focus-within': { outline: 2, outlineColor: 'primary.main' },
  };
}

/** When and by which sources a value was proposed, latest first. */
export const describeSources = (items: readonly InboxItem[]): string =>
  items.map(({ proposedAt, source }) => `${formatDateTime(proposedAt)} · ${sourceLabel(source)}`).join('; ');
