import { nameOf, type ContentType } from '../../../domain/contentType';
import { compare, type FieldDifference } from '../../../domain/review/compare';
import { placesOf, type Declaration, type Place, type Side } from '../../../domain/review/places';
import type { HistoryEntry } from '../../../domain/history';

/** The places that a stored version knows. A field added to the type later is left alone. */
function placesKnownBy(type: Declaration, record: Side): Place[] {
  return placesOf(type).filter(({ field }) => Object.hasOwn(record, field));
}

/** Where two versions differ. */
export function differencesBetween(type: Declaration, ours: Side, theirs: Side): FieldDifference[] {
  return compare(type, { ours, theirs }, placesKnownBy(type, theirs)).filter(({ change }) => change !== 'same');
}

/** Another record that was merged into this one, with its name in that version. */
export interface Other {
  id: number;
  name: string;
  /** Whether it was merged with this version. */
  isJoining: boolean;
}

/**
 * The other record that a version belongs to; null for the record's own versions.
 * @param entries the history, latest version first
 */
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

/** The previous version of the same record; undefined if it is not loaded. */
export function previousOf(entries: readonly HistoryEntry[], entry: HistoryEntry): HistoryEntry | undefined {
  const before = entries.filter(({ recordId, version }) => recordId === entry.recordId && version < entry.version);
  return before.toSorted((one, other) => other.version - one.version)[0];
}
