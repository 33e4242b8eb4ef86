import { expect, it } from 'vitest';
import { germanWhenTranslated } from './sinceTranslated';

const version = (at: string, title: string, fr?: string) => ({ at, record: { title, translations: { fr: { title: fr } } } });
const versions = [version('4', 'Seilbahn Nord', 'Téléphérique'), version('3', 'Seilbahn', 'Téléphérique'), version('2', 'Seilbahn', 'Remontée'), version('1', 'Bahn')];

it('finds the German text beside which the translation was written', () => {
  expect(germanWhenTranslated(versions, true, 'title', 'fr')).toEqual({ at: '3', german: 'Seilbahn' });
  expect(germanWhenTranslated([version('1', 'Bahn', 'Train')], true, 'title', 'fr')).toEqual({ at: '1', german: 'Bahn' });
});

it('knows nothing of what is older than the versions it has, or not there', () => {
  expect(germanWhenTranslated([version('1', 'Bahn', 'Train')], false, 'title', 'fr')).toBe(null);
  expect(germanWhenTranslated(versions, true, 'title', 'it')).toBe(null);
  expect(germanWhenTranslated([], true, 'title', 'fr')).toBe(null);
});
