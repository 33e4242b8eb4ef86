/** Words of the project form beyond its labels. */
export const projectWords = {
  deleteQuestion: 'Sind Sie sicher dass Sie dieses Projekt unwiderruflich löschen möchten?',
  sections: {
    text: 'Beschreibung',
    classification: 'Zuordnung',
    costs: 'Kosten und Finanzierung',
    dates: 'Laufzeit',
    media: 'Links und Medien',
    place: 'Standort',
  },
} as const;
