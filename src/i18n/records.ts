/** Words of the fields that lead to other records. */
export const recordWords = {
  because: { email: 'gleiche E-Mail-Adresse', name: 'gleicher Name' },
  duplicates: 'Das gibt es vermutlich schon:',
  useThis: 'Diesen Eintrag verwenden',
  useThisOf: (name: string) => `Diesen Eintrag verwenden: ${name}`,
  createAnyway: 'Trotzdem erfassen',
  searching: 'Wird gesucht …',
  searchFailed: 'Die Suche ist fehlgeschlagen.',
  typeToFind: 'Tippen Sie, um zu suchen',
  unknown: (name: string) => `«${name}» ist ein Vorschlag. Wählen Sie den Eintrag, oder erfassen Sie ihn neu.`,
  isPrivate: 'Privat',
  createNamed: (singular: string, term: string) =>
    term === '' ? `${singular} neu erfassen …` : `${singular} «${term}» neu erfassen …`,
  createTitle: (singular: string) => `${singular} erfassen`,
  create: 'Erfassen',
  cancel: 'Abbrechen',
  notCreated: 'Nicht erfasst.',
  created: (name: string) => `«${name}» wurde erfasst.`,
  associationName: (label: string, position: number) => `${label} ${position}`,
  roleIn: (locale: string, label: string) => `${label} (${locale.toUpperCase()})`,
  withoutGroup: 'Ohne übergeordnete Gruppe',
} as const;
