import { isConflict, type FieldDifference } from './compare';
import { equality } from './equal';
import { mergeValues } from './mergeValues';
import { placesOf, type Declaration, type Place } from './places';

/** A value that is proposed for a place, and by what: several proposals may say the same. */
export interface Alternative<From> {
  difference: FieldDifference;
  /** The newest first. */
  from: From[];
}

/** What one proposal or many say about a place. */
export interface Proposed<From> {
  place: Place;
  /** Each another value, the newest first; never empty. */
  alternatives: Alternative<From>[];
  /**
   * What they come to: the only one; of several what holds all of them, as `merged`; without that a conflict
   * (`isConflict`), since only a person can decide which is right.
   */
  offer: FieldDifference;
}

/**
 * Joins what several proposals say of the same record.
 * In: the differences of each (`compare` with the same `ours`), the newest first. Out: one entry for each place of
 * which any speaks, in the order of the form; of a single proposal just its differences.
 */
export function proposedBy<From>(
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

/**
 * In: what differs at one place, the newest first. What only we have changed contradicts nobody: it proposes nothing.
 */
function offerOf(all: readonly FieldDifference[]): FieldDifference {
  const [newest, ...older] = all.filter(({ change }) => change !== 'ours');
  if (!newest || older.length === 0) return newest ?? (all[0] as FieldDifference);
  const { merged: _own, ...difference } = newest;
  const joined = older.reduce((value, other) => joinedWith(value, other), wantedOf(newest));
  return { ...difference, change: 'both', ...(joined !== undefined && { merged: joined }) };
}

/**
 * Our value with the changes of both: each proposal was made from it. Out: undefined where they contradict each other.
 */
function joinedWith(value: unknown, other: FieldDifference): unknown {
  const wanted = wantedOf(other);
  if (value === undefined || wanted === undefined) return undefined;
  return mergeValues(other.place.declared, other.ours, value, wanted);
}

const wantedOf = (difference: FieldDifference): unknown =>
  isConflict(difference) ? undefined : (difference.merged ?? difference.theirs);
