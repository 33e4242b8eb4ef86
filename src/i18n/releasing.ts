/**
 * Words of every form that asks whether to release what it holds or to keep it in the inbox. The other words of the
 * inbox come with its pages.
 */
export const releasingWords = {
  saveTitle: 'Speichern',
  saveQuestion: 'Möchten Sie die Daten freigeben oder im Posteingang zwischenspeichern?',
  saveQuestionDirect:
    'Möchten Sie die Daten direkt freigeben oder zur weiteren Prüfung im Posteingang zwischenspeichern?',
  askNoMore: 'Nicht mehr fragen (im Menü des Kontos wieder einzuschalten)',
  pending: (moment: string) =>
    `Zu diesem Eintrag wartet seit dem ${moment} bereits etwas im Posteingang. Es bleibt dort, wie immer Sie hier speichern.`,
  kept: 'Die Änderungen wurden im Posteingang zwischengespeichert.',
  release: 'Freigeben',
  releaseNext: 'Freigeben und nächsten öffnen',
  keep: 'Zwischenspeichern',
  deleteHint: 'Um nur den Eintrag im Posteingang zu entfernen, wählen Sie «Update verwerfen».',
} as const;
