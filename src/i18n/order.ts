/** Words of lists that people put in order. */
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
