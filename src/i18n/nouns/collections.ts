/** Words of collections: their list, their form, and what they say before something goes that is in them. */
export const collectionWords = {
  create: 'Neue Kollektion erstellen',
  dynamic: 'Dynamische Kollektion',
  filtersChosen: (count: number) => `${count} Filter ausgewählt (Dynamisch)`,
  turnOn: 'Dynamisches Suchprofil aktivieren',
  turnOff: 'Dynamisches Suchprofil deaktivieren',
  dynamicNote:
    'Die Filter bestimmen, was die Kollektion zeigt: alles, was sie finden, ohne Entwürfe. Die eigene Auswahl ruht, bis das Suchprofil deaktiviert wird.',
  noFilters: 'Ohne Filter zeigt die Kollektion alle Einträge.',
  vanished: (label: string, value: string) =>
    `Den Eintrag «${value}» des Filters «${label}» gibt es nicht mehr: Die Kollektion bleibt leer, solange er gewählt ist.`,
  chosenHint:
    'Am Griff ziehen, oder mit Leertaste und Pfeiltasten, ändert die Reihenfolge. Gespeichert wird sie mit dem Formular.',
  add: (name: string) => `Hinzufügen: ${name}`,
  added: (name: string) => `${name} hinzugefügt`,
  remove: (name: string) => `Entfernen: ${name}`,
  removed: (name: string) => `${name} entfernt`,
  found: 'Hinzufügen',
  foundDynamic: 'Gefundene Einträge',
  allChosen: 'Alles, was geladen ist, ist schon ausgewählt.',
  nothingFound: 'Nichts gefunden.',
  notLoaded: 'Die Einträge konnten nicht geladen werden.',
  draft: 'Entwurf',
  more: 'Mehr anzeigen',
  backToCards: 'Zurück zur Kollektion',
  isIn: (count: number) =>
    count === 1
      ? 'Der Eintrag ist in dieser Kollektion und wird daraus entfernt:'
      : `Der Eintrag ist in diesen ${count} Kollektionen und wird daraus entfernt:`,
  looking: 'Es wird nachgesehen, in welchen Kollektionen der Eintrag ist …',
  unknown:
    'In welchen Kollektionen der Eintrag ist, liess sich nicht lesen. Er kann trotzdem gelöscht werden und geht dann aus allen.',
  failures: {
    saving: 'Fehler beim Speichern der Kollektion.',
    opening: 'Fehler beim Laden der Kollektion aus dem Posteingang.',
  },
} as const;

/** What the records of a collection are called. */
export interface MemberWords {
  chosen: (count: number) => string;
  none: string;
  loadMore: string;
}

export const projectMembers: MemberWords = {
  chosen: (count) => `${count} ${count === 1 ? 'Projekt' : 'Projekte'} ausgewählt`,
  none: 'Keine Projekte ausgewählt.',
  loadMore: 'Mehr Projekte laden',
};

export const eventMembers: MemberWords = {
  chosen: (count) => `${count} ${count === 1 ? 'Eintrag' : 'Einträge'} ausgewählt`,
  none: 'Keine Einträge ausgewählt.',
  loadMore: 'Mehr Einträge laden',
};
