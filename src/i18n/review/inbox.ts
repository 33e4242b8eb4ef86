import { outcomeLabels, type EndedCard } from '../../../domain/inbox/inbox';
import type { ContentLocale } from '../../../domain/locales';
import { releasingWords } from '../releasing';

/** Words of the inbox and of reviewing. */
export const inboxWords = {
  title: 'Posteingang',
  sections: 'Bereiche',
  count: (count: number) => count.toLocaleString('de-CH'),
  section: (title: string, count: number) =>
    `${title}: ${count === 1 ? '1 Eintrag' : `${count.toLocaleString('de-CH')} Einträge`}`,
  clock: (moment: string) => `${moment} Uhr`,
  /** In: of each item, the oldest first. */
  moments: (all: readonly string[]) =>
    all.length < 2
      ? (all[0] ?? '')
      : `${all.length} Vorschläge: ${all[0]} ${all.length === 2 ? 'und' : 'bis'} ${all.at(-1)}`,
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
    `«${title}» wurde beim Import nicht gefunden. Welcher bestehende Eintrag ist gemeint? Der Name wird dort als Synonym gemerkt.`,
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

/** Words of the imports that have filled the inbox. */
export const importsWords = {
  title: 'Importe',
  of: (moment: string, name: string) => (name === '' ? `Import vom ${moment}` : `Import vom ${moment}: ${name}`),
  open: (open: number, total: number) =>
    `${open.toLocaleString('de-CH')} von ${total.toLocaleString('de-CH')} ${total === 1 ? 'Eintrag' : 'Einträgen'} offen`,
  none: 'Noch ist nichts importiert.',
  dismiss: 'Verwerfen',
  dismissOf: (moment: string) => `Import vom ${moment} verwerfen`,
  question: (count: number) =>
    `${count === 1 ? 'Der eine Eintrag, der' : `Die ${count.toLocaleString('de-CH')} Einträge, die`} von diesem Import noch ${count === 1 ? 'wartet, wird' : 'warten, werden'} verworfen. Das lässt sich hier wieder rückgängig machen.`,
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

/** Words of the review of a proposal. */
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
    `Nicht übernommen: ${names.join(', ')}. Wird der Wert später im Posteingang zugeordnet, kommt er als neuer Vorschlag.`,
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
    'Inzwischen ist ein weiterer Vorschlag eingetroffen; er steht bei den anderen. Was Sie bearbeitet haben, ist unverändert.',
  changes: {
    theirs: 'Nur in den externen Daten geändert',
    ours: 'Nur hier geändert',
    both: 'Beide haben geändert, verschiedene Teile',
    conflict: 'Konflikt: beide haben geändert',
    unknown: 'Unterschied',
  },
  /** Of a new record everything is new. */
  prefilled: 'Neuer Eintrag, vorausgefüllt',
  differences: (open: number, all: number) =>
    all === 0 ? 'Keine Unterschiede' : `${all === 1 ? '1 Unterschied' : `${all} Unterschiede`}, ${open} offen`,
  openIn: (count: number) => (count === 1 ? '1 Unterschied offen' : `${count} Unterschiede offen`),
  unseen: (count: number) => (count === 1 ? '1 Feld noch nicht angesehen' : `${count} Felder noch nicht angesehen`),
  filledIn: (locale: ContentLocale, labels: readonly string[]) =>
    `Unter ${locale.toUpperCase()} ${labels.length === 1 ? 'ist auch 1 Feld' : `sind auch ${labels.length} Felder`} ausgefüllt: ${labels.join(', ')}.`,
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
  interimSince: (person: string) =>
    `Inzwischen hat ${person || 'eine andere Person'} zwischengespeichert. Was Sie bearbeitet haben, ist unverändert und lässt sich damit zusammenführen.`,
  joinInterim: 'Zusammenführen',
  alsoHere: (people: readonly string[]) =>
    people.length === 1
      ? `${people[0]} hat diesen Eintrag auch geöffnet.`
      : `Diesen Eintrag haben auch geöffnet: ${people.join(', ')}.`,
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
    'Achtung: Sie betrachten ein Projekt für welches bereits Änderungen im Posteingang vorliegen. Möchten Sie stattdessen zum Eintrag im Posteingang wechseln?',
  toInbox: 'Zum Eintrag im Posteingang',
  stay: 'Trotzdem fortfahren',
} as const;

/** Where somebody else has ended an item that one is at work on. */
export const endedWords = {
  title: 'Inzwischen erledigt',
  question: 'Ihre Bearbeitung geht nicht verloren. Was soll daraus werden?',
  hint: 'Haben Sie hier etwas bearbeitet, fragt «Speichern», was daraus werden soll.',
  back: 'Zurück',
  keep: 'Im Posteingang zwischenspeichern',
  release: 'Direkt freigeben',
  form: 'Im Formular weiterbearbeiten',
  kept: ({ outcome, endedBy }: Pick<EndedCard, 'outcome' | 'endedBy'>) =>
    `Der Eintrag war inzwischen erledigt (${[outcome && outcomeLabels[outcome], endedBy?.email].filter(Boolean).join(', ')}). Ihre Fassung wartet als eigener Eintrag im Posteingang.`,
  left: (moment: string) => `Ihre Bearbeitung vom ${moment} wurde nicht gespeichert.`,
} as const;

/** Asked before a save about which the wish waits that the record be deleted. */
export const wishWords = {
  title: 'Löschen oder behalten?',
  question:
    'Dieser Eintrag bittet darum, den Datensatz zu löschen. Wer ihn behält und speichert, verwirft diesen Wunsch.',
  back: 'Zurück',
  refuse: 'Behalten und speichern',
  delete: 'Löschen …',
} as const;

/** Asked before a release with differences that nobody has decided about. */
export const undecidedWords = {
  title: 'Noch nicht entschieden',
  question: (count: number) =>
    count === 1
      ? 'Ein Unterschied ist noch offen. Wird er nicht übernommen, fällt der Vorschlag mit der Freigabe weg:'
      : `${count} Unterschiede sind noch offen. Werden sie nicht übernommen, fallen die Vorschläge mit der Freigabe weg:`,
  conflict: 'Konflikt',
  more: (count: number) => `und ${count} weitere`,
  take: 'Übernehmen',
  keep: 'Eigene Fassung behalten',
  back: 'Zurück',
} as const;

export type ProposalWords = Record<'external' | 'gone' | 'discard' | 'discardQuestion' | 'staleText', string> & {
  changes: Record<keyof typeof proposalWords.changes, string>;
};

/** What persons propose about themselves. */
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
    'Achtung: Sie betrachten einen Kontakt für welchen bereits Änderungen im Posteingang vorliegen. Möchten Sie stattdessen zum Eintrag im Posteingang wechseln?',
};

/** What people of the outside have sent by a form. */
const entryProposalWords: ProposalWords = {
  ...personProposalWords,
  external: 'Eingereichte Daten',
  gone: 'Dieser Eintrag wurde gelöscht. Für Endgültige Löschung auf den Papierkorb klicken.',
  changes: { ...personProposalWords.changes, theirs: 'In der Einreichung geändert' },
  staleText:
    'Achtung: Sie betrachten einen Eintrag für welchen bereits Änderungen im Posteingang vorliegen. Möchten Sie stattdessen zum Eintrag im Posteingang wechseln?',
};

/** What people call the sources that are none of the outside; those are called by their code. */
const sourceLabels: Partial<Record<string, string>> = {
  contact_verification: 'Bestätigung',
  newsletter: 'Newsletter',
  embed: 'Formular',
};
export const sourceLabel = (source: string): string => sourceLabels[source] ?? source;

/** The words that depend on what the proposals are about; in: the name of the resource. */
export function proposalWordsOf(resource: string): ProposalWords {
  if (resource === 'projects') return proposalWords;
  return resource === 'contacts/person' ? personProposalWords : entryProposalWords;
}
