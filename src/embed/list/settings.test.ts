import { expect, it } from 'vitest';
import { circularEmbed } from '../../../domain/embeds/circularEmbed';
import { embedNamed, type Embed } from '../../../domain/embeds/embeds';
import { regionEmbed } from '../../../domain/embeds/regionEmbed';
import { settingsOf } from './settings';

it('shows the kinds named by a page, as existing pages name them; unknown ones are ignored', () => {
  expect(settingsOf(circularEmbed, { types: ['exemplary', 'nichts'] }).fixed).toEqual({ types: ['exemplary'] });
  expect(settingsOf(regionEmbed, { regionTypes: ['ris', 'nrp'] }).fixed).toEqual({ types: ['nrp', 'ris'] });
  expect(settingsOf(regionEmbed, { regionTypes: [{ id: 'ris' }, null as never] }).fixed).toEqual({ types: ['ris'] });
  for (const types of [['nichts'], [], 'nrp' as never]) expect(settingsOf(regionEmbed, { types }).fixed).toEqual({});
  expect(settingsOf(embedNamed('projects') as Embed, { types: ['project'] }).fixed).toEqual({});
});

it('keeps the state in the URL only if the page allows it', () => {
  expect(
    [{}, { history: {} }, { history: { mode: 'hash' } as const }, { history: false as const }].map(
      (options) => settingsOf(regionEmbed, options).history,
    ),
  ).toMatchObject([{ mode: 'none' }, { mode: 'query', primaryKey: 'region-id' }, { mode: 'hash' }, { mode: 'none' }]);
});

it('shows pictures unless the page turns them off', () => {
  expect(
    [{}, { disableThumbnails: false }, { disableThumbnails: true }].map(
      (options) => settingsOf(circularEmbed, options).hasPictures,
    ),
  ).toEqual([true, true, false]);
});

it('fixes filters by the id or the name of an entry', () => {
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

it('fixes a filter that shares its API parameter by its name in the URL', () => {
  const fixedFilters = [
    { type: 'tag', entity: { id: 7 } },
    { type: 'tags-action', entity: { id: 8 } },
    { type: 'topic', entity: { id: 3 } },
  ];
  expect(settingsOf(circularEmbed, { fixedFilters }).fixed).toEqual({ 'tags-action': ['8'], topics: ['3'] });
});
