import { choice, email, files, integer, list, richText, text, url } from './fields';
import { documentAndPictureTypes } from './values/fileTypes';

/** Fields that several content types have alike. */

/** Existing clients say `value` or `url`, by the type. */
const alias = { part: 'value', also: 'url' };
const labelled = { label: text({ label: 'Bezeichnung' }), value: url({ label: 'URL' }) };

/** Addresses with what they are called, another list in each language. */
export const links = list(labelled, {
  label: 'Links',
  translated: true,
  addLabel: 'Link hinzufügen',
  itemLabel: 'Link',
  alias,
});

/** The same for videos, which forms and public pages show. */
export const videos = list(labelled, {
  label: 'Videos',
  translated: true,
  addLabel: 'Video hinzufügen',
  itemLabel: 'Video',
  alias,
});

const description = {
  value: richText({ label: 'Beschreibung', translated: true, brief: true }),
  attachments: files({ label: 'Anhänge', types: documentAndPictureTypes }),
};
const unit = {
  time: text({ label: 'Uhrzeit', translated: true }),
  descriptions: list(description, {
    label: 'Beschreibungen',
    addLabel: 'Beschreibung hinzufügen',
    itemLabel: 'Beschreibung',
    startsWithOne: true,
  }),
};
const program = {
  title: text({ label: 'Programmtitel', translated: true }),
  units: list(unit, { label: 'Einheiten', addLabel: 'Einheit hinzufügen', itemLabel: 'Einheit', startsWithOne: true }),
};

/** What happens when: programmes with units, and what each of these is about. */
export const programs = list(program, { label: 'Programm', addLabel: 'Programm hinzufügen', itemLabel: 'Programm' });

/** The place in a list that people put in order; a new entry stands last. */
export const position = integer({ label: 'Position', empty: 10_000, min: 0, summary: true });

export const salutations = [
  { id: '', label: '' },
  { id: 'm', label: 'Herr' },
  { id: 'f', label: 'Frau' },
] as const;

const contact = {
  name: text({ label: 'Name' }),
  salutation: choice({ label: 'Anrede', choices: salutations }),
  title: text({ label: 'Titel' }),
  firstName: text({ label: 'Vorname' }),
  lastName: text({ label: 'Nachname' }),
  role: text({ label: 'Funktion' }),
  phone: text({ label: 'Telefon' }),
  email: email({ label: 'E-Mail' }),
  website: url({ label: 'Website' }),
  street: text({ label: 'Strasse' }),
  zipCode: text({ label: 'PLZ', max: 16 }),
  city: text({ label: 'Ort' }),
};

/** Whom to ask, another list in each language. A contact is the same one by its names. */
export const contacts = list(contact, {
  label: 'Kontakte',
  translated: true,
  addLabel: 'Kontakt hinzufügen',
  itemLabel: 'Kontakt',
  identifiedBy: ['name', 'firstName', 'lastName'],
});
