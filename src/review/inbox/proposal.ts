import { emptyRecord, type ContentType } from '../../../domain/contentType';
import type { InboxItem } from '../../../domain/inbox';
import { compare, isConflict, type FieldDifference } from '../../../domain/review/compare';
import { merge } from '../../../domain/review/merge';
import { placesIn, type Side } from '../../../domain/review/places';
import { takeAll } from '../../../domain/review/take';
import { versionOf } from '../../records';

export interface Proposal {
  /** What the form starts with, with the version of the linked record. */
  start: Side;
  /** Where the proposal differs from that: nothing else is shown as different. */
  differences: FieldDifference[];
  /** Whether the state it was made against is known, so that one can say who changed what. */
  isKnown: boolean;
}

/**
 * What an editor gets to see of an item: the linked record (or an empty one) with an interim save laid over it, and the
 * places where the proposal differs. In: the linked record, null where there is none. `ownSource`: the id of the product,
 * whose items are adopted by themselves in all languages (document 1, section 4).
 */
export function openProposal(type: ContentType<any>, item: InboxItem, record: Side | null, ownSource: string): Proposal {
  const linked: Side = record ?? emptyRecord(type);
  const isDeleted = item.status === 'deleted';
  const theirs = isDeleted ? {} : item.normalizedData;
  const places = placesIn(type, theirs).filter(({ field }) => field !== 'isPublic');
  const base = item.base ?? undefined;
  let start = linked;
  if (item.interim) start = withInterim(type, linked, item.interim, item.interimBase);
  else if (item.source === ownSource) start = adopted(type, linked, theirs, base);
  if (!record && !item.interim && typeof theirs.isPublic === 'boolean') start = { ...start, isPublic: theirs.isPublic };
  const version = versionOf(linked);
  const differences = compare(type, { base, ours: start, theirs }, places).filter(({ change }) => change !== 'same' && change !== 'agreed');
  return { start: version ? { ...start, _version: version } : start, differences, isKnown: base !== undefined };
}

function withInterim(type: ContentType<any>, linked: Side, interim: Side, base: Side | null): Side {
  const joined = merge(type, { base: base ?? linked, ours: { ...linked, ...interim }, theirs: linked });
  return { ...linked, ...joined.record };
}

function adopted(type: ContentType<any>, linked: Side, theirs: Side, base: Side | undefined): Side {
  const places = placesIn(type, theirs);
  return takeAll(type, linked, compare(type, { base, ours: linked, theirs }, places)).record;
}

/** How a difference is marked. */
export function markOf(difference: FieldDifference, isKnown: boolean): 'theirs' | 'ours' | 'both' | 'conflict' | 'unknown' {
  if (!isKnown) return 'unknown';
  if (isConflict(difference)) return 'conflict';
  return difference.change as 'theirs' | 'ours' | 'both';
}
