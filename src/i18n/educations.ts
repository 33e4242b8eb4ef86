/** Words of the form of educations beyond its labels. */
export const educationWords = {
  headings: { editing: 'Eintrag bearbeiten', creating: 'Eintrag erstellen' },
  removeProgram: 'Sind Sie sicher dass Sie diesen Eintrag unwiderruflich entfernen möchten?',
  sections: { classification: 'Kategorisierung', contact: 'Kontaktdetails', more: 'Weiterführende Informationen' },
} as const;
