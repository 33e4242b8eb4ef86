import { contents } from '../contents';
import { defineContentType, type RecordOf } from '../contentType';
import { text } from '../fields';
import { defaultLimit } from '../http';
import { record } from '../recordFields';
import { cantonOnlyInSwitzerland } from '../rules';
import {
  commonFields,
  commonFilters,
  commonPublicFields,
  companyType,
  contactTable,
  employmentsOfCompany,
  placeOf,
  userComment,
} from './contact';

/** Organisations, in one table with people. */
export const companies = defineContentType({
  ...contents['contacts/company'],
  shares: { table: contactTable, type: companyType },
  titleField: 'companyName',
  detailOf: (values) =>
    [values.specification, placeOf(values as Record<string, string>), values.parent?.name].filter(Boolean).join(' · '),
  // People have one, and all contacts must have the same keys.
  derivedFromRelated: { officialEmployment: () => null },
  derived: { type: () => companyType, name: ({ companyName }) => companyName },
  fields: {
    companyName: text({
      label: 'Name',
      max: 255,
      translated: true,
      searched: true,
      summary: true,
      required: 'Das Feld «Name» darf nicht leer sein.',
    }),
    specification: text({ label: 'Zusatzangaben', max: 255, translated: true, searched: true, summary: true }),
    parent: record('contacts/company', { label: 'Übergeordnete Organisation', hierarchy: 'tree', summary: true }),
    ...commonFields,
    userComment,
    employments: employmentsOfCompany,
  },
  rules: [cantonOnlyInSwitzerland('country', 'state')],
  filters: commonFilters,
  orderBy: ['zipCode', 'city'],
  defaultOrder: { field: 'id', direction: 'ASC' },
  limit: defaultLimit,
  publicFields: ['companyName', 'specification', 'parent', ...commonPublicFields],
});

export type Company = RecordOf<typeof companies> & { type: 'company'; name: string };
