/** Words of the form of educations beyond its labels. */
export const educationWords = {
  removeProgram: 'Sind Sie sicher dass Sie diesen Eintrag unwiderruflich entfernen möchten?',
} as const;
