/** What the server does and the mock does not. The contract tests skip these by name; the README lists them. */
export const leavesOut = {
  xlsx: 'XLSX-Exporte gibt es in dieser Demonstration nicht.',
  pdf: 'PDF-Dokumente gibt es in dieser Demonstration nicht.',
  imports: 'Aus der externen Projektdatenbank und aus Tabellen wird in dieser Demonstration nichts geladen.',
  employments: 'Anstellungen werden in dieser Demonstration über Personen und Organisationen geändert.',
  savedMembers: 'Wer zu einer Gruppe gehört, wird in dieser Demonstration nicht mit der Gruppe gespeichert.',
  verification: 'In dieser Demonstration wird niemand angeschrieben, und es gibt keine persönlichen Links.',
  inboxJournal: 'In dieser Demonstration lässt sich Erledigtes nicht zurücknehmen, und niemand sieht, wer noch da ist.',
  idempotency: 'Was zweimal gesendet wird, geschieht in dieser Demonstration zweimal.',
  passwords: 'Passwörter lassen sich in dieser Demonstration nicht ändern.',
  throttling: 'Wiederholte Fehlversuche beim Anmelden werden nicht gebremst.',
  sanitizing: 'Formatierte Texte werden so gespeichert, wie sie kommen.',
  damagedPictures: 'Bilder werden nur am Anfang ihres Inhalts erkannt, nicht geprüft.',
  crossSite: 'Anfragen von fremden Seiten werden nicht abgewiesen.',
  documentation: 'Es gibt keine OpenAPI-Beschreibung.',
} as const;

export type LeftOut = keyof typeof leavesOut;
