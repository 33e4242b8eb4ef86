import { proposalWordsOf } from './inbox';
import { mergeButtonWords } from './mergeButtons';

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [count === 1 ? `1 ${one}` : `${count} ${many}`];

/** Words of making one record of two that are the same one. */
export const mergeWords = {
  ...mergeButtonWords,
  heading: (name: string, id: number) => `«${name}» (ID ${id}) geht in diesem Eintrag auf`,
  typedHeading: 'Was Sie erfasst haben, kommt in diesen Eintrag',
  typedHint: 'Gespeichert wird hier; das Formular mit dem neuen Eintrag können Sie danach verwerfen.',
  other: 'Der andere Eintrag',
  swap: 'Den anderen behalten',
  swapHint: 'Was hier übernommen wurde, beginnt dann von vorne.',
  filled: (count: number) =>
    count === 1
      ? '1 Feld, das hier leer war, ist schon übernommen.'
      : `${count} Felder, die hier leer waren, sind schon übernommen.`,
  /** What follows by itself. */
  moves: (employments: number, groups: number) => {
    const named = [
      ...counted(employments, 'Anstellung', 'Anstellungen'),
      ...counted(groups, 'Kontaktgruppe', 'Kontaktgruppen'),
    ];
    return `${named.length > 0 ? `${named.join(' und ')} stehen unten schon dabei. ` : ''}Mit dem Speichern ziehen auch Regionen, untergeordnete Organisationen und Einträge im Posteingang um; die andere ID führt dann hierher.`;
  },
  undecided: (count: number) =>
    count === 1
      ? 'In einem Feld sagen beide etwas anderes. Wird es nicht übernommen, bleibt, was hier steht:'
      : `In ${count} Feldern sagen beide etwas anderes. Werden sie nicht übernommen, bleibt, was hier steht:`,
  done: (name: string) => `«${name}» ist in diesem Eintrag aufgegangen.`,
  undo: 'Rückgängig',
  undone: 'Die beiden Einträge sind wieder getrennt.',
  notUndone: 'Das Zusammenführen konnte nicht rückgängig gemacht werden.',
  mergedHere: (name: string, id: number, by: string | null, at: string) =>
    `«${name}» (ID ${id}) ist hier aufgegangen: ${at}${by ? `, ${by}` : ''}.`,
  separate: 'Wieder trennen',
  choose: 'Welcher Eintrag ist derselbe?',
  chooseLabel: 'Der andere Eintrag',
  chooseHint: 'Sie sehen danach beide nebeneinander; es wird noch nichts geändert.',
  noneChosen: 'Wählen Sie bitte einen Eintrag.',
  proceed: 'Weiter',
  cancel: 'Abbrechen',
  ok: 'OK',
  back: 'Zurück zur Liste',
  markTwo: 'Markieren Sie bitte die beiden Einträge, die derselbe sind.',
  missing: 'Einen der beiden Einträge gibt es nicht mehr.',
} as const;

/** The words beside each field, as those of a proposal. */
export const mergedProposalWords = { ...proposalWordsOf('contacts/person'), external: mergeWords.other };
