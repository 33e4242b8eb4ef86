/** Whether a save releases, or keeps in the inbox: what every form asks. The other words of the inbox arrive with it. */
export const releaseWords = {
  deleteHint: 'Um nur den Eintrag im Posteingang zu entfernen, wählen Sie «Update verwerfen».',
  saveTitle: 'Speichern',
  saveQuestion: 'Möchten Sie die Daten freigeben oder im Posteingang zwischenspeichern?',
  saveQuestionDirect: 'Möchten Sie die Daten direkt freigeben oder zur weiteren Prüfung im Posteingang zwischenspeichern?',
  askNoMore: 'Nicht mehr fragen (im Menü des Kontos wieder einzuschalten)',
  pending: (moment: string) => `Zu diesem Eintrag wartet seit dem ${moment} bereits etwas im Posteingang. Es bleibt dort, wie immer Sie hier speichern.`,
  kept: 'Die Änderungen wurden im Posteingang zwischengespeichert.',
  release: 'Freigeben',
  releaseNext: 'Freigeben und nächsten öffnen',
  keep: 'Zwischenspeichern',
} as const;
