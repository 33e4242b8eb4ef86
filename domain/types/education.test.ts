import { expect, it } from 'vitest';
import { readInput, validate } from '../validate';
import { educations } from './education';

const problems = (values: object) => validate(educations, values).errors;

it('an education needs a name in any language', () => {
  expect(problems({ name: 'Kurs' })).toEqual([]);
  expect(problems({ name: '', translations: { fr: { name: 'Cours' } } })).toEqual([]);
  expect(problems({ name: ' ', translations: { it: { name: ' ' } } })).toEqual([
    { field: 'name', message: 'Geben Sie bitte eine Bezeichnung an.' },
  ]);
});

it("descriptions in an education's programme can have documents, as in events", () => {
  const description = { value: '<p>Referat</p>', attachments: [{ id: 4, extension: 'pdf', name: 'Folien.pdf' }] };
  const { value, errors } = readInput(
    educations,
    { name: 'Kurs', programs: [{ title: 'Tag 1', units: [{ time: '9.15', descriptions: [description] }] }] },
    null,
  );
  expect(errors).toEqual([]);
  expect(value.programs[0]?.units[0]?.descriptions[0]?.attachments).toMatchObject(description.attachments);
});
