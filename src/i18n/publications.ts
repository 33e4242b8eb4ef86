/** Words of the list and the form of publications beyond their labels. */
export const publicationWords = {
  headings: { editing: 'Eintrag bearbeiten', creating: 'Eintrag erstellen' },
  sections: { publication: 'Publikation', files: 'Zusatzdokumente', license: 'Lizenz', classification: 'Kategorisierung', people: 'Urheber' },
  day: 'Datum',
  unknown: '-',
} as const;
