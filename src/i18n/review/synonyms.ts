/** Words of what names of imports mean. */
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
