/**
 * What the public calls the languages and places of an event: in the list's filters, on its page and in calendars. By
 * itself, since every list loads it.
 */
export const eventPlaces = {
  languages: { de: 'Durchführungssprache', fr: 'Langue de la manifestation', it: 'Lingua della manifestazione' },
  locations: { de: 'Durchführungsort', fr: 'Lieu', it: 'Luogo' },
};
