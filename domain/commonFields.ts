import { choice, email, files, integer, list, richText, text, url } from './fields';
import { documentAndPictureTypes } from './values/fileTypes';

/** Fields shared by several content types. */

/** Existing clients send `value` or `url`, depending on the type. */
const alias = { part: 'value', also: 'url' };
const labelled = { label: text({ label: 'Bezeichnung' }), value: url({ label: 'URL' }) };

/** Links with labels; each language has its own list. */
export const links = list(labelled, {
  label: 'Links',
  translated: true,
  addLabel: 'Link hinzufügen',
  itemLabel: 'Link',
  alias,
});

/** Videos with labels; each language has its own list. */
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
  units: list(unit, {
    label: 'Einheiten',
    addLabel: 'Einheit hinzufügen',
    itemLabel: 'Einheit',
    startsWithOne: true,
    asTable: true,
  }),
};

/** Programmes of an event: units with their times and descriptions. */
export const programs = list(program, { label: 'Programm', addLabel: 'Programm hinzufügen', itemLabel: 'Programm' });

/** The position in a manually sorted list; new records come last. */
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

/** Contacts; each language has its own list. A contact is identified by its names. */
export const contacts = list(contact, {
  label: 'Kontakte',
  translated: true,
  addLabel: 'Kontakt hinzufügen',
  itemLabel: 'Kontakt',
  identifiedBy: ['name', 'firstName', 'lastName'],
});
