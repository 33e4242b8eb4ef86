/** Words of the form of educations beyond its labels. */
export const educationWords = {
  headings: { editing: 'Eintrag bearbeiten', creating: 'Eintrag erstellen' },
  sections: { classification: 'Kategorisierung', contact: 'Kontaktdetails', more: 'Weiterführende Informationen' },
} as const;
