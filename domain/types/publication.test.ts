import { describe, expect, it } from 'vitest';
import { licenses, ownLicense } from '../values/licenses';
import { contentLocales } from '../locales';
import { readInput } from '../validate';
import { publications } from './publication';

const read = (values: object, before: Record<string, unknown> | null = null) => readInput(publications, values, before);

it('a publication needs a title in one of four languages', () => {
  expect(read({ translations: { en: { title: 'Report' } } }).errors).toEqual([]);
  expect(read({ title: ' ' }).errors).toEqual([{ field: 'title', message: 'Geben Sie bitte eine Bezeichnung an.' }]);
});

it('keeps its four languages', () => {
  expect(Object.keys(read({ title: 'Bericht' }).value.translations)).toEqual(['fr', 'it', 'en']);
});

describe('licences', () => {
  const own = { licenseName: 'Eigene', licenseUrl: 'https://example.org', licenseAttribution: 'Nur auf Anfrage' };
  const described = { title: 'Bericht', ...own, translations: { en: { title: 'Report', ...own } } };

  it('from the list replace a typed description, in every language', () => {
    const { value, errors } = read({ ...described, licenseType: 'CC BY' });
    expect(errors).toEqual([]);
    expect(value).toMatchObject({ licenseType: 'CC BY', licenseName: '', licenseUrl: '', licenseAttribution: '' });
    expect(value.translations).toMatchObject({ en: { title: 'Report' } });
    expect(JSON.stringify(value)).not.toContain('Eigene');
  });

  it('of other kinds keep their description, even if an update omits the licence', () => {
    expect(read({ ...described, licenseType: ownLicense }).value).toMatchObject(own);
    expect(read(described).value).toMatchObject(own);
    expect(read(described, { licenseType: 'CC0' }).value.licenseName).toBe('');
  });

  it('that are unknown are refused', () => {
    expect(read({ title: 'Bericht', licenseType: 'GPL' }).errors).toEqual([
      { field: 'licenseType', message: 'Diese Auswahl gibt es nicht.' },
    ]);
  });

  it('have names and conditions in every language, and links except for the last', () => {
    for (const { name, attribution, url } of licenses) {
      for (const locale of contentLocales) {
        expect(name[locale]).not.toBe('');
        expect(attribution[locale]).not.toBe('');
        expect(url[locale] === '').toBe(name.en === 'Other');
      }
    }
    expect(licenses.map(({ id }) => id)).toEqual([
      'CC0',
      'CC BY',
      'CC BY-SA',
      'CC BY-ND',
      'CC BY-NC',
      'CC BY-NC-SA',
      'CC BY-NC-ND',
      'ODC-BY',
      'ODC-ODbL',
      'ODC-PDDL',
      'DL-DE-Zero',
      'DL-DE-BY',
      'OGLv3',
      'Etalab',
      'NLOD',
      'Other',
    ]);
  });
});

it('accepts what existing clients send: no author, empty values, no licence', () => {
  const { value, errors } = read({
    title: 'Bericht',
    authors: [{}, { name: 'R. Beispiel' }, { name: ' ' }],
    organizations: [{}],
    url: null,
    rightsHolder: null,
    licenseUrl: null,
  });
  expect(errors).toEqual([]);
  expect([value.authors, value.organizations, value.url]).toEqual([[{ name: 'R. Beispiel' }], [], '']);
});

it('refuses invalid years and periods that end before they start', () => {
  expect(read({ title: 'Bericht', startDate: '0000-01-01' }).errors).toEqual([
    { field: 'startDate', message: 'Dieses Datum gibt es nicht.' },
  ]);
  expect(read({ title: 'Bericht', startDate: '2024-01-02', endDate: '2024-01-01' }).errors).toMatchObject([
    { field: 'endDate' },
  ]);
});
