import { contents } from '../contents';
import { defineContentType, type RecordOf } from '../contentType';
import { choice, references, text } from '../fields';
import { defaultLimit } from '../http';
import { atMostOne, cantonOnlyInSwitzerland, oneOfficialMessage } from '../rules';
import {
  commonFields,
  commonFilters,
  commonPublicFields,
  contactTable,
  employmentsOfPerson,
  personType,
  placeOf,
  userComment,
} from './contact';
import { officialEmployment, readOfficialEmployment } from './officialEmployment';

/** Public forms send `diverse` for `other`. */
export const genders = [
  { id: 'male', label: 'Herr' },
  { id: 'female', label: 'Frau' },
  { id: 'other', label: 'Keine Angabe' },
] as const;

const nameOf = ({ firstName, lastName }: Record<string, string>) => [firstName, lastName].filter(Boolean).join(' ');

/** Persons: contacts with employments. */
export const persons = defineContentType({
  ...contents['contacts/person'],
  shares: { table: contactTable, type: personType },
  titleField: 'lastName',
  nameOf,
  detailOf: (record) => [record.email, placeOf(record as Record<string, string>)].filter(Boolean).join(' · '),
  derived: { type: () => personType, name: (record) => nameOf(record) },
  derivedFromRelated: { officialEmployment },
  interpret: readOfficialEmployment,
  fields: {
    gender: choice({
      label: 'Anrede',
      choices: genders,
      empty: 'other',
      synonyms: { '': 'other', diverse: 'other' },
      summary: true,
    }),
    academicTitle: text({ label: 'Titel', max: 128, searched: true, summary: true }),
    firstName: text({
      label: 'Vorname',
      max: 128,
      searched: true,
      summary: true,
      required: 'Das Feld «Vorname» darf nicht leer sein.',
    }),
    lastName: text({
      label: 'Nachname',
      max: 128,
      searched: true,
      summary: true,
      required: 'Das Feld «Nachname» darf nicht leer sein.',
    }),
    ...commonFields,
    userComment,
    topics: references('topics', { label: 'Themen', context: 'contact', searched: true, summary: true }),
    employments: employmentsOfPerson,
  },
  rules: [atMostOne('employments', 'official', oneOfficialMessage), cantonOnlyInSwitzerland('country', 'state')],
  filters: {
    ...commonFilters,
    topic: { field: 'topics', label: 'Thema' },
  },
  orderBy: ['email', 'phone'],
  defaultOrder: { field: 'id', direction: 'ASC' },
  limit: defaultLimit,
  publicFields: ['gender', 'academicTitle', 'firstName', 'lastName', ...commonPublicFields, 'topics'],
});

export type Person = RecordOf<typeof persons> & { type: 'person'; name: string };
