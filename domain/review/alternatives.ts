import { isConflict, type FieldDifference } from './compare';
import { equality } from './equal';
import { mergeValues } from './mergeValues';
import { placesOf, type Declaration, type Place } from './places';

/** A proposed value for a place, with all proposals that contain it. */
export interface Alternative<From> {
  difference: FieldDifference;
  /** Newest first. */
  from: From[];
}

/** The proposals for one place. */
export interface Proposed<From> {
  place: Place;
  /** The different values, newest first; never empty. */
  alternatives: Alternative<From>[];
  /**
   * The offered result: a single difference as it is, several with all changes in `merged`, or a conflict
   * (`isConflict`).
   */
  offer: FieldDifference;
}

/**
 * Combines several proposals for the same record.
 * @param proposals the differences of each, newest first; all from `compare` with the same `ours`
 * @returns an entry for each place that any proposal changes, in the order of the form
 */
export function combineProposals<From>(
  type: Declaration,
  proposals: readonly { from: From; differences: readonly FieldDifference[] }[],
): Proposed<From>[] {
  const byPath = new Map<string, Alternative<From>[]>();
  for (const { from, differences } of proposals) {
    for (const difference of differences) {
      const { path, declared } = difference.place;
      const known = byPath.get(path) ?? [];
      byPath.set(path, known);
      const isSame = equality(declared);
      const same = known.find((alternative) => isSame(alternative.difference.theirs, difference.theirs));
      if (same) same.from.push(from);
      else known.push({ difference, from: [from] });
    }
  }
  return placesOf(type).flatMap((place) => {
    const alternatives = byPath.get(place.path);
    return alternatives
      ? [{ place, alternatives, offer: offerOf(alternatives.map(({ difference }) => difference)) }]
      : [];
  });
}

/** Combines the differences at one place, newest first. A difference that only we made proposes nothing. */
function offerOf(all: readonly FieldDifference[]): FieldDifference {
  const [newest, ...older] = all.filter(({ change }) => change !== 'ours');
  if (!newest || older.length === 0) return newest ?? (all[0] as FieldDifference);
  const { merged: _own, ...difference } = newest;
  const joined = older.reduce((value, other) => joinedWith(value, other), wantedOf(newest));
  return { ...difference, change: 'both', ...(joined !== undefined && { merged: joined }) };
}

/** Our value with the changes of both proposals; undefined if they contradict each other. */
function joinedWith(value: unknown, other: FieldDifference): unknown {
  const wanted = wantedOf(other);
  if (value === undefined || wanted === undefined) return undefined;
  return mergeValues(other.place.declared, other.ours, value, wanted);
}

const wantedOf = (difference: FieldDifference): unknown =>
  isConflict(difference) ? undefined : (difference.merged ?? difference.theirs);
