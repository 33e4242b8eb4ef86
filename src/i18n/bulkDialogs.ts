import { grouped } from './lists';

/** Strings for the dialogs for selected rows, which load on demand. */
export const bulkDialogWords = {
  cancel: 'Abbrechen',
  stop: 'Anhalten',
  change: 'Ändern',
  changeTitle: (count: number) => `Feld ändern: ${entries(count)}`,
  field: 'Feld',
  findField: 'Tippen Sie, um zu suchen',
  groups: { choices: 'Auswahl', numbers: 'Datum und Zahl', texts: 'Text', lists: 'Liste' },
  operation: 'Was geschehen soll',
  operations: { set: 'Setzen', replace: 'Ersetzen', add: 'Hinzufügen', remove: 'Entfernen', empty: 'Leeren' },
  chooseField: 'Wählen Sie das Feld, das Sie ändern möchten.',
  chooseValue: 'Geben Sie einen Wert ein.',
  reading: 'Die Einträge werden gelesen …',
  notRead: 'Die Vorschau ist nicht möglich.',
  preview: 'Vorschau',
  wouldChange: (change: number, of: number, same: number, refused: number) =>
    [
      `Würde ändern: ${grouped(change)} von ${grouped(of)}`,
      ...(same > 0 ? [`${grouped(same)} ${same === 1 ? 'ist' : 'sind'} bereits so`] : []),
      ...(refused > 0 ? [`${grouped(refused)} ${refused === 1 ? 'geht' : 'gehen'} nicht`] : []),
    ].join(', '),
  onlyFirst: (checked: number, count: number) =>
    `Geprüft sind die ersten ${grouped(checked)} von ${grouped(count)}; die übrigen prüft der Server beim Ändern.`,
  more: (count: number) => `und ${grouped(count)} weitere`,
  becomes: 'neu:',
  empty: 'leer',
  alsoChanges: (labels: string) => `ändert auch: ${labels}`,
  gone: 'Diesen Eintrag gibt es nicht mehr.',
  ruledOut: 'Andere Angaben des Eintrags lassen das nicht zu.',
  changedMeanwhile: 'Jemand hat dieses Feld inzwischen geändert.',
  progress: (done: number, count: number) => `${grouped(done)} von ${grouped(count)} bearbeitet …`,
  done: (changed: number, unchanged: number) =>
    `${entries(changed)} geändert${unchanged > 0 ? `, ${grouped(unchanged)} unverändert` : ''}.`,
  undoing: (done: number, count: number) => `${grouped(done)} von ${grouped(count)} zurückgesetzt …`,
  undone: (count: number, changedSince: readonly string[]) =>
    [
      `${entries(count)} zurückgesetzt.`,
      ...(changedSince.length > 0 ? [`Seither von anderen geändert und so geblieben: ${named(changedSince)}.`] : []),
    ].join(' '),
  notUndone: (count: number) => `${entries(count)} nicht zurückgesetzt:`,
  stopped: (left: number) =>
    `Angehalten: ${entries(left)} ${left === 1 ? 'bleibt' : 'bleiben'}, wie ${left === 1 ? 'er ist' : 'sie sind'}.`,
  someFailed: (count: number) => `${entries(count)} ${count === 1 ? 'konnte' : 'konnten'} nicht geändert werden`,
  failedHint: 'Sie bleiben ausgewählt.',
  removeQuestion: (count: number) =>
    count === 1
      ? '1 Eintrag löschen? Er lässt sich danach wiederherstellen.'
      : `${entries(count)} löschen? Sie lassen sich danach wiederherstellen.`,
  deleted: (count: number) => `${entries(count)} gelöscht.`,
  someNotDeleted: (count: number) => `${entries(count)} ${count === 1 ? 'konnte' : 'konnten'} nicht gelöscht werden`,
} as const;

const entries = (count: number) => (count === 1 ? '1 Eintrag' : `${grouped(count)} Einträge`);

/** At most five names, followed by the number of others. */
function named(names: readonly string[]): string {
  const shown = names.slice(0, 5).map((name) => `«${name}»`);
  return [...shown, ...(names.length > 5 ? [bulkDialogWords.more(names.length - 5)] : [])].join(', ');
}

/** Strings for cells that are edited in their list. */
export const cellWords = {
  hint: 'Enter speichert, Tab auch und geht zur nächsten Zelle, Escape verwirft.',
  reading: 'Der Eintrag wird gelesen …',
  saved: (name: string, label: string) => `«${name}»: ${label} geändert.`,
  notSaved: 'Nicht gespeichert.',
  changed: (now: string) =>
    `Jemand hat dieses Feld inzwischen geändert; es ist jetzt ${now === '' ? 'leer' : `«${now}»`}. Enter ersetzt das.`,
} as const;
