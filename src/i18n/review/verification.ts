/** Words around asking people to confirm their data, for editors. */
export const verificationWords = {
  removed: 'Entfernt',
  removedHint: 'Dieser Kontakt arbeitet nicht mehr hier. Bitte löschen oder Alle Übernehmen klicken und speichern.',
  removedOf: 'Entfernte Anstellungen',
  show: 'Anzeigen',
  sentAt: (moment: string) => `Zur Bestätigung der Daten angeschrieben am ${moment}.`,
  confirmedAt: (moment: string) => `Daten von der Person bestätigt am ${moment}.`,

  open: 'Verifizierungs-E-Mails',
  noGroup: 'Markieren Sie zuerst eine oder mehrere Kontaktgruppen.',
  title: 'Verifizierungs-E-Mails senden',
  hint: 'Angeschrieben werden die Personen der markierten Kontaktgruppen, jede einmal.',
  below: 'Untergruppen einschliessen',
  belowNames: (names: readonly string[]) => `Untergruppen: ${names.join(', ')}`,
  loading: (loaded: number) =>
    loaded === 0 ? 'Personen werden geladen …' : `${loaded.toLocaleString('de-CH')} Personen geladen …`,
  failedLoading: 'Die Personen konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
  none: 'Es sind keine Personen zum Anschreiben da.',
  count: (count: number) =>
    count === 1 ? '1 Person wird angeschrieben.' : `${count.toLocaleString('de-CH')} Personen werden angeschrieben.`,
  withoutEmail: (count: number) =>
    `${count === 1 ? '1 Person hat' : `${count.toLocaleString('de-CH')} Personen haben`} keine E-Mail-Adresse und ${count === 1 ? 'wird' : 'werden'} übergangen.`,
  columns: { name: 'Name', email: 'E-Mail', sent: 'Letzte E-Mail', remove: 'Entfernen' },
  days: (days: number) => (days === 0 ? 'heute' : `vor ${days === 1 ? '1 Tag' : `${days} Tagen`}`),
  never: 'Nicht gesendet',
  noEmail: 'Keine E-Mail-Adresse',
  removeOf: (name: string) => `Entfernen: ${name}`,
  removeRecent: (count: number) => `In den letzten 30 Tagen Angeschriebene entfernen (${count})`,
  more: (count: number) => `${count.toLocaleString('de-CH')} weitere anzeigen`,
  cancel: 'Abbrechen',
  close: 'Schliessen',
  send: 'E-Mails senden',
  sendQuestion: (count: number) =>
    `Möchten Sie ${count === 1 ? 'einer Person' : `${count.toLocaleString('de-CH')} Personen`} eine E-Mail mit ihrem persönlichen Link senden?`,
  confirmTitle: 'E-Mails senden?',
  sent: 'E-Mails wurden erfolgreich gesendet.',
  failed: 'Beim Senden der E-Mails ist ein Fehler aufgetreten.',
  progressTitle: 'E-Mails werden gesendet',
  progress: (done: number, total: number) =>
    `${done.toLocaleString('de-CH')} von ${total.toLocaleString('de-CH')} E-Mails gesendet`,
  someFailed: (count: number) =>
    `${count === 1 ? '1 E-Mail konnte' : `${count.toLocaleString('de-CH')} E-Mails konnten`} nicht gesendet werden. Warum, steht unter «Mails».`,
  background: 'Der Versand geht weiter, auch wenn Sie dieses Fenster schliessen.',
} as const;
