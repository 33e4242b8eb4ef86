import { expect, it } from 'vitest';
import type { OwnPerson } from '../../../domain/submissions/verification';
import { editedFrom, emptyEmployment, hasChanges, submissionOf, unedited } from './changes';

const person: OwnPerson = {
  gender: 'female',
  academicTitle: '',
  firstName: 'Anna',
  lastName: 'Muster',
  street: '',
  zipCode: '',
  city: 'Chur',
  country: { id: 1 },
  state: null,
  language: null,
  email: 'anna@example.org',
  phone: '',
  linkedIn: '',
  website: '',
  description: '',
  topics: [{ id: 3 }],
  translations: { fr: { city: 'Coire' }, it: {} },
  employments: [
    { id: 7, role: 'Leiterin', translations: { fr: {}, it: {} }, company: { name: 'A', translations: {} } },
    {
      id: 8,
      role: 'Beirätin',
      translations: { fr: { role: 'Conseillère' }, it: {} },
      company: { name: 'B', translations: {} },
    },
  ],
};
const added = (organisation: string) => ({ ...emptyEmployment, organisation });
const nothing = { changes: {}, removeEmploymentIds: [], newEmployments: [], comment: '', delete: false };

it('sends only edited values', () => {
  expect(submissionOf(person, unedited(structuredClone(person)))).toEqual(nothing);
  expect(hasChanges(submissionOf(person, unedited(person)))).toBe(false);
  const emptied = { ...person, translations: { fr: { city: 'Coire' }, it: { city: '' } } };
  expect(hasChanges(submissionOf(person, unedited(emptied)))).toBe(false);
});

it('sends edits field by field, and roles by employment', () => {
  const [first, second] = structuredClone(person.employments) as [
    OwnPerson['employments'][0],
    OwnPerson['employments'][0],
  ];
  const edited = {
    ...person,
    phone: '1',
    topics: [],
    translations: { fr: { city: '' }, it: {} },
    employments: [
      { ...first, role: 'Direktorin' },
      { ...second, translations: { fr: { role: 'Membre' }, it: {} } },
    ],
    removed: [],
    newEmployments: [added(' '), added('Neu')],
    comment: 'x',
    delete: true,
  };
  expect(submissionOf(person, edited)).toEqual({
    changes: {
      phone: '1',
      topics: [],
      translations: { fr: { city: '' } },
      employments: [
        { id: 7, role: 'Direktorin' },
        { id: 8, translations: { fr: { role: 'Membre' } } },
      ],
    },
    removeEmploymentIds: [],
    newEmployments: [added('Neu')],
    comment: 'x',
    delete: true,
  });
});

it('sends no role of a removed employment', () => {
  const edited = {
    ...unedited({ ...person, employments: [{ ...(person.employments[0] as OwnPerson['employments'][0]), role: 'x' }] }),
    removed: [7],
  };
  expect(submissionOf(person, edited)).toEqual({ ...nothing, removeEmploymentIds: [7] });
});

it('restores a draft on top of newer data', () => {
  const [first, second] = structuredClone(person.employments) as [
    OwnPerson['employments'][0],
    OwnPerson['employments'][0],
  ];
  const edited = {
    ...person,
    phone: '1',
    country: null,
    translations: { fr: { city: '' }, it: { website: 'x.example' } },
    employments: [{ ...first, translations: { fr: {}, it: { role: 'x' } } }, second],
    removed: [8],
    newEmployments: [added('Neu')],
    comment: 'x',
    delete: true,
  };
  const submission = submissionOf(person, edited);
  expect(editedFrom(person, submission)).toEqual(edited);
  const now = { ...person, email: 'neu@example.org', employments: [{ ...first, role: 'Direktorin' }] };
  expect(editedFrom(now, submission)).toMatchObject({
    email: 'neu@example.org',
    phone: '1',
    employments: [{ role: 'Direktorin', translations: { it: { role: 'x' } } }],
    removed: [],
  });
  expect(editedFrom(person, nothing)).toEqual(unedited(person));
});
