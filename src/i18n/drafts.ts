/** Strings about unsaved input. */
export const draftWords = {
  title: 'Nicht gespeicherte Änderungen',
  from: (moment: string) => `Eingegeben am ${moment}.`,
  elsewhere: 'Auf einem anderen Gerät.',
  outdated: (moment: string) =>
    `Der Eintrag wurde seither geändert${moment ? ` (am ${moment})` : ''}. Beim Speichern wird beides zusammengeführt.`,
  restore: 'Nicht gespeicherte Änderungen wiederherstellen',
  discard: 'Verwerfen',
  restored: 'Die Änderungen wurden wiederhergestellt. Sie sind noch nicht gespeichert.',
  notKept: 'Ihre Eingaben können in diesem Browser nicht zwischengespeichert werden. Speichern Sie bitte oft.',
  kept: (time: string) => `Entwurf gespeichert ${time}`,
  keptHere: (time: string) => `Entwurf nur in diesem Browser gespeichert ${time}`,
} as const;
