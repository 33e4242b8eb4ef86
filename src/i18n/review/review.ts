/** Who saved, and when. */
export interface SavedBy {
  /** An e-mail address; null where it is not known. */
  who: string | null;
  isMe: boolean;
  moment: string;
}

const savedBy = ({ who, isMe, moment }: SavedBy) =>
  isMe
    ? `Sie selbst haben diesen Eintrag am ${moment} in einem anderen Fenster gespeichert`
    : `${who ?? 'Jemand anderes'} hat diesen Eintrag am ${moment} gespeichert`;

/** Words of comparing versions: differences, stale saves, history. */
export const reviewWords = {
  drawing: (signs: number) => `Zeichnung (${signs.toLocaleString('de-CH')} Zeichen)`,
  base: 'Ausgangsfassung',
  baseOf: (label: string) => `Ausgangsfassung: ${label}`,
  proposal: 'Vorschlag gegenüber unserer Fassung',
  added: 'neu',
  removed: 'entfernt',
  after: 'nachher',
  nothing: 'leer',
  formattingOnly: (what: string) => `Nur die Formatierung ist anders: ${what}.`,
  formattingToo: (what: string) => `Auch die Formatierung ist anders: ${what}.`,
  formatting: (what: string) => `Formatierung: ${what}`,
  itemKinds: { added: 'Neu', removed: 'Entfernt', moved: 'Verschoben', changed: 'Geändert', same: 'Unverändert' },
  movedTo: (from: number, to: number) => `von Stelle ${from} an Stelle ${to}`,
  unchanged: (count: number) => (count === 1 ? '1 Eintrag unverändert' : `${count} Einträge unverändert`),
  unmatched: (name: string) => `${name} (nicht zugeordnet)`,
  wholeText: 'Ganzen Text zeigen',
  yes: 'Ja',
  no: 'Nein',
  retry: 'Erneut versuchen',
  close: 'Schliessen',
  loading: 'Wird geladen …',

  staleTitle: (by: SavedBy) =>
    by.isMe ? 'Inzwischen in einem anderen Fenster geändert' : 'Inzwischen von einer anderen Person geändert',
  staleText: (by: SavedBy, conflicts: number) =>
    `${savedBy(by)}, während Sie ihn hier bearbeitet haben. ${conflicts === 1 ? 'Ein Feld haben Sie beide' : `${conflicts} Felder haben Sie beide`} verschieden geändert: Welche Fassung gilt? Alles andere wird zusammengeführt.`,
  staleUnknown: (by: SavedBy) =>
    `${savedBy(by)}. Auf welchem Stand Ihre Fassung beruht, ist nicht mehr bekannt: Entscheiden Sie bitte bei jedem Feld, das sich unterscheidet.`,
  mine: 'Meine Fassung',
  theirs: 'Andere Fassung',
  open: (count: number) =>
    count === 0
      ? 'Alle Felder sind entschieden.'
      : count === 1
        ? 'Noch ein Feld ist offen.'
        : `Noch ${count} Felder sind offen.`,
  keepEditing: 'Weiter bearbeiten',
  intoForm: 'Ins Formular übernehmen',
  saveMerged: 'Zusammengeführte Fassung speichern',
  withoutConflict: (labels: readonly string[]) =>
    `Ohne Widerspruch wird von der anderen Person übernommen: ${labels.join(', ')}.`,
  merged: 'Zusammengeführt, noch nicht gespeichert.',
  mergedFrom: (by: SavedBy, labels: readonly string[]) =>
    labels.length === 0
      ? `${savedBy(by)}; die Änderungen widersprechen sich nicht.`
      : `${savedBy(by)}. Von dort ${labels.length === 1 ? 'stammt' : 'stammen'} jetzt: ${labels.join(', ')}.`,
  showDifferences: 'Unterschiede zeigen',
  hideDifferences: 'Unterschiede ausblenden',

  history: 'Verlauf',
  versions: 'Fassungen',
  details: 'Unterschiede der gewählten Fassung',
  actions: { create: 'Erstellt', update: 'Geändert', delete: 'Gelöscht' },
  system: 'System',
  joined: 'Hier aufgegangen',
  joinedWith: (name: string, id: number) => `Zusammengeführt mit «${name}» (ID ${id}).`,
  separate: 'Rückgängig',
  separateOf: (name: string) => `Zusammenführen mit «${name}» rückgängig machen`,
  versionOf: (name: string, id: number) => `«${name}» (ID ${id})`,
  compareWith: 'Vergleichen mit',
  withBefore: 'Fassung davor',
  withNow: 'Jetziger Stand',
  historyHint:
    'Zurücknehmen setzt ins Formular, was vorher dastand, Zurückholen den Wert der gewählten Fassung; gespeichert wird erst mit «Speichern».',
  firstVersion: 'Das ist die älteste Fassung: So wurde der Eintrag angelegt.',
  joinedVersion: (name: string, id: number) => `So war «${name}» (ID ${id}), als der Eintrag in diesem aufging.`,
  otherVersion: (name: string, id: number) =>
    `Eine Fassung von «${name}» (ID ${id}), der in diesem Eintrag aufgegangen ist. Was daran dieser Eintrag haben soll, lässt sich einzeln übernehmen.`,
  noDifference: 'Kein Unterschied.',
  noHistory: 'Es gibt noch keine früheren Fassungen.',
  older: 'Ältere Fassungen laden',
  restoreField: 'Feld zurückholen',
  restoreFieldOf: (label: string) => `Feld zurückholen: ${label}`,
  adoptField: 'Von dort übernehmen',
  adoptFieldOf: (label: string, name: string) => `Von «${name}» übernehmen: ${label}`,
  takeBack: 'Zurücknehmen',
  takeBackOf: (label: string) => `Zurücknehmen: ${label}`,
  undo: 'Rückgängig',
  undoOf: (label: string) => `Rückgängig: ${label}`,
  asInForm: 'Steht so im Formular.',
  restoreAll: 'Ganze Fassung zurückholen',
  restored: (labels: readonly string[]) => `Zurückgeholt, noch nicht gespeichert: ${labels.join(', ')}.`,
  restoredNothing: 'Im Formular steht bereits alles wie in dieser Fassung.',
} as const;
