import { nameOf, type ContentType } from '../../../domain/contentType';
import { compare, type FieldDifference } from '../../../domain/review/compare';
import { placesOf, type Declaration, type Place, type Side } from '../../../domain/review/places';
import type { HistoryEntry } from '../../../domain/history';

/** The places a stored version knows; a field that came to the type later is none of it and is left alone. */
function placesKnownBy(type: Declaration, record: Side): Place[] {
  return placesOf(type).filter(({ field }) => Object.hasOwn(record, field));
}

/** Where two versions differ: `ours` is the one, `theirs` the other. */
export function differencesBetween(type: Declaration, ours: Side, theirs: Side): FieldDifference[] {
  return compare(type, { ours, theirs }, placesKnownBy(type, theirs)).filter(({ change }) => change !== 'same');
}

/** Another record that has become part of this one, as one of its versions calls it. */
export interface Other {
  id: number;
  name: string;
  /** Whether it became part of this one with this version. */
  isJoining: boolean;
}

/** Whose version it is, where it is none of the record's own; null otherwise. In: the history, newest first. */
export function otherOf(
  type: ContentType,
  id: number,
  entries: readonly HistoryEntry[],
  entry: HistoryEntry,
): Other | null {
  if (entry.recordId === id) return null;
  return {
    id: entry.recordId,
    name: nameOf(type, entry.record),
    isJoining: entry.action === 'delete' && entries.find(({ recordId }) => recordId === entry.recordId) === entry,
  };
}

/** The version before, of the same record; undefined where none is among those given. */
export function previousOf(entries: readonly HistoryEntry[], entry: HistoryEntry): HistoryEntry | undefined {
  const before = entries.filter(({ recordId, version }) => recordId === entry.recordId && version < entry.version);
  return before.toSorted((one, other) => other.version - one.version)[0];
}
