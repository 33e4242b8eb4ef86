import { contents } from '../contents';
import type { ContentType } from '../contentType';
import { defaultLimit } from '../http';
import { editorFilters } from '../editorFilters';
import { idsFilter } from '../filters';
import { companies } from './company';
import { commonFilters, companyType, contactTable, personType } from './contact';
import { persons } from './person';

/** People and organisations as a combined list: `/contacts` and `/contacts-data`. */
export const contacts: ContentType = {
  ...contents['contacts/person'],
  name: contactTable,
  label: { singular: 'Kontakt', plural: 'Kontakte' },
  members: [persons, companies],
  // Passed on from the member types.
  derived: { type: ({ type }) => type, name: ({ name }) => name },
  titleField: 'companyName',
  fields: { ...companies.fields, ...persons.fields },
  rules: [],
  filters: {
    ...editorFilters(persons),
    ...commonFilters,
    ids: idsFilter,
    topic: { kind: 'references', field: 'topics', list: 'topics', match: 'all', label: 'Thema' },
    type: {
      kind: 'choice',
      field: 'type',
      label: 'Typ',
      choices: [
        { id: personType, label: persons.label.singular },
        { id: companyType, label: companies.label.singular },
      ],
    },
  },
  orderBy: ['id', 'createdAt', 'updatedAt', 'type', 'lastName', 'firstName', 'companyName'],
  defaultOrder: { field: 'id', direction: 'ASC' },
  limit: defaultLimit,
  publicFields: [
    'companyName',
    'firstName',
    'lastName',
    'academicTitle',
    'specification',
    'street',
    'zipCode',
    'city',
    'country',
    'state',
    'email',
    'phone',
    'linkedIn',
    'website',
    'description',
  ],
};

const byType = { [personType]: persons, [companyType]: companies };
type ContactTypeName = keyof typeof byType;

/** The declaration of a contact by its `type`. */
export function contactTypeOf(type: unknown): ContentType | undefined {
  return typeof type === 'string' && Object.hasOwn(byType, type) ? byType[type as ContactTypeName] : undefined;
}
