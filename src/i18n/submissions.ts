/** Words for editors about what visitors have handed in. */
export const submitterWords = {
  title: 'Einreichung',
  from: (language: string) => `Eingereicht über das Formular (${language}):`,
  languages: { de: 'Deutsch', fr: 'Französisch', it: 'Italienisch' },
  answers: 'Was der Person geschrieben wird',
  hint: 'Sobald der Eintrag veröffentlicht ist, bekommt die Person diesen Text mit dem Link dazu. Wird er verworfen, bekommt sie nach einer Minute den anderen.',
  published: 'Wenn der Eintrag veröffentlicht wird',
  declined: 'Wenn der Eintrag verworfen wird',
  keep: 'Text merken',
  kept: 'Der Text ist gemerkt.',
  answered: (moment: string) => `Die Person hat am ${moment} eine Antwort bekommen.`,
  failed: 'Der Text konnte nicht gemerkt werden.',
};
