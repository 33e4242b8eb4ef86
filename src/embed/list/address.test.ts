import { describe, expect, it } from 'vitest';
import { circularEmbed } from '../../../domain/embeds/circularEmbed';
import { contactEmbed as contacts } from '../../../domain/embeds/contactEmbed';
import { embedNamed, forProduct, type Embed } from '../../../domain/embeds/embeds';
import { choose, listQuery, offeredBy, readState, writeState, type History, type Options } from './address';

const projects = embedNamed('projects') as Embed;
const options: Options = {
  states: [
    { value: '3', names: ['Grisons', 'Graubünden'] },
    { value: '4', names: ['Berne', 'Bern'] },
  ],
  startDates: [{ value: '2026', names: ['2026'] }],
};
const query: History = { mode: 'query', primaryKey: 'project-id', prefix: '' };
const hash: History = { ...query, mode: 'hash' };

describe('the URL of a list', () => {
  it.each([query, hash])('reads back what it has written, in $mode', (history) => {
    const state = { term: 'holz & käse', filters: { states: ['3', '4'], startDates: ['2026'] }, open: 12 };
    const written = writeState(
      new URL('https://example.org/a?other=1#part'),
      projects,
      state,
      options,
      history,
      'Ein Titel',
    );
    expect(readState(written, projects, options, history)).toEqual(state);
    expect(written.searchParams.get('other')).toBe('1');
  });

  it('understands links of existing pages: names in any case, and the early years together', () => {
    const years = ['2026', '2007', '2004'].map((value) => ({ value, names: [value] }));
    const read = (search: string) =>
      readState(new URL(`https://example.org/${search}`), projects, { ...options, startDates: years }, query).filters;
    expect(read('?states[]=grisons')).toEqual({ states: ['3'] });
    for (const early of ['Vor 2008', 'Avant 2008', 'Prima del 2008'])
      expect(read(`?startDates[]=${early}`)).toEqual({ startDates: ['2007', '2004'] });
    expect(read('?startDates[]=Vor langer Zeit')).toEqual({});
  });

  it('keeps the state of another list of the same kind', () => {
    const second: History = { mode: 'query', primaryKey: '2-project-id', prefix: '2-' };
    const [one, other] = [
      { term: 'holz', filters: { states: ['3'] }, open: 1 },
      { term: '', filters: { startDates: ['2026'] }, open: 2 },
    ];
    const both = writeState(
      writeState(new URL('https://example.org/'), projects, one, options, query, 'Eins'),
      projects,
      other,
      options,
      second,
      'Zwei',
    );
    expect([readState(both, projects, options, query), readState(both, projects, options, second)]).toEqual([
      one,
      other,
    ]);
  });

  it('does not change on a page that manages its own URL', () => {
    const address = new URL('https://example.org/?term=x&project-id=3#y');
    const none: History = { ...query, mode: 'none' };
    expect(readState(address, projects, options, none)).toEqual({ term: '', filters: {}, open: null });
    expect(
      writeState(address, projects, { term: 'holz', filters: { states: ['3'] }, open: 12 }, options, none, 'Titel')
        .href,
    ).toBe(address.href);
  });

  it('accepts a year without records, but no unknown value', () => {
    expect(
      readState(
        new URL('https://example.org/?startDates[]=2009&startDates[]=2026&startDates[]=gestern&states[]=2009'),
        projects,
        options,
        query,
      ).filters,
    ).toEqual({ startDates: ['2009', '2026'] });
  });

  it('names filters in the language of the page', () => {
    const written = writeState(
      new URL('https://example.org/'),
      projects,
      { term: '', filters: { states: ['3'] }, open: null },
      options,
      query,
    );
    expect(written.searchParams.getAll('states[]')).toEqual(['Grisons']);
  });

  it('understands German names and ids, and ignores unknown ones', () => {
    const read = (search: string) => readState(new URL(`https://example.org/?${search}`), projects, options, query);
    expect(read('states[]=Bern&states[]=3&states[]=Atlantis').filters).toEqual({ states: ['4', '3'] });
    expect(read('project-id=abc').open).toBeNull();
    expect(read('project-id=7').open).toBe(7);
  });

  it('turns into API parameters, with the filters fixed by the page', () => {
    const requested = listQuery(
      projects,
      { term: ' holz ', filters: { states: ['3'] }, open: null },
      { limit: 30, offset: 30 },
      { topics: ['5'] },
      options,
    );
    expect(Object.fromEntries(new URLSearchParams(requested))).toEqual({
      randomize: '1',
      limit: '30',
      offset: '30',
      term: 'holz',
      'state[]': '3',
      'topic[]': '5',
    });
  });

  it('offers filters of one kind unless only others are chosen, and drops their values with the kind', () => {
    const tags: Options = {
      topics: [{ value: '5', names: ['Holz'] }],
      'tags-action': [{ value: '7', names: ['Sensibilisieren'] }],
      'tags-actor': [{ value: '8', names: ['Gemeinden'] }],
    };
    const offered = (...types: string[]) =>
      circularEmbed.filters
        .filter((filter) => filter.kind !== undefined && offeredBy(filter, tags, { types }).length > 0)
        .map(({ param }) => param);
    expect([offered(), offered('project', 'exemplary'), offered('project'), offered('exemplary')]).toEqual([
      ['topics', 'tags-action', 'tags-actor'],
      ['topics', 'tags-action', 'tags-actor'],
      ['topics'],
      ['tags-action', 'tags-actor'],
    ]);
    const chosen = choose(circularEmbed, tags, { topics: ['5'], 'tags-action': ['7'] }, 'types', ['exemplary']);
    expect(chosen).toMatchObject({ topics: [], 'tags-action': ['7'] });
    expect(choose(circularEmbed, tags, chosen, 'types', ['project'])).toMatchObject({ 'tags-action': [] });
    // The API has a single parameter for all tags.
    const requested = new URLSearchParams(
      listQuery(
        circularEmbed,
        { term: '', filters: { 'tags-action': ['7'], 'tags-actor': ['8'] }, open: null },
        { offset: 0 },
        {},
        tags,
      ),
    );
    expect(requested.getAll('tag[]')).toEqual(['7', '8']);
    // A URL, or a page that fixes the kind, may leave tags of another kind selected.
    const left = new URLSearchParams(
      listQuery(
        circularEmbed,
        { term: '', filters: { 'tags-action': ['7'] }, open: null },
        { offset: 0 },
        { types: ['project'] },
        tags,
      ),
    );
    expect([left.getAll('type[]'), left.getAll('tag[]')]).toEqual([['project'], []]);
  });

  it('keeps a switch that is on, which replaces another parameter of the API', () => {
    const events = forProduct(embedNamed('events') as Embed, 'berg-9');
    expect(events.toggles?.[0]?.label.de).toBe('Nur berg-9-Veranstaltungen anzeigen');
    const history: History = { mode: 'query', primaryKey: 'event-id', prefix: '' };
    const written = writeState(
      new URL('https://example.org/'),
      events,
      { term: '', filters: { type: ['berg-9'], archive: ['1'] }, open: null },
      {},
      history,
    );
    expect(written.search).toBe('?type=berg-9&archive=1');
    const read = readState(written, events, {}, history);
    const requested = new URLSearchParams(listQuery(events, read, { offset: 0 }, {}, {}));
    expect([requested.getAll('archive'), requested.getAll('type[]')]).toEqual([
      ['1'],
      ['regio', 'fsk', 'cafe-r', 'einstiegskurs', 'konferenz', 'wissenschaftsforum'],
    ]);
    expect(
      listQuery(
        events,
        readState(new URL('https://example.org/?archive=2'), events, {}, history),
        { offset: 0 },
        {},
        {},
      ),
    ).toBe('archive=0');
    expect(
      writeState(written, events, { term: '', filters: { type: [], archive: ['1'] }, open: null }, {}, history).search,
    ).toBe('?archive=1');
  });
});

describe('filters of which one contains the other', () => {
  const groups: Options = {
    contactGroupsParents: [
      { value: '1', names: ['Bund'] },
      { value: '2', names: ['Kantone'] },
      { value: '9', names: ['Leer'] },
    ],
    contactGroups: [
      { value: '11', names: ['Bundesämter'], of: '1' },
      { value: '21', names: ['Fachstellen'], of: '2' },
      { value: '22', names: ['Raumplanung'], of: '2' },
    ],
  };
  const requested = (filters: Record<string, string[]>, fixed = {}) =>
    new URLSearchParams(
      listQuery(contacts, { term: '', filters, open: null }, { limit: 45, offset: 0 }, fixed, groups),
    ).getAll('contactGroup[]');
  const inner = contacts.filters.find(({ within }) => within !== undefined)!;

  it.each([
    ['all groups where none is chosen', {}, ['11', '21', '22']],
    ['the groups of a level', { contactGroupsParents: ['2'] }, ['21', '22']],
    ['one group', { contactGroupsParents: ['2'], contactGroups: ['22'] }, ['22']],
    ['a level without groups', { contactGroupsParents: ['9'] }, ['9']],
  ])('ask for %s', (_what, filters: Record<string, string[]>, expected) => {
    expect(requested(filters)).toEqual(expected);
  });

  it('stay within the level fixed by the page', () => {
    expect(requested({}, { contactGroupsParents: ['1'] })).toEqual(['11']);
    expect(offeredBy(inner, groups, { contactGroupsParents: ['1'] }).map(({ value }) => value)).toEqual(['11']);
  });

  it('drop choices that the other level does not offer', () => {
    const chosen = { contactGroupsParents: ['2'], contactGroups: ['22'] };
    expect(choose(contacts, groups, chosen, 'contactGroupsParents', ['1'])).toEqual({
      contactGroupsParents: ['1'],
      contactGroups: [],
    });
    expect(choose(contacts, groups, chosen, 'contactGroupsParents', [])).toEqual({
      contactGroupsParents: [],
      contactGroups: ['22'],
    });
  });
});
