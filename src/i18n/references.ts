/** Strings for the reference lists: overview, lists, form, and the dialog that merges two entries. */
export const referenceWords = {
  overviewHint:
    'Was Formulare, Filter und öffentliche Seiten zur Auswahl stellen. Ein neuer Name gilt überall, auch in allem, ' +
    'was ihn schon verwendet.',
  entries: (count: number) => (count === 1 ? '1 Eintrag' : `${count.toLocaleString('de-CH')} Einträge`),
  all: 'Alle Auswahllisten',
  used: 'Verwendet',
  synonyms: 'Synonyme',
  editing: (list: string) => `${list}: Eintrag bearbeiten`,
  creating: (list: string) => `${list}: Eintrag erstellen`,
  uses: 'Verwendung',
  unused: 'Wird nirgends verwendet.',
  usesFailed: 'Wo der Eintrag verwendet wird, konnte nicht geladen werden.',
  usedBy: (type: string, field: string | undefined) => (field ? `${type}: ${field}` : type),
  merge: 'In anderem Eintrag aufgehen lassen …',
  mergeTitle: (name: string) => `«${name}» in einem anderen Eintrag aufgehen lassen`,
  mergeLabel: 'Der Eintrag, der bleibt',
  mergeHint: (name: string) =>
    `Was «${name}» verwendet, verwendet danach den anderen Eintrag; im Verlauf steht es so. «${name}» wird dessen ` +
    'Synonym und aus der Liste entfernt.',
  mergeNone: 'Wählen Sie bitte den Eintrag, der bleibt.',
  mergeNow: 'Zusammenführen',
  mergeFailed: 'Nicht zusammengeführt.',
  cancel: 'Abbrechen',
} as const;
