import { expect, it } from 'vitest';
import { cardOf } from './card';
import { view as regions } from './regions';
import { view as supports } from './financial-supports';

const lines = (description: string) =>
  cardOf(supports, { id: 1, name: 'Hilfe', description, translations: {} }, 'de').lines;

it('has the beginning of a text in whole words, without tags', () => {
  expect(lines('<p>Ein <strong>Weg</strong></p><p>zum &amp; am See</p>')).toEqual(['Ein Weg zum & am See']);
  expect(lines(`<p>${'Ein Weg. '.repeat(30)}</p>`)[0]).toMatch(
    /^(Ein Weg\. ){11,12}Ein\u00a0…$|^(Ein Weg\. )+Ein Weg\.\u00a0…$/,
  );
  expect(lines('')).toEqual([]);
});

it('says the number of municipalities, unless there are none, and the language of a fallback', () => {
  const region = { id: 5, name: 'Tal', type: 'energy', cities: [{ id: 1 }, { id: 2 }], translations: { fr: {} } };
  expect(cardOf(regions, region, 'fr')).toEqual({
    id: 5,
    title: 'Tal',
    lang: 'de',
    lines: ['Régions-énergie', '2 communes'],
  });
  expect(cardOf(regions, { ...region, cities: [] }, 'fr').lines).toEqual(['Régions-énergie']);
});
