import { expect, it } from 'vitest';
import { changedParts, personAsContact, matchingPerson } from './ContactPerson';

const person = {
  id: 4,
  gender: 'female',
  academicTitle: 'Dr.',
  firstName: 'Anna',
  lastName: 'Muster',
  email: 'anna@example.org',
  phone: '+41 31 000 00 00',
  street: '',
  zipCode: '',
  city: '',
  website: '',
  employments: [
    { id: 1, role: 'Beirätin', official: false, company: { id: 8, companyName: 'Verein' }, translations: {} },
    {
      id: 2,
      role: 'Leiterin',
      official: true,
      company: {
        id: 9,
        companyName: 'Bergbahn',
        street: 'Dorf 1',
        zipCode: '7000',
        city: 'Chur',
        website: 'bergbahn.example.org',
      },
      translations: { fr: { role: 'Directrice' }, it: {} },
    },
  ],
  translations: { fr: {}, it: {} },
} as never;

it("a person becomes a contact with the organisation of the official address, in the contact's language", () => {
  const known = personAsContact(person, 'fr');
  expect(known).toEqual({
    name: 'Bergbahn',
    salutation: 'f',
    title: 'Dr.',
    firstName: 'Anna',
    lastName: 'Muster',
    role: 'Directrice',
    phone: '+41 31 000 00 00',
    email: 'anna@example.org',
    website: 'bergbahn.example.org',
    street: 'Dorf 1',
    zipCode: '7000',
    city: 'Chur',
  });
  expect(changedParts({ ...known, phone: '+41 31 999 99 99', street: undefined }, known)).toEqual(['phone', 'street']);
});

it('a contact is matched to a person by e-mail address, or by name if it has none', () => {
  const found = [
    { firstName: 'Anna', lastName: 'Muster', email: 'andere@example.org' },
    { firstName: 'Änni', lastName: 'Caduff', email: 'anna@example.org' },
  ];
  expect(matchingPerson({ firstName: 'Anna', lastName: 'Muster', email: 'ANNA@example.org' }, found)).toBe(found[1]);
  expect(
    matchingPerson({ firstName: 'Anna', lastName: 'Muster', email: 'niemand@example.org' }, found),
  ).toBeUndefined();
  expect(matchingPerson({ firstName: 'anna', lastName: 'Muster ', email: '' }, found)).toBe(found[0]);
});
