/** Words of all lists; what only one type says stands in its declaration. */
export const listTexts = {
  create: 'Neuen Eintrag erstellen',
  loadMore: 'Mehr Einträge laden',
  loading: 'Einträge werden geladen …',
  loaded: (count: number) => (count === 1 ? '1 Eintrag geladen' : `${grouped(count)} Einträge geladen`),
  loadedOf: (count: number, total: number) => `${grouped(count)} von ${grouped(total)} Einträgen geladen`,
  loadedOfMore: (count: number, atLeast: number) => `${grouped(count)} von über ${grouped(atLeast)} Einträgen geladen`,
  complete: (count: number) => (count === 1 ? '1 Eintrag' : `${grouped(count)} Einträge`),

  search: 'Suchbegriff',
  searchHint: 'Suchen …  ( / )',
  filters: 'Filter',
  chosenFilters: 'Gewählte Filter',
  tag: (filter: string, value: string) => `${filter}: ${value}`,
  removeFilter: 'Filter entfernen',
  clearFilters: 'Alle Filter entfernen',

  export: 'XLSX-Export',
  exportFiltered: 'Gefilterte Einträge',
  exportAll: 'Alle Einträge',

  nothingFound: 'Keine Einträge gefunden',
  nothingFoundHint: 'Kein Eintrag passt zum Suchbegriff und zu den gewählten Filtern.',
  nothingYet: 'Noch keine Einträge',
  nothingYetHint: 'Erstellen Sie den ersten Eintrag.',
  failed: 'Die Einträge konnten nicht geladen werden.',
  retry: 'Erneut versuchen',

  id: 'ID',
  createdAt: 'Erstellt',
  updatedAt: 'Geändert',
  untitled: '(ohne Titel)',
  untranslated: { fr: 'Französische Übersetzung fehlt', it: 'Italienische Übersetzung fehlt' },
  keyboard: 'Pfeiltasten wechseln die Zeile, Enter öffnet den Eintrag.',
} as const;

/** Words of marking rows. */
export const selectionTexts = {
  bar: 'Auswahl',
  markRow: (name: string) => `Auswählen: ${name}`,
  markRows: 'Alle geladenen Einträge auswählen',
  none: 'Nichts ausgewählt',
  some: (count: number) => (count === 1 ? '1 Eintrag ausgewählt' : `${grouped(count)} Einträge ausgewählt`),
  loaded: (count: number) => (count === 1 ? '1 geladener Eintrag ausgewählt' : `Alle ${grouped(count)} geladenen Einträge ausgewählt`),
  all: (count: number) => `Alle ${grouped(count)} passenden Einträge ausgewählt, auch die nicht geladenen`,
  allOfMany: (atLeast: number | undefined) => `Alle passenden Einträge ausgewählt${atLeast === undefined ? '' : ` (über ${grouped(atLeast)})`}, auch die nicht geladenen`,
  markAll: (count: number) => `Alle ${grouped(count)} passenden auswählen`,
  markAllOfMany: 'Alle passenden auswählen',
  markLoaded: (count: number) => `Nur die ${grouped(count)} geladenen auswählen`,
  clear: 'Auswahl aufheben',
} as const;

function grouped(count: number): string {
  return count.toLocaleString('de-CH');
}
