/** Words of collections: their list, their form, and what they say before something goes that is in them. */
export const collectionWords = {
  create: 'Neue Kollektion erstellen',
  dynamic: 'Dynamische Kollektion',
  filtersChosen: (count: number) => `${count} Filter ausgewählt (Dynamisch)`,
  projectsChosen: (count: number) => `${count} ${count === 1 ? 'Projekt' : 'Projekte'} ausgewählt`,
} as const;
