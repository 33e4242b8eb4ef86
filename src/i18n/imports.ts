/** Words of the query to the external project database. Literal ones: document 1, section 8. */
export const chmosWords = {
  open: 'CHMOS-Abfrage',
  title: 'Projekt aus der externen Datenbank laden (CHMOS)',
  code: 'Projektcode',
  example: 'Zum Beispiel BE_1014',
  query: 'Abfragen',
  loading: 'Das Projekt wird geladen …',
  loaded: (title: string) => `Projekt "${title || 'Unbekannt'}" wurden erfolgreich geladen`,
  toProject: 'Zum Projekt',
  deleted: 'Projekt wurde gelöscht.',
  failed: 'Ein unbekannter Fehler ist aufgetreten.',
  toItem: 'Zum Eintrag im Posteingang',
  again: 'Neue Abfrage',
  cancel: 'Abbrechen',
  close: 'Schliessen',
} as const;
