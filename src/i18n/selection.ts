/** Words of marking rows. */
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

function grouped(count: number): string {
  return count.toLocaleString('de-CH');
}
