import { publishingFields } from '../publishing';
import { describe, expect, it } from 'vitest';
import { translatedFields, visibility } from '../contentType';
import { projects } from '../types/project';
import { compare, isConflict } from './compare';
import { merge } from './merge';
import { placesIn, placesOf, type Side } from './places';
import { putBack, adopt, adoptAll } from './adopt';

const base: Side = {
  id: 1,
  title: 'Wald',
  isPublic: false,
  topics: [{ id: 1 }],
  startDate: '2024-01-01',
  projectCosts: '1000',
  contacts: [{ name: 'Amt', phone: '1', email: 'a@x.example', city: 'Bern' }],
  translations: { fr: { title: 'Forêt' }, it: {} },
};
const french = (title: string) => ({ fr: { title }, it: {} });
const changes = (theirs: Side, ours = base) =>
  compare(projects, { base, ours, theirs })
    .filter(({ change }) => change !== 'same')
    .map(({ place, change }) => [place.path, change]);

describe('places', () => {
  it('are the fields of the form, translated ones once per language', () => {
    const { publishFrom, publishTill } = publishingFields;
    expect(placesOf(projects).slice(0, 6)).toEqual([
      { path: 'isPublic', field: 'isPublic', locale: 'de', label: 'Öffentlich', declared: visibility },
      { path: 'publishFrom', field: 'publishFrom', locale: 'de', label: publishFrom.label, declared: publishFrom },
      { path: 'publishTill', field: 'publishTill', locale: 'de', label: publishTill.label, declared: publishTill },
      { path: 'projectCode', field: 'projectCode', locale: 'de', label: 'Code', declared: projects.fields.projectCode },
      { path: 'title', field: 'title', locale: 'de', label: 'Titel', declared: projects.fields.title },
      { path: 'translations.fr.title', field: 'title', locale: 'fr', label: 'Titel', declared: projects.fields.title },
    ]);
    const translated = Object.keys(translatedFields(projects.fields));
    expect(placesOf(projects)).toHaveLength(3 + Object.keys(projects.fields).length + 2 * translated.length);
  });

  it('are, for a source, the keys it contains, even if empty', () => {
    expect(
      placesIn(projects, { title: null, topics: [], translations: { fr: { links: [] } }, foreign: 1 }).map(
        ({ path }) => path,
      ),
    ).toEqual(['title', 'topics', 'translations.fr.links']);
    expect(placesIn(projects, { translations: [] })).toEqual([]);
  });
});

describe('three versions', () => {
  it('show who changed what', () => {
    const ours = { ...base, title: 'Wald!', startDate: '2024-02-01', projectCosts: '5' };
    const theirs = { ...base, title: 'Wald?', startDate: '2024-02-01T00:00:00+01:00', translations: french('Forêts') };
    expect(changes(theirs, ours)).toEqual([
      ['title', 'both'],
      ['translations.fr.title', 'theirs'],
      ['projectCosts', 'ours'],
      ['startDate', 'agreed'],
    ]);
  });

  it('ignore differences in notation', () => {
    expect(
      changes({
        ...base,
        title: ' Wald ',
        topics: [{ id: 1, name: 'x' }],
        startDate: '2024-01-01T00:00:00+01:00',
        projectCosts: '1000.00',
        translations: [],
      }),
    ).toEqual([['translations.fr.title', 'theirs']]);
  });

  it('merge: every change is kept; what both changed keeps our value and is a conflict', () => {
    const ours = {
      ...base,
      title: 'Wald!',
      topics: [{ id: 1 }, { id: 2 }],
      contacts: [{ ...(base.contacts as Side[])[0], phone: '2' }],
    };
    const theirs = {
      ...base,
      title: 'Wald?',
      topics: [{ id: 3 }],
      isPublic: true,
      contacts: [...(base.contacts as Side[]), { name: 'Neu' }],
      translations: french('Forêts'),
    };
    const { record, conflicts } = merge(projects, { base, ours, theirs });
    expect(record).toEqual({
      ...base,
      title: 'Wald!',
      topics: [{ id: 2 }, { id: 3 }],
      isPublic: true,
      translations: french('Forêts'),
      contacts: [{ ...(base.contacts as Side[])[0], phone: '2' }, { name: 'Neu' }],
    });
    expect(conflicts.map(({ place }) => place.path)).toEqual(['title']);
  });

  it('keep even changes of spaces and order that only one side made', () => {
    const theirs = { ...base, title: 'Wald ', topics: [{ id: 1 }], translations: french('For\u00eat') };
    const reordered = { ...theirs, topics: [{ id: 2 }, { id: 1 }] };
    const twoTopics = { ...base, topics: [{ id: 1 }, { id: 2 }] };
    expect(merge(projects, { base: twoTopics, ours: structuredClone(twoTopics), theirs: reordered }).record).toEqual(
      reordered,
    );
    expect(merge(projects, { base, ours: { ...base, title: ' Wald' }, theirs }).record.title).toBe(' Wald');
  });
});

describe('taking over', () => {
  it('drops entries that an import could not match, and writes others as records store them', () => {
    const theirs = { topics: [{ id: null, name: 'Holzbau' }, 4, { id: 1 }] };
    const [difference] = compare(projects, { ours: base, theirs }, placesIn(projects, theirs));
    expect(adopt(base, difference!).topics).toEqual([{ id: 4 }, { id: 1 }]);
    expect(difference!.theirs).toEqual(theirs.topics);
    const [bare] = compare(projects, { ours: base, theirs: { topics: [4, 1] } }, placesIn(projects, theirs));
    expect(adopt(base, bare!).topics).toEqual([{ id: 4 }, { id: 1 }]);
    const [unmatched] = compare(
      projects,
      { ours: base, theirs: { topics: [{ id: 1 }, { id: null, name: 'Holzbau' }] } },
      placesIn(projects, theirs),
    );
    expect(unmatched!.change).toBe('theirs');
    expect(adoptAll(base, [unmatched!])).toEqual({ record: base, taken: [], conflicts: [] });
  });

  it('writes empty values that the source contains, and never removes a key', () => {
    const all = compare(projects, { ours: base, theirs: {} })
      .filter(({ change }) => change !== 'same')
      .reduce(adopt, base);
    expect(all).toEqual({
      id: 1,
      title: '',
      isPublic: false,
      topics: [],
      startDate: null,
      projectCosts: '',
      contacts: [],
      translations: { fr: { title: '' }, it: {} },
    });
  });

  it('can be undone in a language that was missing before', () => {
    for (const ours of [
      { title: 'x' },
      { title: 'x', translations: [] },
      { title: 'x', translations: { it: {} } },
      { title: 'x', translations: { fr: {} } },
    ] as Side[]) {
      const differences = compare(projects, {
        ours,
        theirs: { ...ours, translations: { fr: { title: 'a', description: 'b' } } },
      }).filter(({ change }) => change !== 'same');
      const taken = differences.reduce(adopt, ours);
      expect(taken.translations).toMatchObject({ fr: { title: 'a', description: 'b' } });
      expect(JSON.stringify(differences.reduce(putBack, taken))).toBe(JSON.stringify(ours));
    }
  });

  it('of everything skips conflicts and later edits', () => {
    const ours = { ...base, title: 'Wald!' };
    const theirs = { ...base, title: 'Wald?', startDate: '2025-01-01', projectCosts: '2000' };
    const differences = compare(projects, { base, ours, theirs });
    expect(differences.filter(isConflict).map(({ place }) => place.path)).toEqual(['title']);
    const { record, taken, conflicts } = adoptAll({ ...ours, projectCosts: '7' }, differences);
    expect(record).toEqual({ ...ours, projectCosts: '7', startDate: '2025-01-01' });
    expect([taken, conflicts].map((list) => list.map(({ place }) => place.path))).toEqual([
      ['startDate'],
      ['title', 'projectCosts'],
    ]);
    expect(adoptAll(record, taken).taken).toEqual([]);
  });
});
