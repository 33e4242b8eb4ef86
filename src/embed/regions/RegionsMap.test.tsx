// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { regionEmbed } from '../../../domain/embeds/regionEmbed';
import * as map from '../../map/AreaMap';
import { pageParts } from '../hostPage/pageParts';
import type { EmbedOptions } from '../list/settings';
import { RegionsMap } from './RegionsMap';

// A canvas cannot be clicked in jsdom, so each area is a button instead.
beforeEach(() => {
  vi.spyOn(map, 'AreaMap').mockImplementation(({ areas, nameOf, onPick }) => (
    <>
      {areas.map((area, index) => (
        <button key={index} type="button" onClick={() => onPick?.(area)}>
          {nameOf(area)}
        </button>
      ))}
    </>
  ));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const geometry = { type: 'Polygon', coordinates: [] };
const oberland = { id: 4, name: 'Oberland', color: '#0093D1' };
const regions = {
  features: [{ geometry, properties: oberland }],
  intersections: { features: [{ geometry, properties: { regions: [oberland, { id: 5, name: 'Emmental' }] } }] },
};
const cities = {
  features: [
    {
      geometry,
      properties: { GMDNR: 1, GMDNAME: 'Thun', city: { id: 6, name: 'Thun' }, regions: [{ ...oberland, type: 'nrp' }] },
    },
  ],
};

async function show(options: EmbedOptions) {
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(Response.json(url.includes('/cities/') ? cities : regions)));
  const [onMunicipality, onRegion] = [vi.fn(), vi.fn()];
  render(
    <RegionsMap
      type="nrp"
      locale="de"
      tiles={undefined}
      page={pageParts(regionEmbed, 'de', options)}
      onMunicipality={onMunicipality}
      onRegion={onRegion}
    />,
  );
  await screen.findByText('Mehreren Regionen zugehörig');
  // The first is on the map, the second in the list next to it.
  const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement);
  return { onMunicipality, onRegion, press };
}

it('lists the regions by name, with their colours, beside the map', async () => {
  const { onRegion } = await show({});
  fireEvent.click(within(screen.getByRole('list', { name: 'NRP-Regionen' })).getByRole('button', { name: 'Oberland' }));
  expect(onRegion.mock.calls).toEqual([[4, 'Oberland']]);
});

it('a click opens the municipality or the region, unless the page handles it', async () => {
  const [clickMapCity, clickMapRegion] = [vi.fn(), vi.fn()];
  const own = await show({});
  own.press('Thun · Oberland');
  own.press('Oberland');
  expect([own.onMunicipality.mock.calls, own.onRegion.mock.calls]).toEqual([[[6]], [[4, 'Oberland']]]);
  cleanup();
  const taken = await show({ eventInterceptors: { clickMapCity, clickMapRegion } });
  taken.press('Thun · Oberland');
  taken.press('Oberland');
  expect([taken.onMunicipality.mock.calls, taken.onRegion.mock.calls]).toEqual([[], []]);
  expect(clickMapCity.mock.calls.map(([, , city]) => city as object)).toEqual([{ id: 6, name: 'Thun' }]);
  expect(clickMapRegion.mock.calls.map(([, , region]) => region as object)).toEqual([
    { ...oberland, type: 'nrp' },
    { ...oberland, type: 'nrp' },
  ]);
});

it('shows areas as changed by the page, and its content around the legend', async () => {
  await show({
    middleware: {
      transformCitiesGeoJson: ({ features }: typeof cities) => ({ features: [...features, ...features] }),
      transformRegionsGeoJson: () => ({ features: [] }),
    },
    templateHooks: {
      regionsMapLegendBefore: (_: object, locale: string, ...areas: { features: object[] }[]) =>
        `<p>${locale} ${areas.map(({ features }) => features.length).join(' ')}</p>`,
      regionsMapLegendAfter: '<p>Danach</p>',
    },
  });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Überschneidung: Oberland und Emmental',
    'Thun · Oberland',
    'Thun · Oberland',
  ]);
  expect([screen.getByText('de 2 0'), screen.getByText('Danach')]).toHaveLength(2);
});
