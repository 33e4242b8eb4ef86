import { localized, type Locale } from '../../../domain/locales';
import { plainText } from '../../../domain/lists/search';

type Values = Record<string, any>;
type Entry = { id: number; name?: string; translations?: object };
/** The entries in every language, by list and id, since related organisations contain only the German names. */
export type EntryNames = Map<string, Map<number, Entry>>;

/** A contact as a row, with its main employment and, in an export of groups, the row's group. */
export interface ContactRow {
  contact: Values;
  employment?: Values;
  group?: Values;
}
type Text = (row: ContactRow, locale: Locale, names: EntryNames) => string;

const own =
  (name: string): Text =>
  ({ contact }, locale) =>
    String(localized(contact, name, locale) ?? '');
const textIn = (record: Values | undefined, name: string, locale: Locale) =>
  String((record && localized(record, name, locale)) ?? '');
/**
 * Mail goes to the workplace: to the organisation's address if there is an official employment, otherwise to the
 * contact's own.
 */
const ofOrganisation =
  (name: string): Text =>
  ({ contact, employment }, locale) =>
    textIn(employment?.company ?? contact, name, locale);
const ownOrOrganisation =
  (name: string): Text =>
  ({ contact, employment }, locale) =>
    textIn(contact, name, locale) || textIn(employment?.company, name, locale);
const entry = (record: Values, name: string, list: string, locale: Locale, names: EntryNames) => {
  const value = record[name] as Entry | null;
  return value ? textIn(names.get(list)?.get(value.id) ?? value, 'name', locale) : '';
};

/** The columns of the contacts export, A to U: other programs rely on their positions. */
export const contactColumns: { label: string; width: number; text: Text }[] = [
  { label: 'ID', width: 20, text: ({ contact }) => String(contact.id) },
  { label: 'Status', width: 20, text: ({ contact }) => (contact.isPublic ? 'Öffentlich' : 'Privat') },
  { label: 'Typ', width: 20, text: ({ contact }) => (contact.type === 'company' ? 'Organisation' : 'Person') },
  { label: 'Organisation', width: 40, text: ofOrganisation('companyName') },
  {
    label: 'Übergeordnete Organisation',
    width: 40,
    text: ({ contact }, locale) => textIn(contact.parent, 'companyName', locale),
  },
  { label: 'Zusatzang. Fa./Inst.', width: 30, text: ofOrganisation('specification') },
  { label: 'Vorname', width: 20, text: own('firstName') },
  { label: 'Nachname', width: 20, text: own('lastName') },
  { label: 'Funktion', width: 30, text: ({ employment }, locale) => textIn(employment, 'role', locale) },
  { label: 'Strasse', width: 30, text: ofOrganisation('street') },
  { label: 'PLZ', width: 20, text: ofOrganisation('zipCode') },
  { label: 'Ort', width: 30, text: ofOrganisation('city') },
  {
    label: 'Land',
    width: 20,
    text: ({ contact, employment }, locale, names) =>
      entry(employment?.company ?? contact, 'country', 'countries', locale, names),
  },
  {
    label: 'Kanton',
    width: 20,
    text: ({ contact, employment }, locale, names) =>
      entry(employment?.company ?? contact, 'state', 'states', locale, names),
  },
  {
    label: 'Sprache',
    width: 20,
    text: ({ contact }, locale, names) => entry(contact, 'language', 'languages', locale, names),
  },
  { label: 'E-Mail', width: 40, text: own('email') },
  { label: 'Telefon', width: 20, text: own('phone') },
  { label: 'LinkedIn', width: 40, text: ownOrOrganisation('linkedIn') },
  { label: 'Website', width: 40, text: ownOrOrganisation('website') },
  {
    label: 'Beschreibung',
    width: 100,
    text: ({ contact }, locale) => plainText(String(localized(contact, 'description', locale) ?? '')),
  },
  {
    label: 'Kontaktgruppen',
    width: 60,
    text: ({ contact, group }, locale) =>
      (group ? [group] : (contact.contactGroups as Values[])).map((each) => textIn(each, 'name', locale)).join(', '),
  },
];

/** The main employment of a contact: the one linked to the group of the row, otherwise the official one. */
export function mainEmployment(contact: Values, group?: { id: number }): Values | undefined {
  if (contact.type !== 'person') return undefined;
  const employments = contact.employments as Values[];
  const linked =
    group && employments.find((item) => (item.contactGroups as { id: number }[]).some(({ id }) => id === group.id));
  return linked ?? employments.find((item) => item.official);
}
