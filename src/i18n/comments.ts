/** Strings for comments, mentions and assignments. */
export const commentWords = {
  title: 'Kommentare',
  /** @param open the number of open comments */
  button: (open: number) => (open === 0 ? 'Kommentare' : `Kommentare (${open})`),
  ofField: (label: string, open: number) =>
    open === 0 ? `«${label}» kommentieren` : `${open === 1 ? '1 Kommentar' : `${open} Kommentare`} zu «${label}»`,
  close: 'Kommentare schliessen',
  loading: 'Die Kommentare werden geladen …',
  failed: 'Die Kommentare konnten nicht geladen werden.',
  none: 'Noch keine Kommentare.',
  noneOpen: 'Keine offenen Kommentare.',
  about: (label: string) => `Zu «${label}»`,
  aboutAll: 'Zum ganzen Eintrag',
  showAll: 'Alle zeigen',
  add: 'Kommentar',
  hint: '@ erwähnt jemanden. Ctrl+Enter sendet.',
  send: 'Senden',
  answer: 'Antworten',
  answerTo: (person: string) => `Antwort an ${person}`,
  resolve: 'Erledigt',
  reopen: 'Wieder öffnen',
  resolved: (count: number) => `Erledigt (${count})`,
  resolvedBy: (person: string, moment: string) => `Erledigt von ${person}, ${moment}`,
  edit: 'Ändern',
  edited: 'geändert',
  save: 'Sichern',
  cancel: 'Abbrechen',
  remove: 'Löschen',
  removeQuestion: 'Diesen Kommentar löschen?',
  removed: 'Dieser Kommentar wurde gelöscht.',
  people: 'Kolleginnen und Kollegen',
  assignee: 'Zugewiesen an',
  assignTo: 'Zuweisen an …',
  nobody: 'Niemand',
  given: (count: number, person: string | null) => {
    const to = person === null ? 'niemandem mehr' : `an ${person}`;
    return `${count === 1 ? '1 Eintrag' : `${count} Einträge`} ${to} zugewiesen.`;
  },

  bell: (unread: number) => (unread === 0 ? 'Erwähnungen' : `Erwähnungen: ${unread} ungelesen`),
  mentions: 'Erwähnungen',
  noMentions: 'Noch hat Sie niemand erwähnt.',
  allSeen: 'Alle gelesen',
  unread: 'ungelesen',
} as const;
