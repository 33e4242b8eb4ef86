import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyKind, record, valueOf } from '../../../domain/review/arbitraries.testkit';
import { isEqual } from '../../../domain/review/equal';
import { fieldOf, placesOf, valueAt, withValueAt, type Place, type Side } from '../../../domain/review/places';
import { joinVersions, applyChoices } from './joinVersions';

const places = placesOf(everyKind);
const equalAt = (place: Place, one: Side, other: Side) =>
  isEqual(fieldOf(everyKind, place.field), valueAt(one, place), valueAt(other, place));

/** Two people's values for a place of one record. */
const change = (place: Place) =>
  fc.record({
    base: record,
    value: valueOf(fieldOf(everyKind, place.field)),
    other: valueOf(fieldOf(everyKind, place.field)),
  });

describe.each(places.map((place) => ({ name: place.path, place })))('two people and $name', ({ place }) => {
  it('takes over what the other person changed', () => {
    fc.assert(
      fc.property(change(place), ({ base, value }) => {
        const theirs = { ...withValueAt(base, place, value), updatedAt: 'later', _version: '"2"' };
        const ours = { ...base, unknownToUs: 'mine' };
        const joined = joinVersions(everyKind, { base, ours, theirs });
        expect(joined.conflicts).toEqual([]);
        const result = applyChoices(everyKind, joined, [], theirs);
        for (const each of places) expect(equalAt(each, result, theirs), each.path).toBe(true);
        expect(result).toMatchObject({ updatedAt: 'later', _version: '"2"' });
      }),
      { numRuns: 20 },
    );
  });

  it('keeps what I changed, and asks about a real conflict: mine or theirs', () => {
    fc.assert(
      fc.property(change(place), ({ base, value, other }) => {
        const [ours, theirs] = [withValueAt(base, place, value), withValueAt(base, place, other)];
        const joined = joinVersions(everyKind, { base, ours, theirs });
        const hasConflict = joined.conflicts.length > 0;
        expect(joined.conflicts.map(({ place: { path } }) => path)).toEqual(hasConflict ? [place.path] : []);
        expect(equalAt(place, joined.record, ours) || (!hasConflict && !equalAt(place, base, theirs))).toBe(true);
        expect(equalAt(place, applyChoices(everyKind, joined, joined.conflicts, theirs), theirs) || !hasConflict).toBe(
          true,
        );
      }),
      { numRuns: 20 },
    );
  });
});

it('asks about every difference if the common base is unknown', () => {
  fc.assert(
    fc.property(record, record, (ours, theirs) => {
      const { record: joined, conflicts, taken } = joinVersions(everyKind, { ours, theirs });
      expect(joined).toBe(ours);
      expect(taken).toEqual([]);
      expect(conflicts.map(({ place }) => place.path)).toEqual(
        places.filter((place) => !equalAt(place, ours, theirs)).map(({ path }) => path),
      );
    }),
    { numRuns: 20 },
  );
});
