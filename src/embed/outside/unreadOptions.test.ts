import { afterEach, expect, expectTypeOf, it, vi } from 'vitest';
import type { listOptions } from '../../../domain/embeds/embedFunctions';
import { embedNamed, type Embed } from '../../../domain/embeds/embeds';
import { regionEmbed } from '../../../domain/embeds/regionEmbed';
import type { EmbedOptions } from '../list/settings';
import { warnOfUnread } from './unreadOptions';

afterEach(() => vi.restoreAllMocks());

it('warns once about each unknown option', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const options = {
    locale: 'fr',
    limit: 5,
    disableThumbnails: true,
    history: { mode: 'hash', base: '/x' },
    mapboxApiToken: 'x',
    middleware: { mapTopics: 1, sortRegions: 1, transformLayers: 1 },
    templateHooks: { projectsBefore: '', regionsBefore: '' },
    eventInterceptors: { clickMapCity: 1 },
  } as const;
  const projects = embedNamed('projects') as Embed;
  warnOfUnread(projects, options);
  warnOfUnread(projects, options);
  const named = warn.mock.calls.map(([message]) => String(message));
  const names = () => warn.mock.calls.map(([message]) => /"(.*)"/.exec(String(message))?.[1]);
  expect(names()).toEqual([
    'mapboxApiToken',
    'history.base',
    'middleware.sortRegions',
    'middleware.transformLayers',
    'templateHooks.regionsBefore',
    'eventInterceptors.clickMapCity',
  ]);
  expect(named[0]).toMatch(/^projects: .* \/embed\/projects\/documentation\.html$/);
  warn.mockClear();
  warnOfUnread(regionEmbed, {
    middleware: options.middleware,
    templateHooks: { regionsMapLegendAfter: '' },
    eventInterceptors: options.eventInterceptors,
  });
  expect(names()).toEqual(['middleware.mapTopics', 'middleware.sortRegions', 'middleware.transformLayers']);
});

it('knows every option of the embeds, by the compiler', () => {
  type Known = keyof EmbedOptions | `history.${keyof Exclude<EmbedOptions['history'], false | undefined>}`;
  expectTypeOf<(typeof listOptions)[number]>().toEqualTypeOf<Known>();
});
