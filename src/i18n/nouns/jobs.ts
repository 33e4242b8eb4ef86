/** Words of the list and the form of jobs beyond their labels. */
export const jobWords = {
  showArchive: 'Archiv anzeigen',
  hideArchive: 'Archiv ausblenden',
  deadline: 'Termindetails',
  failures: {
    saving: 'Fehler beim Speichern des Jobs.',
    opening: 'Fehler beim Laden des Jobs aus dem Posteingang.',
  },
} as const;
