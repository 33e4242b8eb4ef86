import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyKind as type, record, valueOf } from './arbitraries.testkit';
import { compare, isConflict } from './compare';
import { isEqual } from './equal';
import type { Field } from '../fields';
import { hasItems, partsOf } from '../kinds/items';
import { canonicalText, itemsOf } from './canonical';
import { merge } from './merge';
import { fieldOf, placesIn, placesOf, valueAt, withValueAt, type Place, type Side } from './places';
import { putBack, adopt, adoptAll } from './adopt';
import { partAt } from './values';

const places = placesOf(type);
const equalAt = (place: Place, a: Side, b: Side) =>
  isEqual(fieldOf(type, place.field), valueAt(a, place), valueAt(b, place));
const check = (...property: Parameters<typeof fc.property<[Side, Side, Side]>>) =>
  fc.assert(fc.property(...property), { numRuns: 60 });

/** Two versions of a record changed in different places. */
const disjoint = record.chain((base) =>
  fc
    .tuple(
      ...places.map((place) =>
        fc.tuple(fc.constantFrom('ours', 'theirs', 'none'), valueOf(fieldOf(type, place.field))),
      ),
    )
    .map((changes) => {
      const sides = { base, ours: base, theirs: base };
      for (const [index, [side, value]] of changes.entries()) {
        if (side !== 'none') sides[side] = withValueAt(sides[side], places[index] as Place, value);
      }
      return sides;
    }),
);

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

describe('comparing', () => {
  it('finds no change in the same record', () => {
    fc.assert(
      fc.property(record, (side) => {
        for (const base of [undefined, side, structuredClone(side)]) {
          expect(
            compare(type, { base, ours: side, theirs: structuredClone(side) }).map(({ change }) => change),
          ).toEqual(places.map(() => 'same'));
        }
      }),
    );
  });

  it('is symmetric in who changed what', () => {
    const opposite = { same: 'same', ours: 'theirs', theirs: 'ours', both: 'both', agreed: 'agreed' } as const;
    check(record, record, record, (base, a, b) => {
      const mine = compare(type, { base, ours: a, theirs: b });
      const yours = compare(type, { base, ours: b, theirs: a });
      expect(yours.map(({ change }) => change)).toEqual(mine.map(({ change }) => opposite[change]));
      expect(yours.filter(isConflict).map(({ place }) => place)).toEqual(
        mine.filter(isConflict).map(({ place }) => place),
      );
    });
  });

  it('reports agreement if both made the same change', () => {
    check(record, record, record, (base, side) => {
      const found = compare(type, { base, ours: side, theirs: structuredClone(side) });
      expect(found.filter(({ place, change }) => change !== (equalAt(place, base, side) ? 'same' : 'agreed'))).toEqual(
        [],
      );
    });
  });

  it('mutates none of its arguments', () => {
    check(record, record, record, (base, ours, theirs) => {
      merge(type, { base: freeze(base), ours: freeze(ours), theirs: freeze(theirs) });
    });
  });
});

describe('taking over', () => {
  it('everything yields the proposal', () => {
    check(record, record, record, (_, ours, theirs) => {
      const differences = compare(type, { ours, theirs });
      const record = differences.filter(({ change }) => change !== 'same').reduce(adopt, ours);
      expect(places.filter((place) => !equalAt(place, record, theirs))).toEqual([]);
      expect(adoptAll(ours, differences)).toMatchObject({ record, conflicts: [] });
    });
  });

  it('no places changes nothing', () => {
    check(record, record, record, (base, ours, theirs) => {
      expect(adoptAll(ours, []).record).toBe(ours);
      expect(adoptAll(ours, compare(type, { base, ours, theirs: base })).record).toBe(ours);
      expect(adoptAll(ours, compare(type, { ours, theirs }, [])).record).toBe(ours);
    });
  });

  it('one place leaves all others identical', () => {
    check(record, record, record, (_, ours, theirs) => {
      for (const difference of compare(type, { ours, theirs })) {
        const taken = adopt(ours, difference);
        const others = places.filter(({ path }) => path !== difference.place.path);
        expect(others.every((place) => valueAt(taken, place) === valueAt(ours, place))).toBe(true);
        expect(taken.unknownToUs).toBe(ours.unknownToUs);
      }
    });
  });

  it('and reverting, in any order, restores the record exactly', () => {
    const order = fc.array(fc.nat(), { minLength: places.length, maxLength: places.length });
    fc.assert(
      fc.property(record, record, order, (ours, theirs, keys) => {
        const differences = compare(type, { ours, theirs });
        const written = JSON.stringify(ours);
        expect(
          differences.filter((difference) => JSON.stringify(putBack(adopt(ours, difference), difference)) !== written),
        ).toEqual([]);
        const shuffled = differences
          .map((difference, index) => ({ difference, key: keys[index] as number }))
          .sort((a, b) => a.key - b.key)
          .map(({ difference }) => difference);
        const all = differences.reduce(adopt, ours);
        expect(JSON.stringify(shuffled.reduce(putBack, all))).toBe(written);
      }),
      { numRuns: 60 },
    );
  });

  it('never touches a conflict', () => {
    check(record, record, record, (base, ours, theirs) => {
      const differences = compare(type, { base, ours, theirs });
      const { record, taken, conflicts } = adoptAll(ours, differences);
      expect(conflicts).toEqual(differences.filter(isConflict));
      const left = differences.filter((difference) => !taken.includes(difference));
      expect(left.filter(({ place }) => valueAt(record, place) !== valueAt(ours, place))).toEqual([]);
    });
  });

  it('never touches what was edited since the comparison', () => {
    check(record, record, record, (ours, theirs, typed) => {
      const { record, conflicts } = adoptAll(typed, compare(type, { ours, theirs }));
      expect(places.filter((place) => !equalAt(place, typed, ours) && !equalAt(place, record, typed))).toEqual([]);
      expect(conflicts.filter(({ place }) => valueAt(record, place) !== valueAt(typed, place))).toEqual([]);
    });
  });

  it('empties no field that the source does not have', () => {
    check(record, record, record, (_, ours, theirs) => {
      const contained = placesIn(type, theirs);
      const { record } = adoptAll(ours, compare(type, { ours, theirs }, contained));
      const missing = places.filter((place) => !contained.some(({ path }) => path === place.path));
      expect(missing.filter((place) => valueAt(record, place) !== valueAt(ours, place))).toEqual([]);
    });
  });
});

describe('merging', () => {
  it('keeps two changes of different places', () => {
    fc.assert(
      fc.property(disjoint, ({ base, ours, theirs }) => {
        const { record, conflicts } = merge(type, { base, ours, theirs });
        expect(conflicts).toEqual([]);
        expect(places.filter((place) => !equalAt(place, record, equalAt(place, base, ours) ? theirs : ours))).toEqual(
          [],
        );
      }),
      { numRuns: 60 },
    );
  });

  it('yields the same result in whichever order both saved, up to the order of additions', () => {
    check(record, record, record, (base, a, b) => {
      const mine = merge(type, { base, ours: a, theirs: b });
      const yours = merge(type, { base, ours: b, theirs: a });
      const paths = mine.conflicts.map(({ place }) => place.path);
      expect(yours.conflicts.map(({ place }) => place.path)).toEqual(paths);
      for (const place of places.filter(({ path }) => !paths.includes(path))) {
        expect(contentAt(place, mine.record), place.path).toEqual(contentAt(place, yours.record));
      }
    });
    function contentAt(place: Place, side: Side): unknown {
      return contentOf(place.declared, valueAt(side, place));
    }
    // The notation may come from either side, and the additions of both sides may be in either order.
    function contentOf(field: Field, value: unknown): unknown {
      if (field.kind === 'records') return canonicalText(field, value).split('\x1f').sort();
      if (field.kind === 'richText') return [...canonicalText(field, value)].sort().join('');
      if (!hasItems(field)) return canonicalText(field, value);
      const parts = Object.entries(partsOf(field));
      return itemsOf(field, value)
        .map((item) =>
          JSON.stringify([item.identities, parts.map(([path, part]) => contentOf(part, partAt(item.value, path)))]),
        )
        .sort();
    }
  });
});

const ordered = places.filter(({ declared }) =>
  declared.kind === 'records' ? declared.ordered : hasItems(declared) && declared.kind !== 'image',
);

describe.each(ordered.map((place) => ({ name: place.path, place })))('the order of $name', ({ place }) => {
  const field = place.declared;
  const canonical = (items: readonly unknown[]) => items.map((item) => canonicalText(field, [item]));
  const merged = (base: unknown[], ours: unknown[], theirs: unknown[]) => {
    const side = (value: unknown[]) => withValueAt({}, place, value);
    const { record, conflicts } = merge(type, { base: side(base), ours: side(ours), theirs: side(theirs) }, [place]);
    return { order: canonical(valueAt(record, place) as unknown[]), isConflicting: conflicts.length > 0 };
  };
  /** Distinguishable items, and two other orders of them. */
  const orders = valueOf(field)
    .filter((value): value is unknown[] => Array.isArray(value) && value.length > 1)
    .filter((items) => new Set(canonical(items).filter(Boolean)).size === items.length)
    .chain((items) =>
      fc.record({
        items: fc.constant(items),
        ours: fc.shuffledSubarray(items, { minLength: items.length }),
        theirs: fc.shuffledSubarray(items, { minLength: items.length }),
        at: fc.nat({ max: items.length - 1 }),
      }),
    );

  it('conflicts if both sides changed it differently; otherwise the changed side wins', () => {
    fc.assert(
      fc.property(orders, ({ items, ours, theirs }) => {
        const same = (one: unknown[], other: unknown[]) => one.every((item, index) => item === other[index]);
        const { order, isConflicting } = merged(items, ours, theirs);
        expect(isConflicting).toBe(!same(items, ours) && !same(items, theirs) && !same(ours, theirs));
        expect(order).toEqual(canonical(same(items, ours) ? theirs : ours));
      }),
      { numRuns: 60 },
    );
  });

  it('keeps a change if the other side adds or removes something', () => {
    fc.assert(
      fc.property(orders, ({ items, ours, at }) => {
        const one = items[at];
        const without = (all: unknown[]) => all.filter((item) => item !== one);
        const removed = canonical(without(ours));
        expect(merged(items, ours, without(items))).toEqual({ order: removed, isConflicting: false });
        expect(merged(items, without(items), ours)).toEqual({ order: removed, isConflicting: false });
        for (const { order, isConflicting } of [
          merged(without(items), without(ours), items),
          merged(without(items), items, without(ours)),
        ]) {
          expect(isConflicting).toBe(false);
          expect(order.filter((item) => item !== canonical([one])[0])).toEqual(removed);
          expect(order).toHaveLength(items.length);
        }
      }),
      { numRuns: 60 },
    );
  });
});
