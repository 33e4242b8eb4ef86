/** Words of the query to the external project database. */
export const chmosWords = {
  title: 'Projekt aus der externen Datenbank laden (CHMOS)',
  code: 'Projektcode',
  example: 'Zum Beispiel BE_3828',
  query: 'Abfragen',
  loading: 'Das Projekt wird geladen …',
  loaded: (title: string) => `Projekt "${title || 'Unbekannt'}" wurden erfolgreich geladen`,
  incomplete: 'Nicht alles konnte geladen werden; beim nächsten Import wird es wieder versucht:',
  toProject: 'Zum Projekt',
  deleted: 'Projekt wurde gelöscht.',
  failed: 'Ein unbekannter Fehler ist aufgetreten.',
  toItem: 'Zum Eintrag im Posteingang',
  again: 'Neue Abfrage',
  cancel: 'Abbrechen',
  close: 'Schliessen',
} as const;

const grouped = (count: number) => count.toLocaleString('de-CH');
const entries = (count: number) => (count === 1 ? '1 Eintrag' : `${grouped(count)} Einträge`);

/** Words of the import of tables. */
export const importWords = {
  title: 'Tabelle importieren',
  steps: { file: 'Datei wählen', columns: 'Spalten zuordnen', check: 'Prüfen', done: 'Fertig' },
  step: (number: number, count: number, title: string) => `Schritt ${number} von ${count}: ${title}`,
  intro:
    'Jede Zeile wird mit dem Projekt verglichen, dessen ID oder Projektcode sie nennt. Was sich ändert, kommt als Vorschlag in den Posteingang; die Projekte selbst bleiben, wie sie sind.',
  choose: 'Datei auswählen',
  hint: 'XLSX oder CSV bis 20 MB: auswählen oder hierher ziehen. Der XLSX-Export der Projekte passt ohne weiteres.',
  drop: 'Hier loslassen',
  chosen: (name: string) => `Gewählt: ${name}`,
  uploading: 'Die Datei wird übertragen …',
  reading: 'Die Datei wird gelesen …',
  checking: 'Die Zeilen werden verglichen …',
  writing: 'Die Einträge werden in den Posteingang gelegt …',
  file: (name: string, tables: string) => `${name}: ${tables}`,
  table: (name: string, rows: number, locale: string | null) =>
    `«${name}» mit ${rows === 1 ? '1 Zeile' : `${grouped(rows)} Zeilen`} (${locale === null ? 'wird nicht gelesen' : locale.toUpperCase()})`,
  rules:
    'Leere Zellen und Felder ohne Spalte lassen das Projekt, wie es ist. Formeln zählen mit ihrem zuletzt gespeicherten Ergebnis.',
  allNew: 'Ohne Spalte «ID» oder «Projektcode» wird jede Zeile ein neues Projekt.',
  column: 'Spalte',
  samples: 'Erste Werte',
  target: 'Wird zu',
  targetOf: (column: string) => `Feld für ${column}`,
  noTarget: 'Nicht importieren',
  twice: (column: string) => `Diesem Feld ist schon die Spalte «${column}» zugeordnet.`,
  back: 'Zurück',
  next: 'Weiter',
  cancel: 'Abbrechen',
  rows: 'Ergebnis des Probelaufs',
  filter: 'Zeilen zeigen',
  all: 'Alle',
  changes: 'Was sich ändert',
  counted: (label: string, count: number) => `${label} (${grouped(count)})`,
  head: { row: 'Zeile', outcome: 'Ergebnis', project: 'Projekt', what: 'Änderungen und Hinweise' },
  noRows: 'Keine Zeilen.',
  skipped: (count: number) =>
    `${count === 1 ? '1 Zeile mit Fehlern wird' : `${grouped(count)} Zeilen mit Fehlern werden`} ausgelassen.`,
  leftOut: (count: number) =>
    `${count === 1 ? '1 Zeile mit Fehlern wurde' : `${grouped(count)} Zeilen mit Fehlern wurden`} ausgelassen.`,
  nothing: 'In dieser Datei steht nichts, das in den Posteingang gehört.',
  confirm: (count: number) => `${entries(count)} in den Posteingang legen`,
  done: (count: number) =>
    count === 1 ? '1 Eintrag liegt im Posteingang.' : `${grouped(count)} Einträge liegen im Posteingang.`,
  toInbox: 'Zum Posteingang',
  another: 'Weitere Tabelle importieren',
} as const;
