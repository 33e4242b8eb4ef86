/** Words for editors about what visitors have handed in. */
export const submitterWords = {
  title: 'Einreichung',
  from: (language: string) => `Eingereicht über das Formular (${language}):`,
  languages: { de: 'Deutsch', fr: 'Französisch', it: 'Italienisch' },
  open: { question: 'Rückfrage', answers: 'Was der Person geschrieben wird' },
  question: (language: string) => `Ihre Frage (${language})`,
  questionHint:
    'Die Person bekommt sie per E-Mail mit einem Link zum Antworten. Die Antwort steht dann hier, und Sie bekommen sie per E-Mail.',
  ask: 'Frage senden',
  asked: 'Die Frage ist unterwegs.',
  questions: 'Rückfragen',
  askedBy: (email: string, moment: string) => `Gefragt am ${moment}${email && ` von ${email}`}:`,
  noAnswer: 'Noch keine Antwort.',
  answerFrom: (moment: string) => `Antwort vom ${moment}:`,
  corrected: (moment: string, fields: readonly string[]) =>
    `Von der Person berichtigt am ${moment}: ${fields.join(', ')}`,
  hint: 'Eine Minute nachdem der Eintrag veröffentlicht ist, bekommt die Person diesen Text mit dem Link dazu. Wird er verworfen, bekommt sie dann den anderen. Bis dahin lässt es sich zurücknehmen. Ist ein Text leer, wird nichts geschrieben.',
  published: 'Wenn der Eintrag veröffentlicht wird',
  declined: 'Wenn der Eintrag verworfen wird',
  declines: 'Was der Person geschrieben wird',
  declinesHint: 'In einer Minute; bis dahin lässt es sich zurücknehmen. Ist der Text leer, wird nichts geschrieben.',
  keep: 'Text merken',
  notKept: 'Was der Person geschrieben wird, liess sich nicht merken. Deshalb ist noch nichts gespeichert.',
  kept: 'Der Text ist gemerkt.',
  answered: (moment: string) => `Die Person hat am ${moment} eine Antwort bekommen.`,
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
};
