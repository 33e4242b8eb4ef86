import { expect, it } from 'vitest';
import type { OwnPerson } from '../../../domain/verification';
import { hasChanges, submissionOf, unedited } from './changes';

const person: OwnPerson = {
  gender: 'female', academicTitle: '', firstName: 'Anna', lastName: 'Muster', street: '', zipCode: '', city: 'Chur', country: { id: 1 }, state: null,
  language: null, email: 'anna@example.org', phone: '', linkedIn: '', website: '', description: '', topics: [{ id: 3 }], translations: { fr: { city: 'Coire' }, it: {} },
  employments: [
    { id: 7, role: 'Leiterin', translations: { fr: {}, it: {} }, company: { name: 'A', translations: {} } },
    { id: 8, role: 'Beirätin', translations: { fr: { role: 'Conseillère' }, it: {} }, company: { name: 'B', translations: {} } },
  ],
};
const nothing = { changes: {}, removeEmploymentIds: [], newEmployments: [], comment: '', delete: false };

it('what was not touched is not sent', () => {
  expect(submissionOf(person, unedited(structuredClone(person)))).toEqual(nothing);
  expect(hasChanges(person, unedited(person))).toBe(false);
  const emptied = { ...person, translations: { fr: { city: 'Coire' }, it: { city: '' } } };
  expect(hasChanges(person, unedited(emptied))).toBe(false);
});

it('what was touched is sent, field by field, and the roles by their employments', () => {
  const [first, second] = structuredClone(person.employments) as [OwnPerson['employments'][0], OwnPerson['employments'][0]];
  const edited = {
    person: { ...person, phone: '1', topics: [], translations: { fr: { city: '' }, it: {} }, employments: [{ ...first, role: 'Direktorin' }, { ...second, translations: { fr: { role: 'Membre' }, it: {} } }] },
    removed: [], added: [{ organisation: ' ', role: '' }, { organisation: 'Neu', role: '' }], comment: 'x', delete: true,
  };
  expect(submissionOf(person, edited)).toEqual({
    changes: { phone: '1', topics: [], translations: { fr: { city: '' } }, employments: [{ id: 7, role: 'Direktorin' }, { id: 8, translations: { fr: { role: 'Membre' } } }] },
    removeEmploymentIds: [], newEmployments: [{ organisation: 'Neu', role: '' }], comment: 'x', delete: true,
  });
});

it('of an employment that ends no role is sent', () => {
  const edited = { ...unedited({ ...person, employments: [{ ...(person.employments[0] as OwnPerson['employments'][0]), role: 'x' }] }), removed: [7] };
  expect(submissionOf(person, edited)).toEqual({ ...nothing, removeEmploymentIds: [7] });
});
