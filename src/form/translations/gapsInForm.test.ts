import { expect, it } from 'vitest';
import { emptyRecord } from '../../../domain/contentType';
import type { ContentLocale } from '../../../domain/locales';
import { events } from '../../../domain/types/event';
import { projects } from '../../../domain/types/project';
import { gapAfter, gapsInForm } from './gapsInForm';

const stored = {
  ...emptyRecord(projects),
  title: 'Seilbahn',
  description: '<p>Text</p>',
  links: [{ label: 'a', url: '' }],
  translations: { fr: { title: 'Téléphérique' }, it: {} },
};
const said = (gap: { field: string; locale: string; state?: string } | null) =>
  gap && `${gap.field} ${gap.locale}${gap.state ? ` ${gap.state}` : ''}`;
const all = () => true;

it("lists the gaps in a form's current values, language by language", () => {
  const values = {
    ...stored,
    title: 'Seilbahn Nord',
    description: '',
    translations: { fr: { title: 'Téléphérique' }, it: { title: 'Funivia' } },
  };
  const gaps = gapsInForm(
    projects,
    values,
    { stored, gaps: [{ field: 'links', locale: 'it', state: 'empty', stale: [], at: '', by: null }] },
    all,
  );
  expect(gaps.map(said)).toEqual(['title fr stale', 'links fr missing']);
  const after = (path: string | null, locale: ContentLocale) =>
    said(gapAfter(projects, values, gaps, { path, locale }));
  expect(after(null, 'de')).toBe('title fr stale');
  expect(after('translations.fr.title', 'fr')).toBe('links fr missing');
  expect(after('translations.fr.description', 'fr')).toBe('links fr missing');
  expect(after('translations.fr.links.0.label', 'fr')).toBe(null);
  expect(gapsInForm(projects, values, { stored, gaps: [] }, (feature) => feature === undefined).map(said)).toEqual([
    'title fr stale',
  ]);
});

it('leads to each text within a list that is missing or stale, however deep', () => {
  const unit = (time: string, value: string, fr: { time?: string; value?: string }) => ({
    time,
    translations: { fr: fr.time === undefined ? {} : { time: fr.time }, it: { time: 'Ore 9' } },
    descriptions: [
      {
        value,
        attachments: [],
        translations: { fr: fr.value === undefined ? {} : { value: fr.value }, it: { value: '<p>Testo</p>' } },
      },
    ],
  });
  const event = (...units: object[]) => ({
    ...emptyRecord(events),
    programs: [{ title: 'Tag 1', units, translations: { fr: { title: 'Jour 1' }, it: { title: 'Giorno 1' } } }],
  });
  const before = event(
    unit('9 Uhr', '<p>Anfang</p>', { time: '9 h', value: '<p>Début</p>' }),
    unit('12 Uhr', '<p>Pause</p>', { time: '12 h' }),
  );
  const values = event(
    unit('9 Uhr', '<p>Beginn</p>', { time: '9 h', value: '<p>Début</p>' }),
    unit('12 Uhr', '<p>Pause</p>', { time: '12 h' }),
  );
  const places = gapsInForm(events, values, { stored: before, gaps: [] }, all);
  const within = 'programs.0.units';
  expect(places.filter(({ locale }) => locale === 'fr').map(({ path }) => path)).toEqual([
    `${within}.0.descriptions.0.translations.fr.value`,
    `${within}.1.descriptions.0.translations.fr.value`,
  ]);
  const after = (path: string) => gapAfter(events, values, places, { path, locale: 'fr' })?.path;
  expect(after('programs.0.translations.fr.title')).toBe(places[0]?.path);
  expect(after(`${within}.0.descriptions.0.translations.fr.value`)).toBe(places[1]?.path);
  expect(after(within)).toBe(places[0]?.path);
});
