import type { ContentLocale } from '../../domain/locales';
import { unsafeUrl } from '../../domain/values/addresses';

/** Strings for all forms; those of a single type are in its declaration. */
export const formWords = {
  editing: (singular: string) => `${singular} bearbeiten`,
  creating: (singular: string) => `${singular} erfassen`,
  visibility: 'Sichtbarkeit',
  language: 'Sprache',
  languageNames: { de: 'Deutsch', fr: 'Französisch', it: 'Italienisch', en: 'Englisch' } satisfies Record<
    ContentLocale,
    string
  >,
  readOnly: (plural: string) => `Ihr Konto darf «${plural}» nicht bearbeiten. Sie können hier nur lesen.`,
  writesOnly: (writable: readonly ContentLocale[]) =>
    `Ihr Konto bearbeitet nur ${writable.map((locale) => formWords.languageNames[locale]).join(' und ')}. ` +
    'Alles andere können Sie hier nur lesen.',
  /** The label of a field that is shown with its text in another language. */
  translated: (label: string, locale: ContentLocale) => `${label} (Übersetzung ${locale.toUpperCase()})`,
  missing: (locale: ContentLocale, count: number) =>
    `${locale.toUpperCase()}: ${count === 1 ? '1 Feld fehlt' : `${count} Felder fehlen`}`,
  missingList: (labels: readonly string[]) => `Es fehlen: ${labels.join(', ')}`,
  history: 'Verlauf',
  preview: 'Vorschau',
  previewTitle: (title: string) => `Vorschau: ${title}`,
  close: 'Schliessen',
  more: 'Weitere Aktionen',
  duplicate: 'Duplizieren',
  remove: 'Löschen',
  cancel: 'Abbrechen',
  save: 'Speichern',
  moreSaves: 'Mehr zum Speichern',
  saveStay: 'Speichern und weiter bearbeiten',
  saveNext: 'Speichern und nächster',
  saveKeep: 'Im Posteingang zwischenspeichern',
  saving: 'Wird gespeichert …',
  saved: 'Die Änderungen wurden gespeichert.',
  openCreated: 'Eintrag öffnen',
  /** Concerns what visitors see from now on. */
  lacking: 'Veröffentlicht; es fehlen noch Texte:',
  lackingIn: (labels: readonly string[]) => `(${labels.slice(0, 3).join(', ')}${labels.length > 3 ? ' …' : ''})`,
  removed: 'Der Eintrag wurde gelöscht.',
  undo: 'Rückgängig',
  restored: (count: number) =>
    count === 1 ? 'Der Eintrag wurde wiederhergestellt.' : `${count} Einträge wurden wiederhergestellt.`,
  notRestored: 'Nicht wiederhergestellt.',
  createdAt: 'Erstellt',
  updatedAt: 'Geändert',
  loading: 'Wird geladen …',
  retry: 'Erneut versuchen',
  notFound: 'Diesen Eintrag gibt es nicht (mehr).',
  notFoundHint: 'Vielleicht wurde er gelöscht, oder die Adresse ist nicht ganz richtig.',
  backToList: 'Zur Liste',

  problems: (count: number) =>
    count === 1 ? 'Ein Feld ist noch nicht in Ordnung:' : `${count} Felder sind noch nicht in Ordnung:`,
  otherProblems: (count: number) =>
    count === 1
      ? 'Ein weiteres Feld ist noch nicht in Ordnung; es steht danach über dem Formular.'
      : `${count} weitere Felder sind noch nicht in Ordnung; sie stehen danach über dem Formular.`,
  errorTitle: 'Ein Fehler ist aufgetreten',
  savingFailed: 'Fehler beim Speichern',
  ok: 'OK',
  notSaved: 'Nicht gespeichert.',
  notRemoved: 'Nicht gelöscht.',
  nothingLost: 'Ihre Eingaben bleiben hier erhalten.',

  leaveTitle: 'Seite verlassen?',
  leaveQuestion: 'Es gibt Änderungen, die noch nicht gespeichert sind.',
  leaveStay: 'Weiter bearbeiten',
  leaveDiscard: 'Änderungen verwerfen',

  staleDeleted: 'Dieser Eintrag wurde inzwischen gelöscht. Ihre Eingaben bleiben hier erhalten.',
  restoreAndSave: 'Wiederherstellen und speichern',
  saveAsNew: 'Als neuen Eintrag anlegen',

  moveUp: 'Nach oben',
  moveDown: 'Nach unten',
  removeItem: 'Entfernen',
  removeOne: (singular: string) => `${singular} entfernen`,
  itemName: (singular: string, position: number) => `${singular} ${position}`,
  itemAction: (action: string, item: string) => `${action}: ${item}`,
  moved: (position: number, count: number) => `An Stelle ${position} von ${count} verschoben.`,
  removedItem: (item: string) => `${item} entfernt.`,
  pastedItems: (count: number) => `${count} Zeilen eingefügt.`,
  pasteHint: 'Zeilen aus Word oder Excel lassen sich in das erste Feld einfügen.',
  copyGerman: 'Deutsche Einträge übernehmen',
  copyHere: 'Nur hier',
  copyEverywhere: 'Überall übernehmen',
  copyOthers: (labels: readonly string[]) => `Deutsche Einträge fehlen auch hier: ${labels.join(', ')}.`,
  nextGap: 'Nächste Lücke (F8)',
  german: 'Deutsch',
  germanOf: (label: string) => `${label} auf Deutsch`,
  empty: '–',

  noOptions: 'Nichts gefunden',
  open: 'Öffnen',
  clear: 'Leeren',
  openCalendar: 'Kalender öffnen',
  dateFormat: 'TT.MM.JJJJ',
  noSuchDate: 'Dieses Datum gibt es nicht.',
  dateTimeFormat: 'TT.MM.JJJJ HH:MM',
  twice: 'Diese Stunde gibt es zweimal, weil die Uhr zurückgestellt wird:',
  chooseColor: 'Farbe wählen',
  colorFormat: '#RRGGBB',
  colorSample: 'Aa',
  givePeriod: 'Zeitraum angeben',
} as const;

/** The headings of forms whose type has none of its own. */
export const entryHeadings = { editing: 'Eintrag bearbeiten', creating: 'Eintrag erstellen' } as const;

/** Sections shared by several forms. */
export const sectionWords = {
  classification: 'Kategorisierung',
  contact: 'Kontaktdetails',
  more: 'Weiterführende Informationen',
} as const;

/** Strings for the question before a programme is removed. */
export const programmeWords = {
  remove: 'Programm entfernen',
  question: 'Sind Sie sicher dass Sie diesen Eintrag entfernen möchten?',
} as const;

/** Strings for the question before contacts and groups are deleted. */
export const deleteForeverWords = {
  title: 'Eintrag löschen',
  question: 'Sind Sie sicher dass Sie diesen Eintrag löschen möchten? Er lässt sich danach wiederherstellen.',
  confirm: 'Endgültig löschen',
  cancel: 'Abbrechen',
  failed: 'Nicht gelöscht.',
} as const;

/** Strings for the toolbar of rich text and its link dialog. */
export const richTextWords = {
  toolbar: (label: string) => `Formatierung: ${label}`,
  heading: 'Überschrift',
  paragraph: 'Absatz',
  headingLevel: (level: number) => `Überschrift ${level - 1}`,
  bold: 'Fett',
  italic: 'Kursiv',
  link: 'Link',
  numbered: 'Nummerierte Liste',
  bulleted: 'Aufzählung',
  table: 'Tabelle',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  insertTable: 'Tabelle einfügen',
  addRow: 'Zeile darunter einfügen',
  addColumn: 'Spalte rechts einfügen',
  toggleHeader: 'Kopfzeile ein/aus',
  deleteRow: 'Zeile löschen',
  deleteColumn: 'Spalte löschen',
  deleteTable: 'Tabelle löschen',
  linkAddress: 'Adresse',
  linkHint: 'Zum Beispiel https://www.example.org oder mailto:info@example.org',
  linkUnsafe: unsafeUrl,
  linkApply: 'Übernehmen',
  linkRemove: 'Link entfernen',
  coming: 'Der Editor wird geladen. Bis dahin lässt sich der Text nicht ändern.',
} as const;

/** Strings around uploads. The literal messages about size and type: domain/uploads.ts. */
export const uploadWords = {
  failedBeforeSaving:
    'Eine Datei konnte nicht hochgeladen werden. Versuchen Sie es erneut, oder entfernen Sie die Datei.',
  addImages: 'Bilder auswählen',
  addImage: 'Bild auswählen',
  otherImage: 'Anderes Bild auswählen',
  addFiles: 'Dokumente auswählen',
  imagesHint: 'JPG, PNG oder GIF bis 20 MB: auswählen, hierher ziehen oder einfügen (Ctrl+V).',
  imageHint: 'Ein JPG, PNG oder GIF bis 20 MB: auswählen, hierher ziehen oder einfügen (Ctrl+V).',
  filesHint: (extensions: readonly string[]) =>
    `${extensions.map((extension) => extension.toUpperCase()).join(', ')} bis 30 MB: auswählen, hierher ziehen oder ` +
    'einfügen (Ctrl+V).',
  drop: 'Hier loslassen',
  waiting: 'Wartet …',
  preparing: 'Wird vorbereitet …',
  uploading: (percent: number) => `${percent} %`,
  progress: (name: string) => `Fortschritt: ${name}`,
  cancel: 'Abbrechen',
  retry: 'Erneut versuchen',
  discard: 'Verwerfen',
  remove: 'Entfernen',
  download: 'Herunterladen',
  enlarge: 'In voller Grösse öffnen',
  close: 'Schliessen',
  action: (action: string, name: string) => `${action}: ${name}`,
  unnamedImage: (position: number) => `Bild ${position}`,
  fileName: 'Dateiname',
  unnamedFile: (position: number) => `Dokument ${position}`,
  noPreview: 'Vorschau fehlt',
  german: (text: string) => `Deutsch: ${text}`,
  choose: 'Aus Medien wählen',
  chooseFor: (label: string) => `Aus Medien wählen: ${label}`,
  fromMedia: (text: string) => `Aus Medien: ${text}`,
  taken: (name: string) => `${name} hinzugefügt.`,
  uploaded: (name: string) => `${name} hochgeladen.`,
  undo: 'Rückgängig',
  removed: (name: string) => `${name} entfernt.`,
  failed: (name: string) => `${name} konnte nicht hochgeladen werden.`,
  unreadable: (name: string) => `Die Datei "${name}" konnte nicht gelesen werden.`,
  unknownType: 'unbekannt',
  firstFrameOnly: (name: string) =>
    `Das animierte Bild "${name}" ist grösser als 1200 Pixel und wurde verkleinert. Dabei bleibt nur das erste Bild ` +
    'der Animation.',
} as const;

/** Strings for sortable lists, as announced by screen readers. */
export const reorderWords = {
  move: (name: string) => `Verschieben: ${name}`,
  instructions:
    'Leertaste oder Eingabetaste nimmt den Eintrag auf, die Pfeiltasten verschieben ihn, die Leertaste legt ihn ab, ' +
    'Escape bricht ab.',
  grabbed: (name: string, position: number, count: number) => `${name} aufgenommen, Position ${position} von ${count}`,
  moved: (name: string, position: number, count: number) => `${name}, Position ${position} von ${count}`,
  dropped: (name: string, position: number, count: number) => `${name} abgelegt, Position ${position} von ${count}`,
  cancelled: (name: string, position: number, count: number) =>
    `Abgebrochen. ${name}, Position ${position} von ${count}`,
} as const;
