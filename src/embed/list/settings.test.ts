import { expect, it } from 'vitest';
import { circularEmbed } from '../../../domain/circularEmbed';
import { embedNamed, type Embed } from '../../../domain/embeds';
import { regionEmbed } from '../../../domain/regionEmbed';
import { settingsOf } from './settings';

it('a page shows the kinds that it names, by the names of existing pages; those that there are not count as not said', () => {
  expect(settingsOf(circularEmbed, { types: ['exemplary', 'nichts'] }).fixed).toEqual({ types: ['exemplary'] });
  expect(settingsOf(regionEmbed, { regionTypes: ['ris', 'nrp'] }).fixed).toEqual({ types: ['nrp', 'ris'] });
  for (const types of [['nichts'], [], 'nrp' as never]) expect(settingsOf(regionEmbed, { types }).fixed).toEqual({});
  expect(settingsOf(embedNamed('projects') as Embed, { types: ['project'] }).fixed).toEqual({});
});

it('pictures are shown unless a page wants none', () => {
  expect([{}, { disableThumbnails: false }, { disableThumbnails: true }].map((options) => settingsOf(circularEmbed, options).hasPictures)).toEqual([true, true, false]);
});
