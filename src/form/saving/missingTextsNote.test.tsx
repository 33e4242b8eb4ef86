// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { emptyRecord } from '../../../domain/contentType';
import { jobs } from '../../../domain/types/job';
import { languageParameter } from '../../ui/paths';
import { missingTextsNote } from '../languages/missingTexts';

afterEach(cleanup);

const draft = {
  ...emptyRecord(jobs),
  id: 7,
  description: '<p>Text</p>',
  translations: { fr: { name: 'Cheffe de gare' }, it: {} },
};
const show = (change: object, options: Partial<Parameters<typeof missingTextsNote>[1]> = {}) =>
  render(
    <MemoryRouter>
      {missingTextsNote(jobs, {
        before: draft,
        stored: { ...draft, isPublic: true, ...change },
        isOn: () => true,
        isLeft: () => false,
        stays: false,
        ...options,
      })}
    </MemoryRouter>,
  ).container;

it('lists missing translations by language on publishing, with links', () => {
  const note = show({});
  expect(note.textContent).toBe(
    'Veröffentlicht; es fehlen noch Texte: DE (Bezeichnung), FR (Text), IT (Bezeichnung, Text)',
  );
  expect([...note.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(
    ['de', 'fr', 'it'].map((locale) => `/jobs/7/edit?${languageParameter}=${locale}`),
  );
  // In a form that stays open, there are tabs instead of links.
  expect(show({}, { stays: true }).querySelector('a')).toBeNull();
});

it('shows nothing on other saves, if nothing is missing, or for text left empty on purpose', () => {
  expect(show({ isPublic: false }).textContent).toBe('');
  expect(show({}, { before: { ...draft, isPublic: true } }).textContent).toBe('');
  const whole = { name: 'Bahnmeisterin', description: '<p>Text</p>' };
  expect(show({ ...whole, translations: { fr: whole, it: whole } }).textContent).toBe('');
  expect(show(whole, { isLeft: () => true }).textContent).toBe('');
});
