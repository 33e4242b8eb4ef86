/** What leads to the imports; their own words come with them. */
export const importButtonWords = { chmos: 'CHMOS-Abfrage', spreadsheet: 'Tabelle importieren' } as const;
