// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactEmbed } from '../../../domain/embeds/contactEmbed';
import { embedNamed, type Embed } from '../../../domain/embeds/embeds';
import { regionEmbed } from '../../../domain/embeds/regionEmbed';
import { optionOf } from '../list/calls';
import { useEffect, useState } from 'react';
import type { EmbedType, Opened } from '../list/embedType';
import { settingsOf, type EmbedOptions } from '../list/settings';
import { contentType as projectType } from '../types/projects';
import { pageParts, withPageParts } from './pageParts';

let warned: string[] = [];
beforeEach(() => {
  warned = [];
  vi.spyOn(console, 'error').mockImplementation((message: unknown) => void warned.push(String(message)));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const projects = embedNamed('projects') as Embed;
const topics = [
  { id: 2, name: 'Wald', translations: { fr: { name: 'Forêt' }, it: {} } },
  { id: 1, name: 'Tourismus', translations: { fr: {}, it: {} } },
].map((entry) => optionOf(entry, 'fr'));
const namesOf = (options: EmbedOptions) =>
  pageParts(projects, 'fr', options)
    .offered({ topics, startDates: [{ value: '2026', names: ['2026'] }] })
    .topics?.map(({ names }) => names[0]);

describe('functions of the page that change filter options', () => {
  it('are called like callbacks of arrays with the entries, whose names follow the language', () => {
    const seen: unknown[] = [];
    const options = pageParts(projects, 'fr', {
      middleware: {
        mapTopics: (entry: { name: string }, index: number, all: unknown[]) => {
          seen.push(entry.name, index, all.length);
          return entry.name === 'Tourismus' ? { ...entry, name: 'Reisen', translations: undefined } : entry;
        },
        filterTopics: ({ id }: { id: number }) => id < 3,
        sortTopics: (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name),
      },
    }).offered({ topics: [...topics, optionOf({ id: 3, name: 'Rest', translations: { fr: {}, it: {} } }, 'fr')] });
    expect(options.topics).toMatchObject([
      { value: '1', names: ['Reisen', 'Reisen'] },
      { value: '2', names: ['Forêt', 'Wald'] },
    ]);
    expect(seen).toEqual(['Wald', 0, 3, 'Tourismus', 1, 3, 'Rest', 2, 3]);
  });

  it('apply to groups of contacts, and only to the list they are named after', () => {
    const group = { ...optionOf({ id: 5, name: 'Amt', translations: { fr: {}, it: {} } }, 'de'), of: '1' };
    const offered = pageParts(contactEmbed, 'de', { middleware: { filterContactGroups: () => false } }).offered({
      contactGroups: [group],
      contactGroupsParents: [group],
      topics,
    });
    expect(offered).toMatchObject({ contactGroups: [], contactGroupsParents: [], topics });
    expect(namesOf({ middleware: { filterStates: () => false } })).toEqual(['Forêt', 'Tourismus']);
  });

  it('are reported once and ignored if they throw, return nonsense or are not functions', () => {
    const fails = () => {
      throw new Error('no');
    };
    expect(namesOf({ middleware: { mapTopics: () => 'x', filterTopics: fails, sortTopics: 5 } })).toEqual([
      'Forêt',
      'Tourismus',
    ]);
    expect(namesOf({ middleware: { filterTopics: fails } })).toEqual(['Forêt', 'Tourismus']);
    expect(warned).toEqual([
      'projects: middleware.mapTopics is passed over:',
      'projects: middleware.filterTopics is passed over:',
      'projects: middleware.sortTopics is passed over:',
    ]);
  });
});

describe('a function that changes the request', () => {
  const queryAfter = (
    modifyQueryParams: unknown,
    query = 'randomize=1&limit=30&topic%5B%5D=1&topic%5B%5D=2&term=Holz+1',
  ) => pageParts(projects, 'de', { middleware: { modifyQueryParams } }).changedQuery(query);
  it('gets named parameters and returns the ones to request', () => {
    const modify = vi.fn((given: object) => ({ ...given, randomize: 0, term: undefined, 'state[]': [4], program: [] }));
    expect(queryAfter(modify)).toBe('randomize=0&limit=30&topic%5B%5D=1&topic%5B%5D=2&state%5B%5D=4');
    expect(modify).toHaveBeenCalledWith({ randomize: 1, limit: 30, topic: [1, 2], term: 'Holz 1' });
  });

  it('changes equal requests alike, so that the list is not requested endlessly', () => {
    let count = 0;
    const { changedQuery: ask } = pageParts(projects, 'de', {
      middleware: { modifyQueryParams: (given: object) => ({ ...given, count: (count += 1) }) },
    });
    expect([ask('limit=30'), ask('limit=30'), ask('limit=60')]).toEqual([
      'limit=30&count=1',
      'limit=30&count=1',
      'limit=60&count=2',
    ]);
  });

  it('gets the search term exactly as typed', () => {
    expect(
      queryAfter((given: { term: string }) => ({ ...given, term: given.term.trim() }), 'term=0313221111&limit=30'),
    ).toBe('term=0313221111&limit=30');
    expect(queryAfter((given: object) => given, 'topic%5B%5D=007')).toBe('topic%5B%5D=007');
  });

  it.each([
    () => null,
    () => {
      throw new Error('no');
    },
    'x',
    () => Promise.resolve({ limit: 1 }),
    () => new URLSearchParams('limit=1'),
    () => ['limit'],
  ])('is ignored if its result makes no sense', (modify) => {
    expect(queryAfter(modify, 'limit=30')).toBe('limit=30');
  });
});

describe('places for content of the page', () => {
  const contentType: EmbedType = projectType;
  const record = {
    id: 7,
    title: 'Velonetz',
    images: [
      { id: 1, extension: 'jpg' },
      { id: 2, extension: 'jpg' },
    ],
  };
  function Loaded({ load }: Pick<EmbedType, 'load'>) {
    const [opened, setOpened] = useState<Opened | null>(null);
    useEffect(() => void load().then(setOpened), [load]);
    return opened && <opened.Detail record={record} locale="fr" />;
  }
  async function show(templateHooks: Record<string, unknown>) {
    const shown = render(
      withPageParts(
        { embed: projects, contentType, settings: settingsOf(projects, { locale: 'fr' }) },
        { templateHooks },
        (list) => <Loaded load={list.contentType.load} />,
      ),
    );
    await screen.findByRole('heading');
    return shown;
  }

  it('show HTML, a node, or what a function returns for the list and the record', async () => {
    const node = document.createElement('button');
    node.textContent = 'Knopf';
    const { container } = await show({
      projectsBefore: '<p class="eigen" style="color: red">Davor</p>',
      projectsAfter: (instance: object, locale: string) => `<p>${JSON.stringify(instance)} ${locale}</p>`,
      projectContentBefore: node,
      projectContentAfter: (_: object, { id }: { id: number }) => `<p>Nummer ${id}</p>`,
      projectSidebarImage: () => '<img alt="Eigenes Bild" src="/x.png">',
    });
    expect(screen.getByText('Davor').className).toBe('eigen');
    expect(screen.getByText('{"name":"projects","locale":"fr"} fr')).toBeTruthy();
    expect(screen.getByRole('button')).toBe(node);
    expect(screen.getByText('Nummer 7')).toBeTruthy();
    // It replaces the first picture; the others stay.
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([
      '/x.png',
      '/api/v1/files/view/2.jpg',
    ]);
    expect([...container.querySelectorAll('.embed-place')].map((place) => place.getAttribute('part'))).toEqual([
      'projectsBefore',
      'projectContentBefore',
      'projectSidebarImage',
      'projectContentAfter',
      'projectsAfter',
    ]);
  });

  it('run no script from our text, and stay empty when the page returns nothing or throws', async () => {
    const { container } = await show({
      projectContentBefore: () =>
        '<b onclick="alert(1)">Titel<img src="x" onerror="alert(1)"></b><a href="javascript:alert(1)">Link</a>',
      projectsBefore: () => null,
      projectContentAfter: () => {
        throw new Error('no');
      },
      projectSidebarImage: () => 5,
      projectsAfter: () => document.body,
    });
    expect(container.querySelector('.embed-place')?.innerHTML).toBe('<b>Titel<img src="x"></b><a>Link</a>');
    expect(container.querySelectorAll('.embed-place:not(:empty)')).toHaveLength(1);
    expect(screen.getAllByRole('img').filter((image) => image.closest('article'))).toHaveLength(2);
    expect(warned).toEqual(
      ['projectsAfter', 'projectSidebarImage', 'projectContentAfter'].map(
        (place) => `projects: templateHooks.${place} is passed over:`,
      ),
    );
  });

  it('get a copy of the record to change, and show a fragment every time', async () => {
    const fragment = document.createRange().createContextualFragment('<b>Eins</b><i>Zwei</i>');
    const hooks = {
      projectContentBefore: (_: object, given: Partial<typeof record>) => {
        delete given.images;
        given.title = '';
        return fragment;
      },
    };
    for (const time of ['once', 'again']) {
      const { container, unmount } = await show(hooks);
      expect(container.querySelector('.embed-place')?.textContent, time).toBe('EinsZwei');
      expect(screen.getByRole('heading').textContent, time).toBe('Velonetz');
      unmount();
    }
  });

  it('are dropped if they break the list, which is then shown without them', () => {
    const settings = settingsOf(projects, { locale: 'fr' });
    render(
      withPageParts(
        { embed: projects, contentType, settings },
        { templateHooks: { projectsBefore: 'Davor' } },
        (list) => {
          if (list.settings.page) throw new Error('broken');
          return <p>Liste</p>;
        },
      ),
    );
    expect([screen.getByText('Liste'), screen.queryByText('Davor')]).toEqual([expect.any(Element), null]);
    expect(warned).toContain('projects: what the page changes is passed over:');
  });

  it('follow each entry of a filter and get that entry', () => {
    const offered = pageParts(projects, 'fr', {
      templateHooks: {
        filterSelectOptionsItemAfter: (_: object, context: string, { id }: { id: unknown }) =>
          `<i>${context} ${String(id)}</i>`,
      },
    }).offered({ topics, startDates: [{ value: '2026', names: ['2026'] }] });
    render(
      <>
        {offered.topics?.[0]?.after}
        {offered.startDates?.[0]?.after}
      </>,
    );
    expect([screen.getByText('topic 2'), screen.getByText('startDate 2026')]).toHaveLength(2);
  });
});

describe('the map of regions', () => {
  const feature = { type: 'Feature', geometry: { coordinates: [] as number[] }, properties: {} };
  const areas = { features: [feature], intersections: { features: [] } };
  it('shows areas as changed by the page, or the original ones if the page breaks them', () => {
    const changed = (transformRegionsGeoJson: unknown) =>
      pageParts(regionEmbed, 'de', { middleware: { transformRegionsGeoJson } }).transformed(
        'transformRegionsGeoJson',
        areas,
      );
    expect(changed(({ features }: typeof areas) => ({ features: [...features, ...features] }))).toEqual({
      ...areas,
      features: [feature, feature],
    });
    for (const nonsense of [
      () => null,
      () => ({ features: [{}] }),
      () => ({ features: [{ ...feature, properties: null }] }),
      () => ({ features: [], intersections: null }),
      (given: typeof areas) => {
        given.features.length = 0;
        throw new Error('no');
      },
    ])
      expect(changed(nonsense)).toEqual(areas);
  });

  it('lets the page handle a click, unless its function throws', () => {
    const clickMapCity = vi.fn();
    const page = pageParts(regionEmbed, 'it', {
      eventInterceptors: {
        clickMapCity,
        clickMapRegion: () => {
          throw new Error('no');
        },
      },
    });
    expect([page.takes('clickMapCity', { id: 3, name: 'Bern' }), page.takes('clickMapRegion', { id: 4 })]).toEqual([
      true,
      false,
    ]);
    expect(clickMapCity).toHaveBeenCalledWith({ name: 'regions', locale: 'it' }, 'it', { id: 3, name: 'Bern' });
  });
});
