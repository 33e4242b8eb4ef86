import { useInfiniteQuery } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import { useCallback } from 'react';
import { nameOf, type ContentType } from '../../../domain/contentType';
import { compare, type FieldDifference } from '../../../domain/review/compare';
import { isCommonField, scheduledChange } from '../../../domain/publishing';
import { placesOf, type Declaration, type Place, type Side } from '../../../domain/review/places';
import type { HistoryEntry } from '../../../domain/history';
import { putBack, adopt } from '../../../domain/review/adopt';
import { apiFetch } from '../../api/http';

/**
 * The places that a stored version contains. A field added to the type later is left alone; a publishing time is only
 * stored if there is one.
 */
function placesKnownBy(type: Declaration, record: Side): Place[] {
  return placesOf(type).filter(({ field }) => Object.hasOwn(record, field) || isCommonField(field));
}

/** The differences between two versions. */
export function differencesBetween(type: Declaration, ours: Side, theirs: Side): FieldDifference[] {
  return compare(type, { ours, theirs }, placesKnownBy(type, theirs)).filter(({ change }) => change !== 'same');
}

/** Another record that was merged into this one, with its name in that version. */
export interface Other {
  id: number;
  name: string;
  /** Whether this version is the one that was merged. */
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

export interface RestoreProps {
  type: Declaration;
  /** The form's values when the history was opened. */
  start: Side;
  /** The form's current values. */
  now: Side;
  /** Differences that were put into the form since then; their `ours` is the former value. */
  restored: readonly FieldDifference[];
  onRestore: (differences: readonly FieldDifference[]) => void;
  onUndo: (difference: FieldDifference) => void;
}

export interface Restoring {
  now: Side;
  restored: readonly FieldDifference[];
}

/** Puts values of an earlier version into the form. Undoing this restores the former values. */
export function restore({ now, restored }: Restoring, differences: readonly FieldDifference[]): Restoring {
  const added = differences.map((difference) => {
    const first = restored.find(({ place }) => place.path === difference.place.path);
    return first ? { ...difference, ours: first.ours, record: first.record } : difference;
  });
  const paths = new Set(added.map(({ place }) => place.path));
  return {
    now: added.reduce(adopt, now),
    restored: [...restored.filter(({ place }) => !paths.has(place.path)), ...added],
  };
}

export function undo({ now, restored }: Restoring, difference: FieldDifference): Restoring {
  return { now: putBack(now, difference), restored: restored.filter((other) => other !== difference) };
}

/** Versions per request. */
const pageSize = 20;

/**
 * Loads versions of a record, latest first; `merged` includes those of records merged into it.
 * @throws like `apiFetch`
 */
export function readHistory(
  resource: string,
  id: Identifier,
  { offset = 0, limit = pageSize, merged = false }: { offset?: number; limit?: number; merged?: boolean } = {},
): Promise<HistoryEntry[]> {
  return apiFetch<HistoryEntry[]>(
    `/${resource}/${encodeURIComponent(id)}/history?limit=${limit}&offset=${offset}${merged ? '&merged=true' : ''}`,
  );
}

/**
 * The history of a record, latest version first, loaded page by page, and again whenever it is opened. `merged`
 * includes records merged into it.
 */
export function useHistory(resource: string, id: Identifier, { merged = false } = {}) {
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['history', resource, id, { merged }],
    queryFn: ({ pageParam }) => readHistory(resource, id, { offset: pageParam, merged }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < pageSize ? undefined : pages.length * pageSize),
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const more = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  return {
    entries: data?.pages.flat() ?? [],
    error,
    isPending,
    hasNextPage,
    isFetchingNextPage,
    more,
    retry: () => void refetch(),
  };
}

/** The change that the publishing schedule made in a version, if no person made it and enough versions are loaded. */
export const scheduledChangeOf = (entries: readonly HistoryEntry[], entry: HistoryEntry): 'open' | 'closed' | null =>
  scheduledChange(previousOf(entries, entry)?.record ?? null, entry.record, entry.user !== null);
