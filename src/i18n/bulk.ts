/** Words of changing marked rows together. */
export const bulkWords = {
  actions: 'Aktionen',
  nothingSelected: 'Wählen Sie einen oder mehrere Einträge zur weiteren Bearbeitung.',
  ok: 'OK',
  cancel: 'Abbrechen',
  stop: 'Anhalten',
  change: 'Ändern',
  visibility: (word: string) => `Sichtbarkeit: ${word}`,
  visibilityQuestion: (count: number, word: string) => `${entries(count)} auf «${word}» setzen?`,
  add: (label: string) => `${label}: hinzufügen`,
  remove: (label: string) => `${label}: entfernen`,
  addQuestion: (count: number, label: string) =>
    `${label}: Was soll bei ${count === 1 ? '1 Eintrag' : `${grouped(count)} Einträgen`} hinzugefügt werden?`,
  removeQuestion: (count: number, label: string) =>
    `${label}: Was soll bei ${count === 1 ? '1 Eintrag' : `${grouped(count)} Einträgen`} entfernt werden?`,
  progress: (done: number, count: number) => `${grouped(done)} von ${grouped(count)} bearbeitet …`,
  done: (changed: number, unchanged: number) =>
    `${entries(changed)} geändert${unchanged > 0 ? `, ${grouped(unchanged)} unverändert` : ''}.`,
  stopped: (left: number) =>
    `Angehalten: ${entries(left)} ${left === 1 ? 'bleibt' : 'bleiben'}, wie ${left === 1 ? 'er ist' : 'sie sind'}.`,
  someFailed: (count: number) => `${entries(count)} ${count === 1 ? 'konnte' : 'konnten'} nicht geändert werden`,
  failedHint: 'Sie bleiben ausgewählt.',
} as const;

const grouped = (count: number) => count.toLocaleString('de-CH');
const entries = (count: number) => (count === 1 ? '1 Eintrag' : `${grouped(count)} Einträge`);
