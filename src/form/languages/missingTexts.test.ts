import { describe, expect, it } from 'vitest';
import { emptyRecord } from '../../../domain/contentType';
import type { TextInLanguages } from '../../../domain/translations/texts';
import { events } from '../../../domain/types/event';
import { persons } from '../../../domain/types/person';
import { projects } from '../../../domain/types/project';
import { publications } from '../../../domain/types/publication';
import { missingTexts } from './missingTexts';

const all = () => true;
const record = (values: Record<string, unknown>) => ({ ...emptyRecord(projects), ...values });

describe('missing translations', () => {
  it('requires the title of a new record in German only', () => {
    const values = record({});
    expect(missingTexts(projects, values, 'de', all)).toEqual(['Titel']);
    expect(missingTexts(projects, values, 'fr', all)).toEqual([]);
  });

  it('counts text that another language has', () => {
    const values = record({
      title: 'Seilbahn',
      description: '<p>Text</p>',
      links: [{ label: 'a', url: 'b' }],
      translations: {
        fr: { title: 'Téléphérique', description: '<p></p>', contacts: [{ lastName: 'Favre' }] },
        it: {},
      },
    });
    expect(missingTexts(projects, values, 'de', all)).toEqual(['Kontakte']);
    expect(missingTexts(projects, values, 'fr', all)).toEqual(['Beschreibung', 'Links']);
    expect(missingTexts(projects, values, 'it', all)).toEqual(['Titel', 'Beschreibung', 'Links', 'Kontakte']);
  });

  it('ignores a text in a list that was left empty on purpose, but not the others', () => {
    const programs = ['Pause', 'Rede'].map((title) => ({ title, units: [], translations: { fr: {}, it: { title } } }));
    const values = { ...emptyRecord(events), programs };
    const isLeft =
      (...left: string[]) =>
      (_name: string, _locale: string, text?: TextInLanguages) =>
        left.includes(text?.values.de as string);
    expect(missingTexts(events, values, 'fr', all, isLeft('Pause'))).toEqual(['Programmtitel']);
    expect(missingTexts(events, values, 'fr', all, isLeft('Pause', 'Rede'))).toEqual([]);
  });

  it('requires no translation of German-only fields', () => {
    const values = {
      ...emptyRecord(publications),
      title: 'a',
      rightsHolder: 'Hochschule',
      translations: { fr: { title: 'a' }, it: { title: 'a', rightsHolder: 'x' }, en: { title: 'a' } },
    };
    expect(missingTexts(publications, values, 'fr', all)).toEqual([]);
    expect(missingTexts(publications, { ...values, rightsHolder: '' }, 'de', all)).toEqual(['Rechte-Inhaber']);
  });

  it('counts untranslated rows of employments once', () => {
    const row = { role: 'Leiterin', translations: { fr: { role: 'Directrice' }, it: {} } };
    const values = { ...emptyRecord(persons), firstName: 'a', lastName: 'b', employments: [row, row] };
    expect(missingTexts(persons, values, 'de', all)).toEqual([]);
    expect(missingTexts(persons, values, 'fr', all)).toEqual([]);
    expect(missingTexts(persons, values, 'it', all)).toEqual(['Funktion']);
  });

  it('counts pictures whose caption is German only', () => {
    const picture = {
      id: 1,
      name: 'a',
      extension: 'jpeg',
      mimeType: 'image/jpeg',
      description: 'Gondel',
      descriptionIT: 'Gondola',
    };
    const values = record({ title: 'x', images: [picture], translations: { fr: { title: 'x' }, it: { title: 'x' } } });
    expect(missingTexts(projects, values, 'fr', all)).toEqual(['Bilder']);
    expect(missingTexts(projects, values, 'it', all)).toEqual([]);
  });

  it('ignores disabled features', () => {
    const values = record({
      title: 'x',
      links: [{ label: 'a', url: 'b' }],
      translations: { fr: { title: 'x' }, it: {} },
    });
    expect(missingTexts(projects, values, 'fr', (feature) => feature !== 'PROJECTS_ENABLE_LINKS')).toEqual([]);
  });
});
