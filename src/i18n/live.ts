interface By {
  name: string;
  /** The same user in another window. */
  isMe: boolean;
}

const who = (by: By | null) =>
  by?.isMe ? 'Sie selbst haben in einem anderen Fenster' : `${by?.name ?? 'Jemand anderes'} hat`;

/** Strings for working at the same time. */
export const liveWords = {
  alsoHere: (people: readonly string[]) =>
    people.length === 1
      ? `${people[0]} hat diesen Eintrag auch geöffnet.`
      : `Diesen Eintrag haben auch geöffnet: ${people.join(', ')}.`,
  isIn: (person: string, label: string) => `${person} ist bei «${label}».`,
  /** @param by null if unknown */
  saved: (by: By | null, fields: number) =>
    `${who(by)} eben gespeichert: ${fields === 1 ? '1 Feld' : `${fields} Felder`}`,
  deleted: (by: By | null) => `${who(by)} diesen Eintrag eben gelöscht.`,
  take: 'Übernehmen',
  later: 'Später',
  took: (labels: readonly string[]) =>
    labels.length === 0
      ? 'Das Formular enthielt diese Angaben bereits.'
      : `Ins Formular übernommen: ${labels.join(', ')}.`,
} as const;
