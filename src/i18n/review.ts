import { eventLabels } from '../../domain/history';
import { outcomeLabels, type EndedCard } from '../../domain/inbox/inbox';
import type { ContentLocale } from '../../domain/locales';
import { grouped, releasingWords, mergeButtonWords } from './lists';

/** The person who saved, and when. */
export interface SavedBy {
  /** An email address; null if unknown. */
  who: string | null;
  isMe: boolean;
  moment: string;
}

const savedBy = ({ who, isMe, moment }: SavedBy) =>
  isMe
    ? `Sie selbst haben diesen Eintrag am ${moment} in einem anderen Fenster gespeichert`
    : `${who ?? 'Jemand anderes'} hat diesen Eintrag am ${moment} gespeichert`;

/** Strings for comparing versions: differences, stale saves, history. */
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
  close: 'Schliessen',
  loading: 'Wird geladen …',

  staleTitle: (by: SavedBy) =>
    by.isMe ? 'Inzwischen in einem anderen Fenster geändert' : 'Inzwischen von einer anderen Person geändert',
  staleText: (by: SavedBy, conflicts: number) =>
    `${savedBy(by)}, während Sie ihn hier bearbeitet haben. ` +
    `${conflicts === 1 ? 'Ein Feld haben Sie beide' : `${conflicts} Felder haben Sie beide`} verschieden geändert: ` +
    'Welche Fassung gilt? Alles andere wird zusammengeführt.',
  staleUnknown: (by: SavedBy) =>
    `${savedBy(by)}. Auf welchem Stand Ihre Fassung beruht, ist nicht mehr bekannt: Entscheiden Sie bitte bei jedem ` +
    'Feld, das sich unterscheidet.',
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
  actions: eventLabels,
  byTime: { open: 'Automatisch veröffentlicht', closed: 'Automatisch zurückgezogen' },
  joined: 'Hier aufgegangen',
  joinedWith: (name: string, id: number) => `Zusammengeführt mit «${name}» (ID ${id}).`,
  separate: 'Rückgängig',
  separateOf: (name: string) => `Zusammenführen mit «${name}» rückgängig machen`,
  versionOf: (name: string, id: number) => `«${name}» (ID ${id})`,
  compareWith: 'Vergleichen mit',
  withBefore: 'Fassung davor',
  withNow: 'Jetziger Stand',
  historyHint:
    'Zurücknehmen setzt ins Formular, was vorher dastand, Zurückholen den Wert der gewählten Fassung; gespeichert ' +
    'wird erst mit «Speichern».',
  firstVersion: 'Das ist die älteste Fassung: So wurde der Eintrag angelegt.',
  joinedVersion: (name: string, id: number) => `So war «${name}» (ID ${id}), als der Eintrag in diesem aufging.`,
  otherVersion: (name: string, id: number) =>
    `Eine Fassung von «${name}» (ID ${id}), der in diesem Eintrag aufgegangen ist. Was daran dieser Eintrag haben ` +
    'soll, lässt sich einzeln übernehmen.',
  /** Shown for a version that equals the previous one. */
  noDifference: {
    create: 'Kein Unterschied.',
    update: 'Kein Unterschied.',
    delete: 'So war der Eintrag, als er gelöscht wurde.',
    restore: 'Der Eintrag wurde unverändert wiederhergestellt.',
  },
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

/** Strings for the inbox and for reviewing. */
export const inboxWords = {
  title: 'Posteingang',
  sections: 'Bereiche',
  count: (count: number) => count.toLocaleString('de-CH'),
  section: (title: string, count: number) =>
    `${title}: ${count === 1 ? '1 Eintrag' : `${count.toLocaleString('de-CH')} Einträge`}`,
  clock: (moment: string) => `${moment} Uhr`,
  /** @param all the timestamps of all items, oldest first */
  moments: (all: readonly string[]) =>
    all.length < 2
      ? (all[0] ?? '')
      : `${all.length} Vorschläge: ${all[0]} ${all.length === 2 ? 'und' : 'bis'} ${all.at(-1)}`,
  mark: (title: string) => `Markieren: ${title}`,
  marked: (count: number) => (count === 1 ? '1 Eintrag markiert' : `${count} Einträge markiert`),
  clearMarks: 'Markierung aufheben',
  assignee: (person: string) => `→ ${person}`,
  mine: 'Mir zugewiesen',
  interim: 'Zwischengespeichert',
  dismiss: 'Verwerfen',
  dismissOf: (title: string) => `Verwerfen: ${title}`,
  dismissQuestion:
    'Sind Sie sicher dass Sie diesen Eintrag löschen möchten? Er lässt sich danach im Verlauf wieder öffnen.',
  dismissAll: (count: number) => `Verworfen werden alle ${count} Vorschläge.`,
  dismissed: 'Der Eintrag wurde verworfen.',
  undo: 'Rückgängig',
  undoOf: (title: string) => `Rückgängig: ${title}`,
  undone: 'Rückgängig gemacht: Der Eintrag wartet wieder im Posteingang.',
  notUndone: 'Nicht rückgängig gemacht.',
  removed: 'Der Eintrag wurde gelöscht.',
  notDismissed: 'Nicht verworfen.',
  assign: 'Zuordnen',
  assignOf: (title: string) => `Zuordnen: ${title}`,
  assignHint: (title: string) =>
    `«${title}» wurde beim Import nicht gefunden. Welcher bestehende Eintrag ist gemeint? Der Name wird dort als ` +
    'Synonym gemerkt.',
  assigned: (title: string, entry: string) => `«${title}» wurde «${entry}» zugeordnet.`,
  assignEntry: 'Bestehender Eintrag',
  assignNothing: 'Bitte wählen Sie einen Eintrag.',
  empty: 'Der Posteingang ist leer',
  emptyHint: 'Neue und geänderte Einträge aus den angeschlossenen Quellen erscheinen hier.',
  source: 'Quelle',
  status: 'Status',
  keys: 'Pfeiltasten oder j und k wechseln den Eintrag, Enter öffnet ihn, Delete verwirft ihn.',
  history: 'Verlauf',
  historyTitle: 'Verlauf des Posteingangs',
  historyNothing: 'Nichts Erledigtes gefunden.',
  leftOut: (label: string, names: readonly string[]) => `Nicht übernommen: ${label} (${names.join(', ')})`,
  historyEmpty: 'Noch ist kein Eintrag erledigt.',
  cancel: 'Abbrechen',
  close: 'Schliessen',
} as const;

/** Strings for the imports behind inbox items. */
export const importsWords = {
  title: 'Importe',
  of: (moment: string, name: string) => (name === '' ? `Import vom ${moment}` : `Import vom ${moment}: ${name}`),
  open: (open: number, total: number) =>
    `${open.toLocaleString('de-CH')} von ${total.toLocaleString('de-CH')} ${total === 1 ? 'Eintrag' : 'Einträgen'} ` +
    'offen',
  none: 'Noch ist nichts importiert.',
  dismiss: 'Verwerfen',
  dismissOf: (moment: string) => `Import vom ${moment} verwerfen`,
  question: (count: number) =>
    `${count === 1 ? 'Der eine Eintrag, der' : `Die ${count.toLocaleString('de-CH')} Einträge, die`} von diesem ` +
    `Import noch ${count === 1 ? 'wartet, wird' : 'warten, werden'} verworfen. Das lässt sich hier wieder ` +
    'rückgängig machen.',
  dismissed: (count: number) =>
    count === 1 ? '1 Eintrag wurde verworfen.' : `${count.toLocaleString('de-CH')} Einträge wurden verworfen.`,
  recalled: (count: number) =>
    count === 1
      ? '1 Eintrag wartet wieder im Posteingang.'
      : `${count.toLocaleString('de-CH')} Einträge warten wieder im Posteingang.`,
  undo: 'Rückgängig',
  cancel: 'Abbrechen',
  close: 'Schliessen',
} as const;

/** Strings for the review of a proposal. */
export const proposalWords = {
  ...releasingWords,
  external: 'Externe Projektdaten',
  gone: 'Projekt gelöscht oder nicht mehr verfügbar',
  takeAll: 'Alle Daten übernehmen',
  discard: 'Update verwerfen',
  discardQuestion: 'Sind Sie sicher dass Sie dieses Update verwerfen möchten?',
  take: 'Übernehmen',
  takeOf: (label: string) => `Übernehmen: ${label}`,
  putBack: 'Zurücksetzen',
  putBackOf: (label: string) => `Zurücksetzen: ${label}`,
  taken: 'Übernommen',
  takenPartly: 'Teilweise übernommen',
  missingNames: (names: readonly string[]) =>
    `Nicht übernommen: ${names.join(', ')}. Wird der Wert später im Posteingang zugeordnet, kommt er als neuer ` +
    'Vorschlag.',
  unassigned: 'Im Posteingang zuordnen',
  takeMerged: 'Beides zusammenführen',
  takeJoined: 'Alle zusammenführen',
  decided: 'Entschieden',
  contradict: 'Die Vorschläge widersprechen sich',
  joinable: 'Mehrere Vorschläge, verschiedene Teile',
  numbered: (number: number, origin: string) => `Vorschlag ${number} · ${origin}`,
  alternative: (label: string, number: number, origin: string) => `${label}, ${number}. Vorschlag (${origin})`,
  proposals: (origins: readonly string[]) => `${origins.length} Vorschläge: ${origins.join('; ')}`,
  discardAll: (count: number) => `Verworfen werden alle ${count} Vorschläge.`,
  fewer: 'Inzwischen ist einer der Vorschläge erledigt; was Sie bearbeitet haben, ist unverändert.',
  arrived:
    'Inzwischen ist ein weiterer Vorschlag eingetroffen; er steht bei den anderen. Was Sie bearbeitet haben, ist ' +
    'unverändert.',
  changes: {
    theirs: 'Nur in den externen Daten geändert',
    ours: 'Nur hier geändert',
    both: 'Beide haben geändert, verschiedene Teile',
    conflict: 'Konflikt: beide haben geändert',
    unknown: 'Unterschied',
  },
  /** For a new record, in which every value is new. */
  prefilled: 'Neuer Eintrag, vorausgefüllt',
  differences: (open: number, all: number) =>
    all === 0 ? 'Keine Unterschiede' : `${all === 1 ? '1 Unterschied' : `${all} Unterschiede`}, ${open} offen`,
  openIn: (count: number) => (count === 1 ? '1 Unterschied offen' : `${count} Unterschiede offen`),
  unseen: (count: number) => (count === 1 ? '1 Feld noch nicht angesehen' : `${count} Felder noch nicht angesehen`),
  filledIn: (locale: ContentLocale, labels: readonly string[]) =>
    `Unter ${locale.toUpperCase()} ${labels.length === 1 ? 'ist auch 1 Feld' : `sind auch ${labels.length} Felder`} ` +
    `ausgefüllt: ${labels.join(', ')}.`,
  toLanguage: (locale: ContentLocale) => `Zu ${locale.toUpperCase()}`,
  conflicts: (count: number) => (count === 1 ? '1 Konflikt' : `${count} Konflikte`),
  tookAll: (taken: number, conflicts: number) => {
    const fields = taken === 1 ? 'Ein Feld übernommen.' : `${taken} Felder übernommen.`;
    return conflicts === 0
      ? fields
      : `${fields} Bei ${conflicts === 1 ? 'einem Konflikt' : `${conflicts} Konflikten`} entscheiden Sie bitte selbst.`;
  },
  onlyDifferences: 'Nur Unterschiede',
  previous: 'Vorheriger Unterschied',
  next: 'Nächster Unterschied',
  interim: (moment: string, person: string) => `Zwischengespeichert am ${moment}${person && ` von ${person}`}.`,
  newer: (moment: string) =>
    `Die externen Daten wurden seither geändert (am ${moment}): Sie stehen rechts als neuerer Vorschlag.`,
  changedSince: 'Der Vorschlag hat sich inzwischen geändert; was Sie bearbeitet haben, ist unverändert.',
  notReleased:
    'Noch nichts gespeichert: Der Vorschlag hat sich inzwischen geändert. Bitte sehen Sie ihn noch einmal an und ' +
    'speichern Sie dann erneut.',
  interimSince: (person: string) =>
    `Inzwischen hat ${person || 'eine andere Person'} zwischengespeichert. Was Sie bearbeitet haben, ist ` +
    'unverändert und lässt sich damit zusammenführen.',
  joinInterim: 'Zusammenführen',
  decidedBy: {
    taken: (person: string, moment: string) => `übernommen von ${person}, ${moment}`,
    kept: (person: string, moment: string) => `eigene Fassung von ${person}, ${moment}`,
  },
  missing: 'Diesen Eintrag gibt es im Posteingang nicht (mehr).',
  ended: (outcome: string, moment: string, person: string) =>
    `Dieser Eintrag ist erledigt: ${outcome} am ${moment}${person && ` von ${person}`}.`,
  back: 'Zum Posteingang',
  staleTitle: 'Veraltete Daten',
  staleText:
    'Achtung: Sie betrachten ein Projekt für welches bereits Änderungen im Posteingang vorliegen. Möchten Sie ' +
    'stattdessen zum Eintrag im Posteingang wechseln?',
  toInbox: 'Zum Eintrag im Posteingang',
  stay: 'Trotzdem fortfahren',
} as const;

/** Strings for an item that another editor closed during its review. */
export const endedWords = {
  title: 'Inzwischen erledigt',
  question: 'Ihre Bearbeitung geht nicht verloren. Was soll daraus werden?',
  hint: 'Haben Sie hier etwas bearbeitet, fragt «Speichern», was daraus werden soll.',
  back: 'Zurück',
  keep: 'Im Posteingang zwischenspeichern',
  release: 'Direkt freigeben',
  form: 'Im Formular weiterbearbeiten',
  kept: ({ outcome }: Pick<EndedCard, 'outcome'>, person: string | null) =>
    'Der Eintrag war inzwischen erledigt ' +
    `(${[outcome && outcomeLabels[outcome], person].filter(Boolean).join(', ')}). Ihre Fassung wartet als ` +
    'eigener Eintrag im Posteingang.',
  left: (moment: string) => `Ihre Bearbeitung vom ${moment} wurde nicht gespeichert.`,
} as const;

/** Strings for the question before a record with a deletion request is saved. */
export const deletionRequestWords = {
  title: 'Löschen oder behalten?',
  question:
    'Dieser Eintrag bittet darum, den Datensatz zu löschen. Wer ihn behält und speichert, verwirft diesen Wunsch.',
  back: 'Zurück',
  refuse: 'Behalten und speichern',
  delete: 'Löschen …',
} as const;

/** Strings for the question before a release with undecided differences. */
export const undecidedWords = {
  title: 'Noch nicht entschieden',
  question: (count: number) =>
    count === 1
      ? 'Ein Unterschied ist noch offen. Wird er nicht übernommen, fällt der Vorschlag mit der Freigabe weg:'
      : `${count} Unterschiede sind noch offen. Werden sie nicht übernommen, fallen die Vorschläge mit der Freigabe ` +
        'weg:',
  conflict: 'Konflikt',
  more: (count: number) => `und ${count} weitere`,
  take: 'Übernehmen',
  keep: 'Eigene Fassung behalten',
  back: 'Zurück',
} as const;

export type ProposalWords = Record<'external' | 'gone' | 'discard' | 'discardQuestion' | 'staleText', string> & {
  changes: Record<keyof typeof proposalWords.changes, string>;
};

/** Strings for people's changes to their own data. */
const personProposalWords: ProposalWords = {
  external: 'Vorgeschlagene Änderungen',
  gone: 'Dieser Kontakt wurde gelöscht. Für Endgültige Löschung auf den Papierkorb klicken.',
  discard: 'Änderungen verwerfen',
  discardQuestion: 'Sind Sie sicher dass Sie diese Änderungen verwerfen möchten?',
  changes: {
    theirs: 'Von der Person geändert',
    ours: 'Nur hier geändert',
    both: 'Beide haben geändert, verschiedene Teile',
    conflict: 'Konflikt: beide haben geändert',
    unknown: 'Unterschied',
  },
  staleText:
    'Achtung: Sie betrachten einen Kontakt für welchen bereits Änderungen im Posteingang vorliegen. Möchten Sie ' +
    'stattdessen zum Eintrag im Posteingang wechseln?',
};

/** Strings for visitors' submissions. */
const entryProposalWords: ProposalWords = {
  ...personProposalWords,
  external: 'Eingereichte Daten',
  gone: 'Dieser Eintrag wurde gelöscht. Für Endgültige Löschung auf den Papierkorb klicken.',
  changes: { ...personProposalWords.changes, theirs: 'In der Einreichung geändert' },
  staleText:
    'Achtung: Sie betrachten einen Eintrag für welchen bereits Änderungen im Posteingang vorliegen. Möchten Sie ' +
    'stattdessen zum Eintrag im Posteingang wechseln?',
};

/** Labels of internal sources; external ones are shown with their code. */
const sourceLabels: Partial<Record<string, string>> = {
  contact_verification: 'Bestätigung',
  newsletter: 'Newsletter',
  embed: 'Formular',
  existing: 'Bisheriges System',
  translation: 'Übersetzung',
};
export const sourceLabel = (source: string): string => sourceLabels[source] ?? source;

/** The words for proposals about a resource. */
export function proposalWordsOf(resource: string): ProposalWords {
  if (resource === 'projects') return proposalWords;
  return resource === 'contacts/person' ? personProposalWords : entryProposalWords;
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`];

/** Strings for merging two records. */
export const mergeWords = {
  ...mergeButtonWords,
  heading: (name: string, id: number) => `«${name}» (ID ${id}) geht in diesem Eintrag auf`,
  typedHeading: 'Was Sie erfasst haben, kommt in diesen Eintrag',
  typedHint: 'Gespeichert wird hier; das Formular mit dem neuen Eintrag können Sie danach verwerfen.',
  other: 'Der andere Eintrag',
  swap: 'Den anderen behalten',
  swapHint: 'Was hier übernommen wurde, beginnt dann von vorne.',
  filled: (count: number) =>
    count === 1
      ? '1 Feld, das hier leer war, ist schon übernommen.'
      : `${count} Felder, die hier leer waren, sind schon übernommen.`,
  /** Describes what happens automatically. */
  moves: (employments: number, groups: number) => {
    const named = [
      ...counted(employments, 'Anstellung', 'Anstellungen'),
      ...counted(groups, 'Kontaktgruppe', 'Kontaktgruppen'),
    ];
    return (
      `${named.length > 0 ? `${named.join(' und ')} stehen unten schon dabei. ` : ''}Mit dem Speichern ziehen auch ` +
      'Regionen, untergeordnete Organisationen und Einträge im Posteingang um; die andere ID führt dann hierher.'
    );
  },
  undecided: (count: number) =>
    count === 1
      ? 'Ein Feld ist bei beiden verschieden. Wird es nicht übernommen, bleibt, was hier steht:'
      : `${count} Felder sind bei beiden verschieden. Werden sie nicht übernommen, bleibt, was hier steht:`,
  done: (name: string) => `«${name}» ist in diesem Eintrag aufgegangen.`,
  undo: 'Rückgängig',
  undone: 'Die beiden Einträge sind wieder getrennt.',
  notUndone: 'Das Zusammenführen konnte nicht rückgängig gemacht werden.',
  mergedHere: (name: string, id: number, by: string | null, at: string) =>
    `«${name}» (ID ${id}) ist hier aufgegangen: ${at}${by ? `, ${by}` : ''}.`,
  separate: 'Wieder trennen',
  choose: 'Mit welchem Eintrag zusammenführen?',
  chooseLabel: 'Der andere Eintrag',
  chooseHint: 'Sie sehen danach beide nebeneinander; es wird noch nichts geändert.',
  noneChosen: 'Wählen Sie bitte einen Eintrag.',
  proceed: 'Weiter',
  cancel: 'Abbrechen',
  ok: 'OK',
  back: 'Zurück zur Liste',
  markTwo: 'Markieren Sie bitte die beiden Einträge, die zusammengehören.',
  missing: 'Einen der beiden Einträge gibt es nicht mehr.',
} as const;

/** The strings next to each field, in the style of a proposal. */
export const mergedProposalWords = { ...proposalWordsOf('contacts/person'), external: mergeWords.other };

/** Strings for the query to the external project database. */
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

const entries = (count: number) => (count === 1 ? '1 Eintrag' : `${grouped(count)} Einträge`);

/** Strings for the import of tables. */
export const importWords = {
  title: 'Tabelle importieren',
  steps: { file: 'Datei wählen', columns: 'Spalten zuordnen', check: 'Prüfen', done: 'Fertig' },
  step: (number: number, count: number, title: string) => `Schritt ${number} von ${count}: ${title}`,
  intro:
    'Jede Zeile wird mit dem Projekt verglichen, dessen ID oder Projektcode sie nennt. Was sich ändert, kommt als ' +
    'Vorschlag in den Posteingang; die Projekte selbst bleiben, wie sie sind.',
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
    `«${name}» mit ${rows === 1 ? '1 Zeile' : `${grouped(rows)} Zeilen`} ` +
    `(${locale === null ? 'wird nicht gelesen' : locale.toUpperCase()})`,
  rules:
    'Leere Zellen und Felder ohne Spalte lassen das Projekt, wie es ist. Formeln zählen mit ihrem zuletzt ' +
    'gespeicherten Ergebnis.',
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

/** Strings for editors about submissions. */
export const submitterWords = {
  title: 'Einreichung',
  from: (language: string) => `Eingereicht über das Formular (${language}):`,
  languages: { de: 'Deutsch', fr: 'Französisch', it: 'Italienisch' },
  open: { question: 'Rückfrage', answers: 'Was der Person geschrieben wird' },
  question: (language: string) => `Ihre Frage (${language})`,
  questionHint:
    'Die Person bekommt sie per E-Mail mit einem Link zum Antworten. Die Antwort steht dann hier, und Sie bekommen ' +
    'sie per E-Mail.',
  ask: 'Frage senden',
  asked: 'Die Frage ist unterwegs.',
  questions: 'Rückfragen',
  askedBy: (email: string, moment: string) => `Gefragt am ${moment}${email && ` von ${email}`}:`,
  noAnswer: 'Noch keine Antwort.',
  answerFrom: (moment: string) => `Antwort vom ${moment}:`,
  corrected: (moment: string, fields: readonly string[]) =>
    `Von der Person berichtigt am ${moment}: ${fields.join(', ')}`,
  hint:
    'Eine Minute nach der Veröffentlichung bekommt die Person diesen Text mit dem Link zum Eintrag. Wird der ' +
    'Eintrag verworfen, bekommt sie den anderen. So lange lässt es sich zurücknehmen. Ein leerer Text wird nicht ' +
    'gesendet.',
  published: 'Wenn der Eintrag veröffentlicht wird',
  declined: 'Wenn der Eintrag verworfen wird',
  declines: 'Was der Person geschrieben wird',
  declinesHint:
    'Der Text geht nach einer Minute weg. So lange lässt es sich zurücknehmen. Ein leerer Text wird nicht gesendet.',
  keep: 'Text merken',
  notKept: 'Was der Person geschrieben wird, liess sich nicht merken. Deshalb ist noch nichts gespeichert.',
  kept: 'Der Text ist gemerkt.',
  answered: (moment: string) => `Die Person hat am ${moment} eine Antwort bekommen.`,
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
};

/** Strings for the assigned meanings of imported names. */
export const synonymWords = {
  title: 'Zuordnungen',
  none: 'Es wurde noch kein Wert zugeordnet.',
  search: 'Zuordnung suchen',
  means: (name: string, entry: string) => `«${name}» bedeutet «${entry}»`,
  remove: 'Aufheben',
  removeOf: (name: string) => `Zuordnung von «${name}» aufheben`,
  removed: (name: string) =>
    `Die Zuordnung von «${name}» ist aufgehoben. Der nächste Import fragt wieder; was übernommen wurde, bleibt.`,
  close: 'Schliessen',
} as const;

/** Strings for editors about the verification of contact data. */
export const verificationWords = {
  removed: 'Entfernt',
  removedHint: 'Dieser Kontakt arbeitet nicht mehr hier. Bitte löschen oder Alle Übernehmen klicken und speichern.',
  removedOf: 'Entfernte Anstellungen',
  show: 'Anzeigen',
  sentAt: (moment: string) => `Zur Bestätigung der Daten angeschrieben am ${moment}.`,
  confirmedAt: (moment: string) => `Daten von der Person bestätigt am ${moment}.`,

  open: 'Verifizierungs-E-Mails',
  noGroup: 'Markieren Sie zuerst eine oder mehrere Kontaktgruppen.',
  title: 'Verifizierungs-E-Mails senden',
  hint: 'Angeschrieben werden die Personen der markierten Kontaktgruppen, jede einmal.',
  below: 'Untergruppen einschliessen',
  belowNames: (names: readonly string[]) => `Untergruppen: ${names.join(', ')}`,
  loading: (loaded: number) =>
    loaded === 0 ? 'Personen werden geladen …' : `${loaded.toLocaleString('de-CH')} Personen geladen …`,
  failedLoading: 'Die Personen konnten nicht geladen werden.',
  none: 'Es sind keine Personen zum Anschreiben da.',
  count: (count: number) =>
    count === 1 ? '1 Person wird angeschrieben.' : `${count.toLocaleString('de-CH')} Personen werden angeschrieben.`,
  withoutEmail: (count: number) =>
    `${count === 1 ? '1 Person hat' : `${count.toLocaleString('de-CH')} Personen haben`} keine E-Mail-Adresse und ` +
    `${count === 1 ? 'wird' : 'werden'} übergangen.`,
  columns: { name: 'Name', email: 'E-Mail', sent: 'Letzte E-Mail', remove: 'Entfernen' },
  days: (days: number) => (days === 0 ? 'heute' : `vor ${days === 1 ? '1 Tag' : `${days} Tagen`}`),
  never: 'Nicht gesendet',
  noEmail: 'Keine E-Mail-Adresse',
  removeOf: (name: string) => `Entfernen: ${name}`,
  removeRecent: (count: number) => `In den letzten 30 Tagen Angeschriebene entfernen (${count})`,
  more: (count: number) => `${count.toLocaleString('de-CH')} weitere anzeigen`,
  cancel: 'Abbrechen',
  close: 'Schliessen',
  send: 'E-Mails senden',
  sendQuestion: (count: number) =>
    `Möchten Sie ${count === 1 ? 'einer Person' : `${count.toLocaleString('de-CH')} Personen`} eine E-Mail mit ` +
    'ihrem persönlichen Link senden?',
  confirmTitle: 'E-Mails senden?',
  sent: 'E-Mails wurden erfolgreich gesendet.',
  failed: 'Beim Senden der E-Mails ist ein Fehler aufgetreten.',
  progressTitle: 'E-Mails werden gesendet',
  progress: (done: number, total: number) =>
    `${done.toLocaleString('de-CH')} von ${total.toLocaleString('de-CH')} E-Mails gesendet`,
  someFailed: (count: number) =>
    `${count === 1 ? '1 E-Mail konnte' : `${count.toLocaleString('de-CH')} E-Mails konnten`} nicht gesendet werden. ` +
    'Warum, steht unter «E-Mails».',
  background: 'Der Versand geht weiter, auch wenn Sie dieses Fenster schliessen.',
} as const;
