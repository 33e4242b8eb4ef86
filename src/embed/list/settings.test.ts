import { expect, it } from 'vitest';
import { circularEmbed } from '../../../domain/embeds/circularEmbed';
import { embedNamed, type Embed } from '../../../domain/embeds/embeds';
import { regionEmbed } from '../../../domain/embeds/regionEmbed';
import { settingsOf } from './settings';

it('a page shows the kinds that it names, by the names of existing pages; those that there are not count as not said', () => {
  expect(settingsOf(circularEmbed, { types: ['exemplary', 'nichts'] }).fixed).toEqual({ types: ['exemplary'] });
  expect(settingsOf(regionEmbed, { regionTypes: ['ris', 'nrp'] }).fixed).toEqual({ types: ['nrp', 'ris'] });
  expect(settingsOf(regionEmbed, { regionTypes: [{ id: 'ris' }, null as never] }).fixed).toEqual({ types: ['ris'] });
  for (const types of [['nichts'], [], 'nrp' as never]) expect(settingsOf(regionEmbed, { types }).fixed).toEqual({});
  expect(settingsOf(embedNamed('projects') as Embed, { types: ['project'] }).fixed).toEqual({});
});

it('the address holds what is looked at, unless a page wants it for itself', () => {
  expect(
    [{}, { history: { mode: 'hash' } as const }, { history: false as const }].map(
      (options) => settingsOf(regionEmbed, options).history,
    ),
  ).toMatchObject([{ mode: 'query', primaryKey: 'region-id' }, { mode: 'hash' }, { mode: 'none' }]);
});

it('pictures are shown unless a page wants none', () => {
  expect(
    [{}, { disableThumbnails: false }, { disableThumbnails: true }].map(
      (options) => settingsOf(circularEmbed, options).hasPictures,
    ),
  ).toEqual([true, true, false]);
});

it('filters are fixed by the number or the name of their entry', () => {
  const fixedFilters = [
    { type: 'topic', entity: { id: 3, name: 'Holz' } },
    { type: 'cooperation', entity: { name: 'national' } },
    { type: 'topic', entity: {} },
  ];
  expect(settingsOf(embedNamed('projects') as Embed, { fixedFilters }).fixed).toEqual({
    topics: ['3'],
    cooperations: ['national'],
  });
});

it('a filter that is one with others to the API is fixed by what it is called in the address', () => {
  const fixedFilters = [
    { type: 'tag', entity: { id: 7 } },
    { type: 'tags-action', entity: { id: 8 } },
    { type: 'topic', entity: { id: 3 } },
  ];
  expect(settingsOf(circularEmbed, { fixedFilters }).fixed).toEqual({ 'tags-action': ['8'], topics: ['3'] });
});
