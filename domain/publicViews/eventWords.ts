import { apiBase } from '../http';
import type { Locale } from '../locales';

/** Public labels of the languages and places of an event. */
export const eventPlaces = {
  languages: { de: 'Durchführungssprache', fr: 'Langue de la manifestation', it: 'Lingua della manifestazione' },
  locations: { de: 'Durchführungsort', fr: 'Lieu', it: 'Luogo' },
};

type Labelled =
  | 'agenda'
  | 'when'
  | 'location'
  | 'organizer'
  | 'contact'
  | 'languages'
  | 'locations'
  | 'topics'
  | 'register'
  | 'registration'
  | 'calendar';

/** Labels of an event on public pages and in calendars. */
export const eventWords: Record<Locale, Record<Labelled, string>> = {
  de: {
    agenda: 'Agenda',
    when: 'Termin',
    location: 'Terminort',
    organizer: 'Veranstalter',
    contact: 'Kontakt',
    languages: eventPlaces.languages.de,
    locations: eventPlaces.locations.de,
    topics: 'Thema',
    register: 'Zur Anmeldung',
    registration: 'Anmeldung',
    calendar: 'In meine Agenda eintragen',
  },
  fr: {
    agenda: 'Agenda',
    when: 'Date',
    location: 'Adresse',
    organizer: 'Organisation',
    contact: 'Contact',
    languages: eventPlaces.languages.fr,
    locations: eventPlaces.locations.fr,
    topics: 'Thème',
    register: 'S’inscrire',
    registration: 'Inscription',
    calendar: 'Ajouter à mon agenda',
  },
  it: {
    agenda: 'Agenda',
    when: 'Data',
    location: 'Indirizzo',
    organizer: 'Organizzazione',
    contact: 'Contatto',
    languages: eventPlaces.languages.it,
    locations: eventPlaces.locations.it,
    topics: 'Tema',
    register: 'Iscriversi',
    registration: 'Iscrizione',
    calendar: 'Aggiungere alla mia agenda',
  },
};

/** The URL of an event's calendar entry; without an id, the URL of the calendar of all public events. */
export const calendarUrl = (locale: Locale, id?: number): string =>
  `${apiBase}/events/${id === undefined ? locale : `${locale}/${id}`}.ics`;
