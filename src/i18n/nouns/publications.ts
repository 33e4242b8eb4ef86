/** Words of the list and the form of publications beyond their labels. */
export const publicationWords = {
  sections: { publication: 'Publikation', files: 'Zusatzdokumente', license: 'Lizenz', people: 'Urheber' },
  day: 'Datum',
  unknown: '-',
  website: 'Auf der Website ansehen',
  failures: {
    saving: 'Fehler beim Speichern der Publikation.',
    opening: 'Fehler beim Laden der Publikation aus dem Posteingang.',
  },
} as const;
