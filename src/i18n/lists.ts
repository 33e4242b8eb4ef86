import type { GapState } from '../../domain/translations/gaps';

/** Strings for all lists; those of a single type are in its declaration. */
/** Searches shared with the team, in the menu of saved searches. */
export const sharedSearchWords = {
  own: 'Eigene',
  team: 'Vom Team',
  share: (name: string) => `«${name}» mit dem Team teilen`,
  unshare: (name: string) => `«${name}» nicht mehr teilen`,
  shared: (name: string) => `Das Team findet «${name}» jetzt in seinen gespeicherten Suchen.`,
  unshared: (name: string) => `«${name}» ist nicht mehr geteilt.`,
  pin: 'Im Menü mit Anzahl zeigen',
  unpin: 'Aus dem Menü nehmen',
  full: (most: number) => `Im Menü haben ${most} Suchen Platz`,
} as const;

export const listWords = {
  planned: (day: string) => `geplant: ${day}`,
  endsOn: (day: string) => `bis ${day}`,
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

  updatedBy: 'Geändert von',
  assignee: 'Zugewiesen an',
  columns: 'Spalten',
  columnWidth: (label: string) => `Breite von ${label}`,
  orderBy: 'Sortieren nach',
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
  keyboard: 'Pfeiltasten wechseln die Zeile, Enter öffnet den Eintrag, F2 ändert ihn in der Liste.',
} as const;

export function grouped(count: number): string {
  return count.toLocaleString('de-CH');
}

/** For example `1 Text` or `2 Texte`. */
export const plural = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${grouped(count)} ${many}`;

/** Strings for sortable lists. */
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
 * Strings for forms that ask whether to release a record or keep it in the inbox. Other strings of the inbox load with
 * its pages.
 */
export const releasingWords = {
  saveTitle: 'Speichern',
  saveQuestion: 'Möchten Sie die Daten freigeben oder im Posteingang zwischenspeichern?',
  saveQuestionDirect:
    'Möchten Sie die Daten direkt freigeben oder zur weiteren Prüfung im Posteingang zwischenspeichern?',
  askNoMore: 'Nicht mehr fragen (im Menü des Kontos wieder einzuschalten)',
  pending: (moment: string) =>
    `Zu diesem Eintrag wartet seit dem ${moment} bereits etwas im Posteingang. Es bleibt dort, auch wenn Sie hier ` +
    'speichern.',
  kept: 'Die Änderungen wurden im Posteingang zwischengespeichert.',
  release: 'Freigeben',
  releaseNext: 'Freigeben und nächsten öffnen',
  keep: 'Zwischenspeichern',
  deleteHint: 'Um nur den Eintrag im Posteingang zu entfernen, wählen Sie «Update verwerfen».',
} as const;

/** Strings for row selection. */
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

export const bulkWords = {
  assign: 'Zuweisen an …',
  actions: 'Aktionen',
  nothingSelected: 'Wählen Sie einen oder mehrere Einträge zur weiteren Bearbeitung.',
  ok: 'OK',
  visibility: (word: string) => `Sichtbarkeit: ${word}`,
  changeField: 'Feld ändern …',
  export: 'Exportieren',
  remove: 'Löschen',
} as const;

/** Strings for fields that link records. */
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

const gapStates: Record<GapState, string> = {
  missing: 'Übersetzung fehlt',
  stale: 'Deutsch geändert',
  machine: 'maschinell übersetzt',
  empty: 'in Ordnung',
};

/** Strings about missing and outdated translations. */
export const translationWords = {
  type: 'Art',
  title: 'Titel',
  locale: 'Sprache',
  field: 'Feld',
  state: 'Zustand',
  at: 'Seit',
  by: 'Von',
  typeCount: (label: string, count: number, most: number) =>
    `${label} (${count >= most ? `über ${most.toLocaleString('de-CH')}` : count.toLocaleString('de-CH')})`,
  nothing: {
    title: 'Keine Lücken',
    hint: 'Alle Texte sind übersetzt, und keine Übersetzung ist älter als ihr deutscher Text.',
  },
  first: 'Erste Lücke',
  backToQueue: 'Zur Liste',
  here: (label: string, state: GapState | null) => `${label}: ${gapStates[state ?? 'empty']}`,
  atTheEnd: 'Keine weitere Lücke in diesem Eintrag. Ctrl+Enter speichert und öffnet den nächsten.',
  noneHere: 'In diesem Eintrag fehlt keine Übersetzung.',
  changed: (moment: string, person: string) => `Deutsch geändert am ${moment} von ${person}`,
  changedNow: 'Deutsch geändert, noch nicht gespeichert',
  show: 'Änderung zeigen',
  hide: 'Änderung ausblenden',
  current: 'Übersetzung stimmt noch',
  empty: 'Bewusst leer',
  leaveEmpty: (count: number) =>
    count === 1
      ? '1 Text bewusst leer lassen? Er steht dann nicht mehr in der Liste.'
      : `${grouped(count)} Texte bewusst leer lassen? Sie stehen dann nicht mehr in der Liste.`,
  leftEmpty: (count: number) => (count === 1 ? '1 Text bewusst leer.' : `${grouped(count)} Texte bewusst leer.`),
  left: (moment: string, person: string) => `Bewusst leer, ${person}, ${moment}`,
  leftTexts: (count: number) => (count === 1 ? 'Ein Text bewusst leer' : `${count} Texte bewusst leer`),
  open: 'Doch übersetzen',
  proposal: (type: string, title: string, percent: number) => `Vorschlag aus ${type} «${title}» (${percent} %)`,
  sameAsGerman: 'Vorschlag: wie auf Deutsch',
  take: 'Übernehmen',
  taken: 'Übernommen',
  machineProposal: (provider: string) => `Maschinell übersetzt von ${provider}`,
  machineAsked: (provider: string) => `${provider} übersetzt …`,
  again: 'Noch einmal',
  pleaseCheck: 'Bitte prüfen und anpassen. Bis dahin bleibt der Text als maschinell übersetzt gekennzeichnet.',
  machine: (count: number) => (count === 1 ? 'Maschinell übersetzt' : `${count} Texte maschinell übersetzt`),
  checked: 'Geprüft',
} as const;

/** Strings for texts that are exported to translators and imported again. */
export const exchangeWords = {
  export: 'Zum Übersetzen exportieren',
  exportEllipsis: 'Zum Übersetzen exportieren …',
  import: 'Übersetzungen importieren',
  cancel: 'Abbrechen',
  ok: 'OK',
  download: 'Herunterladen',
  format: 'Format',
  formats: { xliff: 'für Übersetzungsprogramme', xlsx: 'als Tabelle' },
  language: 'Sprache',
  marked: (count: number) =>
    count === 1
      ? 'Die markierte Lücke, mit ihrem deutschen Text.'
      : `Die ${grouped(count)} markierten Lücken, mit ihrem deutschen Text.`,
  all:
    'Alle Lücken, die zu Suche und Filtern passen, mit ihrem deutschen Text. Markieren Sie Zeilen, um nur sie zu ' +
    'exportieren.',
  intro:
    'Wählen Sie die Datei, die aus dem Export stammt und übersetzt ist: XLIFF, XLSX oder CSV. Die Texte kommen als ' +
    'Vorschläge in den Posteingang.',
  choose: 'Datei wählen',
  reading: 'Die Datei wird gelesen …',
  outcome: ({
    proposed,
    records,
    known,
    unchanged,
    empty,
  }: Record<'proposed' | 'records' | 'known' | 'unchanged' | 'empty', number>) =>
    [
      proposed === 0
        ? 'Kein neuer Text.'
        : `${plural(proposed, 'Text', 'Texte')} für ${plural(records, 'Vorschlag', 'Vorschläge')} im Posteingang.`,
      ...(known > 0 ? [`${grouped(known)} schon vorgeschlagen oder verworfen.`] : []),
      ...(unchanged > 0 ? [`${grouped(unchanged)} unverändert.`] : []),
      ...(empty > 0 ? [`${grouped(empty)} ohne Übersetzung.`] : []),
    ].join(' '),
  toInbox: 'Zum Posteingang',
  refused: (count: number) =>
    count === 1 ? '1 Text wurde nicht übernommen:' : `${grouped(count)} Texte wurden nicht übernommen:`,
} as const;

/** Strings for buttons that open an import; the import's other strings load with it. */
export const importButtonWords = { chmos: 'CHMOS-Abfrage', spreadsheet: 'Tabelle importieren' } as const;

/** Strings for buttons that open a merge; its other strings load with its page. */
export const mergeButtonWords = { title: 'Zusammenführen', action: 'Zusammenführen …' } as const;
