import { expect, it } from 'vitest';
import { validate } from '../validate';
import { educations } from './education';

const problems = (values: object) => validate(educations, values).errors;

it('an education needs a name in one language, whichever it is', () => {
  expect(problems({ name: 'Kurs' })).toEqual([]);
  expect(problems({ name: '', translations: { fr: { name: 'Cours' } } })).toEqual([]);
  expect(problems({ name: ' ', translations: { it: { name: ' ' } } })).toEqual([{ field: 'name', message: 'Geben Sie bitte eine Bezeichnung an.' }]);
});
