// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactEmbed } from '../../../domain/embeds/contactEmbed';
import { embedNamed, type Embed } from '../../../domain/embeds/embeds';
import { regionEmbed } from '../../../domain/embeds/regionEmbed';
import { optionOf } from '../list/calls';
import type { EmbedNoun } from '../list/noun';
import { settingsOf, type EmbedOptions } from '../list/settings';
import { noun as projectNoun } from '../nouns/projects';
import { pageParts, withPageParts } from './pageParts';

let blamed: string[] = [];
beforeEach(() => {
  blamed = [];
  vi.spyOn(console, 'error').mockImplementation((said: unknown) => void blamed.push(String(said)));
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

describe('functions of the page over what filters offer', () => {
  it('are called as those of arrays, over entries, and named in the language again', () => {
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

  it('reach groups of contacts, and leave alone what they are not named after', () => {
    const group = { ...optionOf({ id: 5, name: 'Amt', translations: { fr: {}, it: {} } }, 'de'), of: '1' };
    const offered = pageParts(contactEmbed, 'de', { middleware: { filterContactGroups: () => false } }).offered({
      contactGroups: [group],
      contactGroupsParents: [group],
      topics,
    });
    expect(offered).toMatchObject({ contactGroups: [], contactGroupsParents: [], topics });
    expect(namesOf({ middleware: { filterStates: () => false } })).toEqual(['Forêt', 'Tourismus']);
  });

  it('that fail, return nonsense or are none are named once and passed over', () => {
    const fails = () => {
      throw new Error('no');
    };
    expect(namesOf({ middleware: { mapTopics: () => 'x', filterTopics: fails, sortTopics: 5 } })).toEqual([
      'Forêt',
      'Tourismus',
    ]);
    expect(namesOf({ middleware: { filterTopics: fails } })).toEqual(['Forêt', 'Tourismus']);
    expect(blamed).toEqual([
      'projects: middleware.mapTopics is passed over:',
      'projects: middleware.filterTopics is passed over:',
      'projects: middleware.sortTopics is passed over:',
    ]);
  });
});

describe('a function that changes the call', () => {
  const asked = (modifyQueryParams: unknown, query = 'randomize=1&limit=30&topic%5B%5D=1&topic%5B%5D=2&term=Holz+1') =>
    pageParts(projects, 'de', { middleware: { modifyQueryParams } }).asked(query);
  it('is told parameters by their names, and what it returns is asked for', () => {
    const modify = vi.fn((said: object) => ({ ...said, randomize: 0, term: undefined, 'state[]': [4], program: [] }));
    expect(asked(modify)).toBe('randomize=0&limit=30&topic%5B%5D=1&topic%5B%5D=2&state%5B%5D=4');
    expect(modify).toHaveBeenCalledWith({ randomize: 1, limit: 30, topic: [1, 2], term: 'Holz 1' });
  });

  it('changes a call always into the same, or the list would be asked for without end', () => {
    let count = 0;
    const { asked: ask } = pageParts(projects, 'de', {
      middleware: { modifyQueryParams: (said: object) => ({ ...said, count: (count += 1) }) },
    });
    expect([ask('limit=30'), ask('limit=30'), ask('limit=60')]).toEqual([
      'limit=30&count=1',
      'limit=30&count=1',
      'limit=60&count=2',
    ]);
  });

  it('leaves what somebody types as it is typed', () => {
    expect(asked((said: { term: string }) => ({ ...said, term: said.term.trim() }), 'term=0313221111&limit=30')).toBe(
      'term=0313221111&limit=30',
    );
    expect(asked((said: object) => said, 'topic%5B%5D=007')).toBe('topic%5B%5D=007');
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
  ])('is passed over when it makes no sense', (modify) => {
    expect(asked(modify, 'limit=30')).toBe('limit=30');
  });
});

describe('places of the page', () => {
  const noun: EmbedNoun = projectNoun;
  const record = {
    id: 7,
    title: 'Velonetz',
    images: [
      { id: 1, extension: 'jpg' },
      { id: 2, extension: 'jpg' },
    ],
  };
  function show(templateHooks: Record<string, unknown>) {
    return render(
      withPageParts(
        { embed: projects, noun, settings: settingsOf(projects, { locale: 'fr' }) },
        { templateHooks },
        (list) => <list.noun.Detail record={record} locale="fr" />,
      ),
    );
  }

  it('hold HTML, a node, or what a function returns, which is told of the list and the record', () => {
    const node = document.createElement('button');
    node.textContent = 'Knopf';
    const { container } = show({
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
    // In place of the first picture; the others stay.
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

  it('hold nothing that runs by a text of ours, and nothing where the page says nothing or fails', () => {
    const { container } = show({
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
    expect(blamed).toEqual(
      ['projectSidebarImage', 'projectContentAfter', 'projectsAfter'].map(
        (place) => `projects: templateHooks.${place} is passed over:`,
      ),
    );
  });

  it('are told of a record that is theirs to change, and a fragment stands there each time', () => {
    const fragment = document.createRange().createContextualFragment('<b>Eins</b><i>Zwei</i>');
    const hooks = {
      projectContentBefore: (_: object, said: Partial<typeof record>) => {
        delete said.images;
        said.title = '';
        return fragment;
      },
    };
    for (const time of ['once', 'again']) {
      const { container, unmount } = show(hooks);
      expect(container.querySelector('.embed-place')?.textContent, time).toBe('EinsZwei');
      expect(screen.getByRole('heading').textContent, time).toBe('Velonetz');
      unmount();
    }
  });

  it('go where a list breaks by what it is told, which stands without them then', () => {
    const settings = settingsOf(projects, { locale: 'fr' });
    render(
      withPageParts({ embed: projects, noun, settings }, { templateHooks: { projectsBefore: 'Davor' } }, (list) => {
        if (list.settings.page) throw new Error('broken');
        return <p>Liste</p>;
      }),
    );
    expect([screen.getByText('Liste'), screen.queryByText('Davor')]).toEqual([expect.any(Element), null]);
    expect(blamed).toContain('projects: what the page changes is passed over:');
  });

  it('stand behind each entry of a filter, told of it', () => {
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
  it('shows areas as the page changes them; one that breaks them is passed over, and has broken nothing', () => {
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
      (said: typeof areas) => {
        said.features.length = 0;
        throw new Error('no');
      },
    ])
      expect(changed(nonsense)).toEqual(areas);
  });

  it('gives a click to the page that wants it, unless it fails', () => {
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
