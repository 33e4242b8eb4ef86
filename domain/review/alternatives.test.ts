import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combineProposals, type Proposed } from './alternatives';
import { everyKind as type, record } from './arbitraries.testkit';
import { compare, isConflict, type FieldDifference } from './compare';
import { isEqual } from './equal';
import { mergeValues } from './mergeValues';
import { persons } from '../types/person';
import { fieldOf, placesIn, placesOf, type Side } from './places';

const differencesOf = (ours: Side, theirs: Side, base?: Side): FieldDifference[] =>
  compare(type, { base, ours, theirs }).filter(({ change }) => change !== 'same' && change !== 'agreed');
const proposed = (ours: Side, ...sides: Side[]) =>
  combineProposals(
    type,
    sides.map((side, index) => ({ from: index, differences: differencesOf(ours, side, ours) })),
  );
const at = (all: Proposed<number>[], path: string) => all.find(({ place }) => place.path === path) as Proposed<number>;
const check = (property: (ours: Side, a: Side, b: Side) => void) =>
  fc.assert(fc.property(record, record, record, property), { numRuns: 60 });

describe('the proposals for a record', () => {
  it('are the plain differences if there is one proposal', () => {
    check((ours, theirs, base) => {
      const differences = differencesOf(ours, theirs, base);
      const all = combineProposals(type, [{ from: 'x', differences }]);
      expect(all.map(({ offer }) => offer)).toEqual(differences);
      for (const { offer, alternatives } of all) expect(alternatives).toEqual([{ difference: offer, from: ['x'] }]);
    });
  });

  it('are in the order of the form, each place once, newest first, equal values combined', () => {
    check((ours, a, b) => {
      const all = proposed(ours, a, b, structuredClone(a));
      const paths = placesOf(type).map(({ path }) => path);
      expect(all.map(({ place }) => place.path)).toEqual(
        paths.filter((path) => all.some(({ place }) => place.path === path)),
      );
      for (const { place, alternatives } of all) {
        const field = fieldOf(type, place.field);
        expect(alternatives.map(({ from }) => from[0])).toEqual(
          alternatives.map(({ from }) => from[0]).toSorted((one, other) => Number(one) - Number(other)),
        );
        for (const [index, { difference, from }] of alternatives.entries()) {
          expect(from.includes(2)).toBe(from.includes(0));
          for (const other of alternatives.slice(index + 1))
            expect(isEqual(field, difference.theirs, other.difference.theirs)).toBe(false);
        }
      }
    });
  });

  it('contradict each other if two want different values, in either order', () => {
    check((ours, a, b) => {
      const [forth, back] = [proposed(ours, a, b), proposed(ours, b, a)];
      expect(forth.filter(({ offer }) => isConflict(offer)).map(({ place }) => place.path)).toEqual(
        back.filter(({ offer }) => isConflict(offer)).map(({ place }) => place.path),
      );
      for (const {
        place,
        alternatives: [newest, older],
        offer,
      } of forth) {
        const joined =
          older === undefined
            ? undefined
            : mergeValues(fieldOf(type, place.field), offer.ours, newest?.difference.theirs, older.difference.theirs);
        const wanted = older
          ? { ...newest?.difference, change: 'both', ...(joined !== undefined && { merged: joined }) }
          : newest?.difference;
        expect([offer, isConflict(offer)]).toEqual([wanted, older !== undefined && joined === undefined]);
      }
    });
  });

  const base = {
    title: 'Wald',
    topics: [{ id: 1 }, { id: 2 }],
    links: [
      { label: 'A', url: 'https://a.example' },
      { label: 'B', url: 'https://b.example' },
    ],
  };

  it('are combined if each appends a note', () => {
    const before = { userComment: 'Ruft zurück' };
    const noted = ['Mitteilung B', 'Mitteilung A'].map((note) => ({ userComment: `Ruft zurück\n\n${note}` }));
    const all = (sides: Side[]) =>
      combineProposals(
        persons,
        sides.map((side, index) => ({
          from: index,
          differences: compare(persons, { base: before, ours: before, theirs: side }, placesIn(persons, side)),
        })),
      );
    expect(all(noted)[0]?.offer.merged).toBe('Ruft zurück\n\nMitteilung B\n\nMitteilung A');
    // The existing text was changed as well, which is a conflict.
    expect(isConflict(all([...noted, { userComment: 'Ruft nie zurück' }])[0]?.offer as FieldDifference)).toBe(true);
  });

  it('are combined if they concern different items of a list', () => {
    const all = proposed(
      base,
      { ...base, links: base.links.slice(1), topics: [{ id: 1 }] },
      {
        ...base,
        links: [base.links[0], { label: 'B', url: 'https://neu.example' }],
        topics: [{ id: 1 }, { id: 2 }, { id: 3 }],
      },
    );
    expect(at(all, 'links').offer.merged).toEqual([{ label: 'B', url: 'https://neu.example' }]);
    expect(at(all, 'topics').offer.merged).toEqual([{ id: 1 }, { id: 3 }]);
  });

  it('conflict with our changes if any of them does, and propose nothing where only we changed', () => {
    const ours = { ...base, title: 'Holz' };
    const from = (theirs: Side, index: number) => ({ from: index, differences: differencesOf(ours, theirs, base) });
    const contradictory = combineProposals(type, [
      from({ ...base, title: 'Forst' }, 0),
      from({ ...base, title: 'Wiese' }, 1),
    ]);
    expect(isConflict(at(contradictory, 'title').offer)).toBe(true);
    const one = at(combineProposals(type, [from(base, 0), from({ ...base, title: 'Wiese' }, 1)]), 'title');
    expect(one.alternatives.map(({ difference }) => difference.change)).toEqual(['ours', 'both']);
    expect(one.offer).toBe(one.alternatives[1]?.difference);
  });

  it('can also number three', () => {
    const all = proposed(base, { ...base, title: 'Eins' }, { ...base, title: ' Zwei' }, { ...base, title: 'Zwei' });
    expect(at(all, 'title').alternatives.map(({ from }) => from)).toEqual([[0], [1, 2]]);
  });
});
