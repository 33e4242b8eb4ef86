import { contents } from '../contents';
import { boolean, email, multiline, reference, richText, text, url } from '../fields';
import type { Filters } from '../filters';
import { records, associations } from '../recordFields';

/** What persons and organisations have in common. Rows of one table. */
export const contactTable = 'contacts';
export const personType = 'person';
export const companyType = 'company';

const groups = 'PLUGIN_ENABLE_CONTACT_GROUPS';
const context = 'contact';

/** The fields of both. Websites and addresses are per language. */
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

/** Kept by the product, for editors only. */
export const userComment = multiline({ label: 'Kommentar', grows: true });

const role = text({ label: 'Funktion', max: 128, translated: true });
const shared = {
  table: 'employments',
  links: { name: 'contactGroups', resource: 'contact-groups' },
  summary: true,
} as const;

/** Employments as a person has them: where, as what, and which one gives the official address. */
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

/** The same rows as an organisation has them. Which one is official is the person's to say. */
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

/** What several values of one filter mean is said by `match`. */
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
  ids: { kind: 'ids', label: 'Ids', hidden: true },
} as const satisfies Filters;

/** What strangers see of both: no comment, no code, no import id, and nothing private through a relation. */
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
