/** Words of all lists; what only one type says stands in its declaration. */
export const listWords = {
  create: 'Neuen Eintrag erstellen',
  loadMore: 'Mehr Einträge laden',
  loading: 'Einträge werden geladen...',
  loaded: (count: number) => (count === 1 ? '1 Eintrag geladen' : `${grouped(count)} Einträge geladen`),
  loadedOf: (count: number, total: number) => `${grouped(count)} von ${grouped(total)} Einträgen geladen`,
  loadedOfMore: (count: number, atLeast: number) => `${grouped(count)} von über ${grouped(atLeast)} Einträgen geladen`,
  complete: (count: number) => (count === 1 ? '1 Eintrag' : `${grouped(count)} Einträge`),

  search: 'Suchbegriff',
  emptySearch: 'Suchbegriff löschen',
  searchHint: 'Suchen …  ( / )',
  filters: 'Filter',
  moreFilters: 'Weitere Filter',
  chosenFilters: 'Gewählte Filter',
  tag: (filter: string, value: string) => `${filter}: ${value}`,
  removeFilter: 'Filter entfernen',
  clearFilters: 'Alle Filter entfernen',
  lacks: (locale: string) => `${locale.toUpperCase()} fehlt`,
  otherDay: 'Anderer Tag …',
  day: 'Tag',
  take: 'Übernehmen',
  cancel: 'Abbrechen',

  export: 'XLSX-Export',
  exportFiltered: 'Gefilterte Einträge',
  exportAll: 'Alle Einträge',

  nothingFound: 'Keine Einträge gefunden',
  nothingFoundHint: 'Kein Eintrag passt zum Suchbegriff und zu den gewählten Filtern.',
  nothingYet: 'Noch keine Einträge',
  nothingYetHint: 'Erstellen Sie den ersten Eintrag.',
  failed: 'Die Einträge konnten nicht geladen werden.',
  retry: 'Erneut versuchen',

  columns: 'Spalten',
  moveUp: (column: string) => `Nach vorn: ${column}`,
  moveDown: (column: string) => `Nach hinten: ${column}`,
  resetColumns: 'Zurücksetzen',
  yes: 'Ja',

  id: 'ID',
  createdAt: 'Erstellt',
  updatedAt: 'Geändert',
  untranslated: {
    fr: 'Französische Übersetzung fehlt',
    it: 'Italienische Übersetzung fehlt',
    en: 'Englische Übersetzung fehlt',
    de: 'Deutscher Text fehlt',
  },
  keyboard: 'Pfeiltasten wechseln die Zeile, Enter öffnet den Eintrag.',
} as const;

function grouped(count: number): string {
  return count.toLocaleString('de-CH');
}
