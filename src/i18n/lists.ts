import type { GapState } from '../../domain/translations/gaps';

/** Words of all lists; those of a single type are in its declaration. */
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

/** Words of sortable lists. */
export const orderWords = {
  hint: 'Am Griff ziehen, oder mit Leertaste und Pfeiltasten, ändert die Reihenfolge.',
  notNow: 'Sortieren geht ohne Suchbegriff und Filter.',
  changed: 'Sortierung geändert. Möchten Sie die Änderungen speichern?',
  reset: 'Zurücksetzen',
  save: 'Speichern',
  saving: (saved: number, count: number) => `${saved} von ${count} Positionen gespeichert...`,
  saved: 'Die Reihenfolge wurde gespeichert.',
  movedMeanwhile: (name: string) => `«${name}» wurde inzwischen von jemand anderem verschoben.`,
  notSaved: (saved: number, count: number) =>
    `${saved} von ${count} Positionen gespeichert, dann ging es nicht weiter.`,
} as const;

/**
 * Words of forms that ask whether to release or to keep in the inbox. The inbox's other words load with its pages.
 */
export const releasingWords = {
  saveTitle: 'Speichern',
  saveQuestion: 'Möchten Sie die Daten freigeben oder im Posteingang zwischenspeichern?',
  saveQuestionDirect:
    'Möchten Sie die Daten direkt freigeben oder zur weiteren Prüfung im Posteingang zwischenspeichern?',
  askNoMore: 'Nicht mehr fragen (im Menü des Kontos wieder einzuschalten)',
  pending: (moment: string) =>
    `Zu diesem Eintrag wartet seit dem ${moment} bereits etwas im Posteingang. Es bleibt dort, auch wenn Sie hier speichern.`,
  kept: 'Die Änderungen wurden im Posteingang zwischengespeichert.',
  release: 'Freigeben',
  releaseNext: 'Freigeben und nächsten öffnen',
  keep: 'Zwischenspeichern',
  deleteHint: 'Um nur den Eintrag im Posteingang zu entfernen, wählen Sie «Update verwerfen».',
} as const;

/** Words of row selection. */
export const selectionWords = {
  bar: 'Auswahl',
  markRow: (name: string) => `Auswählen: ${name}`,
  markRows: 'Alle geladenen Einträge auswählen',
  none: 'Nichts ausgewählt',
  some: (count: number) => (count === 1 ? '1 Eintrag ausgewählt' : `${grouped(count)} Einträge ausgewählt`),
  loaded: (count: number) =>
    count === 1 ? '1 geladener Eintrag ausgewählt' : `Alle ${grouped(count)} geladenen Einträge ausgewählt`,
  notAll: 'Es konnten nicht alle ausgewählt werden.',
  all: (count: number) => `Alle ${grouped(count)} passenden Einträge ausgewählt, auch die nicht geladenen`,
  markAll: (count: number) => `Alle ${grouped(count)} passenden auswählen`,
  markAllOfMany: 'Alle passenden auswählen',
  markLoaded: (count: number) => `Nur die ${grouped(count)} geladenen auswählen`,
  clear: 'Auswahl aufheben',
  exporting: 'Die Datei wird erstellt …',
  exportFailed: 'Der Export ist fehlgeschlagen.',
  cancel: 'Abbrechen',
  ok: 'OK',
} as const;

/** Words of bulk changes. */
export const bulkWords = {
  actions: 'Aktionen',
  nothingSelected: 'Wählen Sie einen oder mehrere Einträge zur weiteren Bearbeitung.',
  ok: 'OK',
  cancel: 'Abbrechen',
  stop: 'Anhalten',
  change: 'Ändern',
  visibility: (word: string) => `Sichtbarkeit: ${word}`,
  visibilityQuestion: (count: number, word: string) => `${entries(count)} auf «${word}» setzen?`,
  add: (label: string) => `${label}: hinzufügen`,
  remove: (label: string) => `${label}: entfernen`,
  addQuestion: (count: number, label: string) =>
    `${label}: Was soll bei ${count === 1 ? '1 Eintrag' : `${grouped(count)} Einträgen`} hinzugefügt werden?`,
  removeQuestion: (count: number, label: string) =>
    `${label}: Was soll bei ${count === 1 ? '1 Eintrag' : `${grouped(count)} Einträgen`} entfernt werden?`,
  progress: (done: number, count: number) => `${grouped(done)} von ${grouped(count)} bearbeitet …`,
  done: (changed: number, unchanged: number) =>
    `${entries(changed)} geändert${unchanged > 0 ? `, ${grouped(unchanged)} unverändert` : ''}.`,
  undone: (count: number, changedSince: number) =>
    [
      `${entries(count)} zurückgesetzt.`,
      ...(changedSince > 0
        ? [
            `${entries(changedSince)} ${changedSince === 1 ? 'wurde seither geändert und bleibt' : 'wurden seither geändert und bleiben'} so.`,
          ]
        : []),
    ].join(' '),
  notUndone: (count: number) => `${entries(count)} nicht zurückgesetzt:`,
  stopped: (left: number) =>
    `Angehalten: ${entries(left)} ${left === 1 ? 'bleibt' : 'bleiben'}, wie ${left === 1 ? 'er ist' : 'sie sind'}.`,
  someFailed: (count: number) => `${entries(count)} ${count === 1 ? 'konnte' : 'konnten'} nicht geändert werden`,
  failedHint: 'Sie bleiben ausgewählt.',
} as const;

const entries = (count: number) => (count === 1 ? '1 Eintrag' : `${grouped(count)} Einträge`);

/** Words of fields that link records. */
export const recordWords = {
  because: { email: 'gleiche E-Mail-Adresse', name: 'gleicher Name' },
  duplicates: 'Das gibt es vermutlich schon:',
  useThis: 'Diesen Eintrag verwenden',
  useThisOf: (name: string) => `Diesen Eintrag verwenden: ${name}`,
  createAnyway: 'Trotzdem erfassen',
  searching: 'Wird gesucht …',
  alreadyChosen: 'Bereits gewählt',
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
  withoutGroup: 'Ohne übergeordnete Gruppe',
} as const;

/** Words about missing and outdated translations. */
export const translationWords = {
  type: 'Art',
  title: 'Titel',
  locale: 'Sprache',
  field: 'Feld',
  state: 'Zustand',
  at: 'Seit',
  by: 'Von',
  system: 'System',
  typeCount: (label: string, count: number, most: number) =>
    `${label} (${count >= most ? `über ${most.toLocaleString('de-CH')}` : count.toLocaleString('de-CH')})`,
  nothing: {
    title: 'Keine Lücken',
    hint: 'Alle Texte sind übersetzt, und keine Übersetzung ist älter als ihr deutscher Text.',
  },
  first: 'Erste Lücke',
  backToQueue: 'Zur Liste',
  here: (label: string, state: GapState | null) =>
    `${label}: ${state === 'missing' ? 'Übersetzung fehlt' : state === 'stale' ? 'Deutsch geändert' : 'in Ordnung'}`,
  atTheEnd: 'Keine weitere Lücke in diesem Eintrag. Ctrl+Enter speichert und öffnet den nächsten.',
  noneHere: 'In diesem Eintrag fehlt keine Übersetzung.',
  changed: (moment: string, person: string) => `Deutsch geändert am ${moment} von ${person}`,
  changedNow: 'Deutsch geändert, noch nicht gespeichert',
  show: 'Änderung zeigen',
  hide: 'Änderung ausblenden',
  current: 'Übersetzung stimmt noch',
  empty: 'Bewusst leer',
  left: (moment: string, person: string) => `Bewusst leer, ${person}, ${moment}`,
  leftTexts: (count: number) => (count === 1 ? 'Ein Text bewusst leer' : `${count} Texte bewusst leer`),
  open: 'Doch übersetzen',
} as const;

/** Buttons that open imports; the imports' own words load with them. */
export const importButtonWords = { chmos: 'CHMOS-Abfrage', spreadsheet: 'Tabelle importieren' } as const;

/** Buttons that open a merge; its own words load with its page. */
export const mergeButtonWords = { title: 'Zusammenführen', action: 'Zusammenführen …' } as const;
