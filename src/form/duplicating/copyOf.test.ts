import { expect, it } from 'vitest';
import { emptyRecord } from '../../../domain/contentType';
import { persons } from '../../../domain/types/person';
import { projects } from '../../../domain/types/project';
import { copyOf } from './copyOf';

it('a copy says the same as a draft, without id, version and code; what belongs to another record is made anew', () => {
  const record = {
    ...emptyRecord(projects),
    id: 5,
    createdAt: '2024',
    updatedAt: '2024',
    _version: '"3"',
    isPublic: true,
    title: 'Seilbahn',
    projectCode: 'BE_1',
    financing: [{ id: 'costsEU', value: '1' }],
    translations: { fr: { title: 'Téléphérique' }, it: {} },
  };
  const copy = copyOf(projects, record);
  expect(copy).toMatchObject({
    title: 'Seilbahn',
    projectCode: '',
    isPublic: false,
    financing: [{ id: 'costsEU', value: '1' }],
    translations: { fr: { title: 'Téléphérique' }, it: {} },
  });
  expect(Object.keys(copy)).not.toEqual(expect.arrayContaining(['id']));
  expect(Object.keys(copy)).toEqual(Object.keys(emptyRecord(projects)));

  const person = copyOf(persons, {
    ...emptyRecord(persons),
    id: 3,
    lastName: 'Muster',
    employments: [{ id: 9, company: { id: 2 }, jobTitle: 'Leiterin' }],
  });
  expect(person.employments).toEqual([{ company: { id: 2 }, jobTitle: 'Leiterin' }]);
});
