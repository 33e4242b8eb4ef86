import { contents } from '../contents';
import { boolean, email, multiline, reference, richText, text, url } from '../fields';
import type { Filters } from '../filters';
import { records, associations } from '../recordFields';

/** Declarations shared by people and organisations, which are rows of one table. */
export const contactTable = 'contacts';
export const personType = 'person';
export const companyType = 'company';

const groups = 'PLUGIN_ENABLE_CONTACT_GROUPS';
const context = 'contact';

/** Fields of both; websites and places are translated. */
export const commonFields = {
  street: text({ label: 'Strasse', max: 128, searched: true, summary: true }),
  zipCode: text({ label: 'PLZ', max: 16, searched: true, summary: true }),
  city: text({ label: 'Ort', max: 128, translated: true, searched: true, summary: true }),
  country: reference('countries', { label: 'Land', context, summary: true }),
  state: reference('states', { label: 'Kanton', context, summary: true }),
  language: reference('languages', { label: 'Sprache', context }),
  email: email({ label: 'E-Mail', searched: true, summary: true }),
  phone: text({ label: 'Telefon', max: 128, searched: true, summary: true }),
  linkedIn: url({ label: 'LinkedIn', searched: true, summary: true }),
  website: url({ label: 'Website', translated: true, searched: true, summary: true }),
  description: richText({ label: 'Beschreibung', translated: true, searched: true }),
  contactGroups: records('contact-groups', { label: 'Kontaktgruppen', summary: true, feature: groups }),
};

/** Internal notes for editors. */
export const userComment = multiline({ label: 'Kommentar', grows: true });

const role = text({ label: 'Funktion', max: 128, translated: true });
const shared = {
  table: 'employments',
  links: { name: 'contactGroups', resource: 'contact-groups' },
  summary: true,
} as const;

/** A person's employments: organisation, role, and which one provides the main address. */
export const employmentsOfPerson = associations({
  ...shared,
  label: 'Anstellungen',
  addLabel: 'Anstellung hinzufügen',
  here: 'employee',
  there: 'company',
  thereLabel: 'Organisation',
  resource: 'contacts/company',
  finds: true,
  item: { role, official: boolean({ label: 'Hauptadresse' }) },
  thereMissing: 'Das Feld «Organisation» darf nicht leer sein.',
});

/** The same rows seen from the organisation. Only the person determines the main address. */
export const employmentsOfCompany = associations({
  ...shared,
  label: 'Angestellte',
  addLabel: 'Angestellte/n hinzufügen',
  here: 'company',
  there: 'employee',
  thereLabel: 'Angestellte(r)',
  resource: 'contacts/person',
  item: { role },
  thereMissing: 'Das Feld «Angestellte(r)» darf nicht leer sein.',
});

export const commonFilters = {
  status: { kind: 'visibility', label: 'Status', choices: contents['contacts/person'].visibility },
  contactGroup: {
    kind: 'records',
    field: 'contactGroups',
    resource: 'contact-groups',
    match: 'any',
    label: 'Kontaktgruppe',
    feature: groups,
  },
  country: { kind: 'references', field: 'country', list: 'countries', match: 'any', label: 'Land' },
  language: { kind: 'references', field: 'language', list: 'languages', match: 'any', label: 'Sprache' },
  state: { kind: 'references', field: 'state', list: 'states', match: 'any', label: 'Kanton', hidden: true },
} as const satisfies Filters;

/** Public fields of both. Comments, codes and import ids stay internal. */
export const commonPublicFields = [
  'street',
  'zipCode',
  'city',
  'country',
  'state',
  'language',
  'email',
  'phone',
  'linkedIn',
  'website',
  'description',
  'contactGroups',
  'employments',
] as const;

/** `Gerbergasse 5, 3011 Bern`. */
export const placeOf = ({ street, zipCode, city }: Record<string, string>) =>
  [street, [zipCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
