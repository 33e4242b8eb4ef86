/** Words of the contacts of a record that are persons of the product too. */
export const contactPersonWords = {
  choose: 'Aus Personen übernehmen',
  open: (name: string) => `${name} in Personen öffnen`,
  changed: (labels: readonly string[], day: string) =>
    `In Personen steht anderes (geändert am ${day}): ${labels.join(', ')}.`,
  take: 'Angaben übernehmen',
} as const;
