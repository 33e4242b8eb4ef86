import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { events } from '../types/event';
import { persons } from '../types/person';
import { projects } from '../types/project';
import type { ItemsField } from '../kinds/items';
import { itemsOf } from './canonical';
import { mergeValues } from './mergeValues';

const { contacts, links, images, financing, topics } = projects.fields;

const person = (n: number, more: object = {}) => ({
  name: 'Amt für Wald',
  firstName: `Vorname${n}`,
  lastName: `Nachname${n}`,
  email: `p${n}@example.org`,
  phone: `+41 31 000 00 0${n}`,
  city: 'Bern',
  ...more,
});
const link = (n: number, more: object = {}) => ({ label: `Seite ${n}`, url: `https://example.org/${n}`, ...more });
const image = (id: number, more: object = {}) => ({
  id,
  name: `${id}.jpg`,
  extension: 'jpg',
  mimeType: 'image/jpeg',
  description: '',
  ...more,
});

describe('merging lists', () => {
  it('joins additions of both sides at their positions, ours before theirs', () => {
    const base = [link(1), link(2)];
    expect(mergeValues(links, base, [link(1), link(3), link(2)], [link(1), link(2), link(4)])).toEqual([
      link(1),
      link(3),
      link(2),
      link(4),
    ]);
    expect(mergeValues(links, base, [...base, link(3)], [...base, link(4)])).toEqual([...base, link(3), link(4)]);
    expect(mergeValues(links, [], [link(3)], [link(4), link(5)])).toEqual([link(3), link(4), link(5)]);
  });

  it('adds an item once if both sides added it', () => {
    expect(mergeValues(links, [], [link(1), link(2)], [link(3), link(1)])).toEqual([link(3), link(1), link(2)]);
  });

  it('keeps the stored item of two equal additions, on either side', () => {
    const { employments } = persons.fields;
    const [typed, stored] = [null, 7].map((id) => ({
      id,
      company: { id: 3 },
      role: 'Leiterin',
      official: true,
      translations: {},
    }));
    expect(mergeValues(employments, [], [typed], [stored])).toEqual([stored]);
    expect(mergeValues(employments, [], [stored], [typed])).toEqual([stored]);
  });

  it('joins an addition, a change and a removal of different items', () => {
    const base = [person(1), person(2), person(3)];
    expect(mergeValues(contacts, base, [person(1, { phone: '1' }), person(3)], [...base, person(4)])).toEqual([
      person(1, { phone: '1' }),
      person(3),
      person(4),
    ]);
  });

  it('joins changes of different parts of one person or picture', () => {
    expect(mergeValues(contacts, [person(1)], [person(1, { phone: '1' })], [person(1, { city: 'Thun' })])).toEqual([
      person(1, { phone: '1', city: 'Thun' }),
    ]);
    expect(
      mergeValues(images, [image(1)], [image(1, { description: 'Wald' })], [image(1, { descriptionFR: 'Forêt' })]),
    ).toEqual([image(1, { description: 'Wald', descriptionFR: 'Forêt' })]);
    // A new person in the same position must not get the former person's new number.
    const { email: _, ...rest } = person(2);
    expect(
      mergeValues(contacts, [person(1)], [{ ...rest, email: person(1).email }], [person(1, { phone: '1' })]),
    ).toBeUndefined();
  });

  it('joins one changed part of each side in a small item, unless it may be another item', () => {
    const few = { name: '', firstName: 'Anna', lastName: 'Muster', email: 'a@example.org', phone: '1' };
    const joins = (base: object, ours: object, theirs: object) => [
      mergeValues(contacts, [base], [ours], [theirs]),
      mergeValues(contacts, [base], [theirs], [ours]),
    ];
    for (const base of [few, { ...few, name: 'Amt' }]) {
      const both = { ...base, phone: '2', email: 'b@example.org' };
      expect(joins(base, { ...base, phone: '2' }, { ...base, email: 'b@example.org' })).toEqual([[both], [both]]);
      expect(joins(base, { ...base, phone: '2' }, { ...base, phone: '3' })).toEqual([undefined, undefined]);
      // With another name it may be another person; likewise if two parts changed, or a part that identifies the
      // person.
      expect(joins(base, { ...base, lastName: 'Meier' }, { ...base, email: 'b@example.org' })).toEqual([
        undefined,
        undefined,
      ]);
      expect(joins(base, { ...base, phone: '2', city: 'Bern' }, { ...base, email: 'b@example.org' })).toEqual([
        undefined,
        undefined,
      ]);
    }
    const two = { lastName: 'Muster', email: 'a@example.org', phone: '1' };
    expect(joins(two, { ...two, phone: '2' }, { ...two, email: 'b@example.org' })).toEqual([undefined, undefined]);
  });

  it.each<[string, ItemsField, object[], object[], object[]]>([
    ['both changed the same part', contacts, [person(1)], [person(1, { phone: '1' })], [person(1, { phone: '2' })]],
    [
      'one removed what the other changed',
      contacts,
      [person(1), person(2)],
      [person(2)],
      [person(1, { phone: '2' }), person(2)],
    ],
    [
      'both added the same picture with other words',
      images,
      [],
      [image(1, { description: 'a' })],
      [image(1, { description: 'b' })],
    ],
    [
      'one changed the address of a link, the other its label',
      links,
      [link(1)],
      [link(1, { label: 'x' })],
      [link(1, { url: 'https://x.example' })],
    ],
    [
      'both moved items to another order',
      links,
      [link(1), link(2), link(3)],
      [link(2), link(1), link(3)],
      [link(1), link(3), link(2)],
    ],
    [
      'both set the same amount anew',
      financing,
      [{ id: 'costsCanton', value: '1' }],
      [{ id: 'costsCanton', value: '2' }],
      [{ id: 'costsCanton', value: '3' }],
    ],
    [
      'both added the same cost line',
      financing,
      [],
      [{ id: 'costsCanton', value: '2' }],
      [{ id: 'costsCanton', value: '3' }],
    ],
  ])('leaves to the user: %s', (_, field, base, ours, theirs) => {
    expect(mergeValues(field, base, ours, theirs)).toBeUndefined();
    expect(mergeValues(field, base, theirs, ours)).toBeUndefined();
  });

  it('reports two orders of the units of a programme as a conflict, and takes over a single one', () => {
    const { programs } = events.fields;
    const unit = (text: string) => ({ time: '9 Uhr', descriptions: [{ value: `<p>Rede ${text}</p>` }] });
    const programme = (...titles: string[]) => [{ title: 'Vormittag', units: titles.map(unit) }];
    const base = programme('a', 'b', 'c');
    expect(mergeValues(programs, base, programme('b', 'a', 'c'), programme('a', 'c', 'b'))).toBeUndefined();
    expect(mergeValues(programs, base, programme('c', 'a', 'b'), programme('a', 'b', 'c', 'd'))).toEqual(
      programme('c', 'd', 'a', 'b'),
    );
  });

  it('reports a conflict if both added the same items in a different order', () => {
    expect(mergeValues(links, [], [link(1), link(2)], [link(2), link(1)])).toBeUndefined();
  });

  it('takes the order of the side that moved items', () => {
    const base = [link(1), link(2), link(3)];
    const moved = [link(3), link(1), link(2)];
    expect(mergeValues(links, base, [link(1), link(2, { label: 'x' }), link(3), link(4)], moved)).toEqual([
      link(3),
      link(4),
      link(1),
      link(2, { label: 'x' }),
    ]);
    expect(mergeValues(links, base, moved, [link(1), link(3)])).toEqual([link(3), link(1)]);
  });

  it('loses no change that only one side made', () => {
    const edit = fc.record({
      side: fc.constantFrom('ours', 'theirs'),
      kind: fc.constantFrom('keep', 'change', 'remove'),
    });
    const additions = fc.record({ ours: fc.integer({ min: 0, max: 3 }), theirs: fc.integer({ min: 0, max: 3 }) });
    const kinds = fc.constantFrom<[ItemsField, (n: number, more?: object) => object, string]>(
      [contacts, person, 'role'],
      [links, link, 'label'],
      [images, image, 'copyright'],
    );
    fc.assert(
      fc.property(
        kinds,
        fc.array(edit, { maxLength: 6 }),
        additions,
        fc.boolean(),
        ([field, make, part], edits, added, weMove) => {
          const base = edits.map((_, n) => make(n));
          const side = (name: 'ours' | 'theirs', offset: number) => [
            ...edits.flatMap((change, n) => {
              if (change.side !== name || change.kind === 'keep') return [make(n)];
              return change.kind === 'remove' ? [] : [make(n, { [part]: `geändert ${name}` })];
            }),
            ...Array.from({ length: added[name] }, (_, n) => make(offset + n)),
          ];
          const ours = weMove ? side('ours', 10).reverse() : side('ours', 10);
          const theirs = side('theirs', 20);
          const expected = [
            ...edits.flatMap((change, n) =>
              change.kind === 'remove'
                ? []
                : [change.kind === 'change' ? make(n, { [part]: `geändert ${change.side}` }) : make(n)],
            ),
            ...Array.from({ length: added.ours }, (_, n) => make(10 + n)),
            ...Array.from({ length: added.theirs }, (_, n) => make(20 + n)),
          ];
          const canonicalOf = (value: unknown) =>
            itemsOf(field, value)
              .map(({ canonical }) => canonical)
              .sort();
          for (const merged of [mergeValues(field, base, ours, theirs), mergeValues(field, base, theirs, ours)]) {
            expect(merged).toBeDefined();
            expect(canonicalOf(merged)).toEqual(canonicalOf(expected));
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('merging relations', () => {
  it('joins additions and removals of both sides', () => {
    const ids = (...entries: number[]) => entries.map((id) => ({ id }));
    expect(mergeValues(topics, ids(1, 2, 3), ids(2, 3, 4), ids(1, 3, 5))).toEqual(ids(3, 4, 5));
    expect(mergeValues(topics, undefined, ids(1), [2, { id: 1, name: 'A' }])).toEqual([{ id: 1 }, 2]);
    expect(mergeValues(topics, ids(1), [], [])).toEqual([]);
  });
});
