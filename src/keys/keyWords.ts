import type { keyTable } from './keyTable';

type Words = { [Area in keyof typeof keyTable]: { [Key in keyof (typeof keyTable)[Area]]: string } };

/** Strings for the help on keys. */
export const keyWords = {
  hint: 'Die einzelnen Buchstaben und Zeichen gelten, solange kein Textfeld gewählt ist; Escape verlässt ein Textfeld.',
  close: 'Schliessen',
  areas: {
    everywhere: 'Überall',
    list: 'Liste',
    searchField: 'Suchfeld der Liste',
    form: 'Formular',
    interim: 'Mit Posteingang',
    translations: 'Übersetzungen',
    comments: 'Kommentare',
    inbox: 'Posteingang',
    review: 'Prüfen',
    alternatives: 'Mehrere Vorschläge',
  } satisfies Record<keyof Words, string>,
  does: {
    everywhere: {
      search: 'Suchen: Einträge, Seiten und Befehle',
      help: 'Diese Hilfe',
      undo: 'Was eine Meldung mit «Rückgängig» sagt, wo kein Textfeld gewählt und im Formular nichts geändert ist',
    },
    list: {
      find: 'Ins Suchfeld',
      create: 'Neuen Eintrag erstellen',
      step: 'Zeile wechseln',
      page: 'Seitenweise',
      ends: 'Anfang und Ende',
      open: 'Eintrag öffnen',
      edit: 'Zellen der Zeile ändern, wo das geht; Tab wechselt zur nächsten',
      mark: 'Zeile markieren, wo sich Zeilen markieren lassen',
      markRange: 'Zeilen der Reihe nach markieren',
      assign: 'Markierte Zeilen jemandem zuweisen; eine Ziffer wählt die Person',
    },
    searchField: { toRows: 'Zur ersten Zeile' },
    form: {
      save: 'Ohne Rückfrage speichern',
      saveNext: 'Speichern und nächster Eintrag der Liste',
      saveStay: 'Speichern und weiter bearbeiten',
    },
    interim: { keep: 'Im Posteingang zwischenspeichern' },
    translations: {
      nextGap: 'Nächste Lücke: im Eintrag, dann im nächsten',
      takeProposal: 'Vorschlag für eine leere Übersetzung übernehmen',
    },
    comments: { open: 'Kommentare öffnen: zum Feld, in dem man ist' },
    inbox: {
      next: 'Nächster Eintrag',
      previous: 'Vorheriger Eintrag',
      open: 'Eintrag öffnen',
      dismiss: 'Eintrag verwerfen',
      mark: 'Eintrag markieren',
      markRange: 'Einträge der Reihe nach markieren',
      assign: 'Markierte Einträge, sonst den gewählten, jemandem zuweisen; eine Ziffer wählt die Person',
    },
    review: {
      next: 'Nächster Unterschied',
      previous: 'Vorheriger Unterschied',
      take: 'Gewählten Unterschied übernehmen',
      putBack: 'Übernahme zurücksetzen',
      takeAll: 'Alle Daten übernehmen',
      discard: 'Update verwerfen',
      onlyDifferences: 'Nur Unterschiede ein/aus',
      save: 'Ohne Rückfrage freigeben',
      releaseNext: 'Freigeben und nächsten Eintrag öffnen',
    },
    alternatives: { choose: 'Bei mehreren Vorschlägen zu einem Feld: den ersten, zweiten, … übernehmen' },
  } satisfies Words,
  /** Placed between alternative keys. */
  or: 'oder',
  till: 'bis',
  keys: {
    Ctrl: 'Ctrl',
    Shift: 'Umschalt',
    ArrowUp: '↑',
    ArrowDown: '↓',
    PageUp: 'Bild ↑',
    PageDown: 'Bild ↓',
    Home: 'Pos1',
    End: 'Ende',
    Delete: 'Delete',
    Enter: 'Enter',
  } as Partial<Record<string, string>>,
} as const;
