import { expect, it } from 'vitest';
import { allEmbeds } from '../../domain/embeds/allEmbeds';
import { noRelatedData } from '../../domain/publicViews/view';
import { employmentTypes, structuredData } from './structuredData';

it.each([
  [['100 %'], ['FULL_TIME']],
  [['80–100 %'], ['PART_TIME', 'FULL_TIME']],
  [['40–60 %', 'Unter 40 %'], ['PART_TIME']],
  [
    ['Praktikum', 'Befristet'],
    ['INTERN', 'TEMPORARY'],
  ],
  [['Mandat'], ['CONTRACTOR']],
  [['Freiwilligenarbeit'], ['VOLUNTEER']],
  [['Nach Absprache'], ['OTHER']],
  [[], []],
])('the workloads %j are %j for search engines', (stints, types) => {
  expect(employmentTypes(stints)).toEqual(types);
});

const described = {
  title: 'Titel',
  summary: '',
  address: 'https://regio.example/1',
  locale: 'de',
  image: undefined,
} as const;
const dataOf = (name: string, record: object) =>
  structuredData(
    {
      embed: allEmbeds.find((embed) => embed.name === name)!,
      record: { id: 1, ...record },
      related: noRelatedData,
      locale: 'de',
      base: 'https://regio.example',
      site: 'Regio',
    },
    described,
  );

it.each([
  [['Online'], '', 'Online', { '@type': 'VirtualLocation', url: 'https://anmelden.example' }],
  [['Online'], 'Bern', 'Mixed', [{ '@type': 'Place', name: 'Bern' }, { '@type': 'VirtualLocation' }]],
  [['Hybrid'], 'Bern', 'Mixed', [{ '@type': 'Place' }, { '@type': 'VirtualLocation' }]],
  [['Deutschschweiz'], 'Bern', 'Offline', { '@type': 'Place', address: { addressCountry: 'CH' } }],
])('an event at %j and «%s» is attended %s', (locations, location, mode, place) => {
  expect(
    dataOf('events', {
      location,
      locations: locations.map((name, id) => ({ id, name })),
      registration: 'https://anmelden.example',
    }),
  ).toMatchObject({ eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`, location: place });
});

it('the country of an address is its ISO code, or its name where that has none', () => {
  const countryOf = (name: string) =>
    (dataOf('contacts', { type: 'person', country: { id: 1, name } }) as { address?: { addressCountry?: string } })
      .address?.addressCountry;
  expect(['Schweiz', 'Österreich', 'Liechtenstein', 'Anderswo'].map(countryOf)).toEqual(['CH', 'AT', 'LI', 'Anderswo']);
});
