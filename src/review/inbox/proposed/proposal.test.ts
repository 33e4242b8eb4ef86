import { describe, expect, it } from 'vitest';
import { emptyRecord } from '../../../../domain/contentType';
import type { InboxItem } from '../../../../domain/inbox/inbox';
import { projects } from '../../../../domain/types/project';
import { valueAt } from '../../../../domain/review/places';
import { persons } from '../../../../domain/types/person';
import { isAdopted, adoptAllInto } from './adopt';
import { markOf, openProposal, proposedIn } from './proposal';

const record = {
  ...emptyRecord(projects),
  id: 5,
  title: 'Seilbahn',
  projectCode: 'BE_1',
  keywords: 'alt',
  projectCosts: '100',
  _version: '"4"',
};
const item = (more: Partial<InboxItem>): InboxItem => ({
  id: 1,
  version: 1,
  type: 'project',
  source: 'chmos',
  status: 'update',
  title: 'x',
  internalId: 5,
  foreignId: 'f',
  hasInterim: false,
  createdAt: '',
  updatedAt: '',
  outcome: null,
  endedAt: null,
  endedBy: null,
  data: {},
  normalizedData: {},
  proposedAt: '',
  base: null,
  interim: null,
  interimBase: null,
  interimBy: null,
  interimAt: null,
  ...more,
});
const open = (given: InboxItem, linked: Record<string, unknown> | null = record, off: string[] = []) => {
  const isOn = (feature: string | undefined) => feature === undefined || !off.includes(feature);
  const opened = openProposal(projects, [given], linked, { productId: 'regio', isOn });
  const proposed = proposedIn(projects, [given], opened.ours, isOn);
  return { ...opened, isKnown: given.base !== null, proposed, differences: proposed.map(({ offer }) => offer) };
};
const paths = ({ differences }: ReturnType<typeof open>) => differences.map(({ place }) => place.path);

/** An in-memory form. */
function formOf(values: Record<string, unknown>) {
  return {
    values,
    getValues: ((path: string) => values[path]) as never,
    setValue: ((path: string, value: unknown) => {
      values[path] = value;
    }) as never,
    clearErrors: (() => {}) as never,
  };
}

describe('a proposal', () => {
  it('differs only in fields that its source knows, never in visibility', () => {
    const proposal = open(
      item({ normalizedData: { title: 'Gondel', isPublic: true, translations: { fr: { title: 'Télé' } } } }),
    );
    expect(paths(proposal)).toEqual(['title', 'translations.fr.title']);
    expect(proposal.start).toEqual(record);
  });

  it('of a deleted source proposes nothing', () => {
    expect(paths(open(item({ status: 'deleted' })))).toEqual([]);
  });

  it('from our own network is adopted in all languages, and can be put back', () => {
    const { start, differences } = open(
      item({ source: 'regio', normalizedData: { title: 'Gondel', translations: { it: { title: 'Funivia' } } } }),
    );
    expect(start).toMatchObject({
      title: 'Gondel',
      keywords: 'alt',
      translations: { it: { title: 'Funivia' } },
      _version: '"4"',
    });
    expect(differences.map(({ place, ours }) => [place.path, ours])).toEqual([
      ['title', 'Seilbahn'],
      ['translations.it.title', undefined],
    ]);
    expect(differences.every((difference) => isAdopted(projects, difference, valueAt(start, difference.place)))).toBe(
      true,
    );
  });

  it('for a new project from our own network fills the form without differences', () => {
    const proposal = open(
      item({ source: 'regio', status: 'new', internalId: null, normalizedData: { title: 'Neu' } }),
      null,
    );
    expect(proposal.start).toMatchObject({ title: 'Neu' });
    expect(proposal.differences).toEqual([]);
  });

  it('does not touch disabled fields, adopted or not', () => {
    const normalizedData = { title: 'Gondel', startDate: '2030-01-01' };
    for (const source of ['chmos', 'regio']) {
      const { start, differences } = open(item({ source, normalizedData }), record, ['PROJECTS_ENABLE_START_DATE']);
      expect(differences.map(({ place }) => place.path)).toEqual(['title']);
      expect(start.startDate).toBeNull();
    }
  });

  it('of a new project brings its visibility', () => {
    const { start } = open(
      item({ status: 'new', internalId: null, normalizedData: { title: 'Neu', isPublic: true } }),
      null,
    );
    expect(start).toMatchObject({ isPublic: true, title: '' });
  });

  it('starts from an interim save, with later changes of the record merged in', () => {
    const interim = { title: 'Entwurf', keywords: 'früher' };
    const { start } = open(item({ interim, interimBase: { title: 'Seilbahn', keywords: 'früher' } }));
    expect(start).toMatchObject({ title: 'Entwurf', keywords: 'alt', projectCode: 'BE_1', id: 5 });
  });

  it('knows which side changed what; accepting all stops at conflicts', () => {
    const base = { title: 'Früher', keywords: 'alt', projectCosts: '1' };
    const proposal = open(item({ base, normalizedData: { title: 'Gondel', keywords: 'neu', projectCosts: '1' } }));
    expect(proposal.differences.map((difference) => markOf(difference, proposal.isKnown))).toEqual([
      'conflict',
      'theirs',
      'ours',
    ]);
    const form = formOf({ ...record });
    const { taken, conflicts } = adoptAllInto(form, projects, proposal.proposed);
    expect(taken).toBe(1);
    expect(conflicts.map(({ place }) => place.path)).toEqual(['title']);
    expect(form.values).toEqual({ ...record, keywords: 'neu' });
  });

  it('of several sources accepts what they agree on, and waits for a choice where they contradict', () => {
    const base = { title: 'Seilbahn', keywords: 'alt', projectCosts: '100' };
    const [newer, older] = [
      item({ id: 2, proposedAt: '2', base, normalizedData: { title: 'Gondel', keywords: 'neu' } }),
      item({ id: 1, proposedAt: '1', base, normalizedData: { title: 'Lift', keywords: 'neu', projectCosts: '7' } }),
    ];
    const { start, ours } = openProposal(projects, [older, newer], record, { productId: 'chmos', isOn: () => true });
    expect(start).toEqual(record);
    const proposed = proposedIn(projects, [newer, older], ours, () => true);
    expect(
      proposed.map(({ place, alternatives }) => [place.path, alternatives.map(({ from }) => from.map(({ id }) => id))]),
    ).toEqual([
      ['title', [[2], [1]]],
      ['keywords', [[2, 1]]],
      ['projectCosts', [[1]]],
    ]);
    const form = formOf({ ...record });
    expect(adoptAllInto(form, projects, proposed)).toMatchObject({
      taken: 2,
      conflicts: [{ place: { path: 'title' } }],
    });
    expect(form.values).toEqual({ ...record, keywords: 'neu', projectCosts: '7' });
    form.values.title = 'Lift';
    expect(adoptAllInto(form, projects, proposed)).toEqual({ taken: 0, conflicts: [] });
    expect(form.values.title).toBe('Lift');
  });

  it('with an organisation by name counts as taken over once that organisation is found', () => {
    const [old, added] = [
      { id: 7, company: { id: 1 }, role: 'Leiterin' },
      { id: null, company: { id: null, name: 'Talbahn' }, role: 'Rätin' },
    ];
    const given = item({ base: { employments: [old] }, normalizedData: { employments: [old, added] } });
    const [difference] = proposedIn(persons, [given], { employments: [old] }, () => true).map(({ offer }) => offer);
    const isIt = (...rows: object[]) => isAdopted(persons, difference as never, rows);
    expect(isIt(old, added)).toBe(true);
    expect(isIt(old, { ...added, company: { id: 8, name: 'Talbahn AG' } })).toBe(true);
    expect(isIt(old, { ...added, company: null })).toBe(false);
    expect(isIt(old, { ...added, company: { id: 8 }, role: 'Präsidentin' })).toBe(false);
    expect(isIt(old)).toBe(false);
  });

  it('removes no item that its source does not know', () => {
    const contact = { name: 'Gemeinde', firstName: 'Anna', lastName: 'Muster', phone: '1' };
    const whole = {
      ...contact,
      salutation: 'f',
      title: 'Dr.',
      role: '',
      email: '',
      website: 'https://example.org',
      street: '',
      zipCode: '',
      city: '',
    };
    const picture = { id: 4, name: 'a.jpg', extension: 'jpg', mimeType: 'image/jpeg' };
    const captioned = {
      ...picture,
      description: 'Wald',
      copyright: '',
      descriptionFR: 'Forêt',
      descriptionIT: '',
      copyrightFR: '© Nous',
      copyrightIT: '',
    };
    const [federation, external, website, map] = [
      { id: 'costsFederation', value: '1' },
      { id: 'costsExternal', value: '2' },
      { label: 'Website', url: 'https://example.org' },
      { label: 'Karte', url: 'https://map.example.org' },
    ];
    const ours = {
      ...record,
      contacts: [whole],
      images: [captioned],
      financing: [external, federation],
      links: [website, map],
    };
    const base = {
      title: 'Seilbahn',
      contacts: [contact],
      images: [picture],
      financing: [federation],
      links: [website],
    };
    const unchanged = open(item({ base, normalizedData: { ...base, title: 'Gondel' } }), ours);
    expect(paths(unchanged)).toEqual(['title']);
    const normalizedData = {
      contacts: [
        { ...contact, phone: '2' },
        { ...contact, firstName: 'Beat' },
      ],
      images: [picture],
      financing: [{ ...federation, value: '9' }],
      links: [],
    };
    const expected = {
      contacts: [
        { ...whole, phone: '2' },
        { ...whole, firstName: 'Beat', salutation: '', title: '', website: '' },
      ],
      financing: [external, { ...federation, value: '9' }],
      links: [map],
      images: [captioned],
    };
    for (const given of [item({ base, normalizedData }), item({ normalizedData })]) {
      const proposal = open(given, ours);
      expect(paths(proposal)).toEqual(['financing', 'links', 'contacts']);
      const form = formOf({ ...ours });
      expect(adoptAllInto(form, projects, proposal.proposed)).toMatchObject({ taken: 3, conflicts: [] });
      expect(form.values).toEqual({ ...ours, ...expected });
    }
    // If a source knows whole lists, items that it does not contain are removed; our own items are adopted in the same
    // way.
    expect(open(item({ source: 'regio', normalizedData }), ours).start).toMatchObject({
      ...expected,
      financing: normalizedData.financing,
      links: [],
    });
  });

  it('starts from the latest of several interim saves', () => {
    const interim = (title: string, interimAt: string) =>
      item({ interim: { title }, interimBase: { title: 'Seilbahn' }, interimAt });
    expect(
      openProposal(projects, [interim('Alt', '1'), item({}), interim('Neu', '2')], record, {
        productId: 'regio',
        isOn: () => true,
      }).start,
    ).toMatchObject({ title: 'Neu' });
  });

  it('never overwrites input made meanwhile', () => {
    const proposal = open(item({ normalizedData: { title: 'Gondel' } }));
    const form = formOf({ ...record, title: 'Getippt' });
    expect(adoptAllInto(form, projects, proposal.proposed)).toMatchObject({ taken: 0, conflicts: [{}] });
    expect(form.values.title).toBe('Getippt');
  });
});
