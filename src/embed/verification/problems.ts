import type { Locale } from '../../../domain/locales';
import { verificationWords } from '../../i18n/visitors';
import type { FieldProblem } from '../form/calls';
import { staying, filledIn, type Edited } from './changes';

/** Error reasons by the German sentence of the declarations; a group captures its number. */
const reasons: [RegExp, keyof (typeof verificationWords)['de']['wrong']][] = [
  [/darf nicht leer sein/, 'required'],
  [/zu lang: höchstens ([\d’'.,\u202f ]+?) Zeichen/, 'tooLong'],
  [/keine gültige E-Mail-Adresse/, 'email'],
  [/keine Telefonnummer/, 'phone'],
  [/Diese Adresse ist nicht erlaubt/, 'link'],
  [/nicht gespeichert werden können/, 'letters'],
  [/Höchstens (\d+) Einträge/, 'tooMany'],
  [/Diese Auswahl gibt es nicht|Es gibt keinen Eintrag mit der Id|Diese Id ist ungültig/, 'choice'],
];

/** The server's message in the language of the page; a generic message if there is no translation. */
export function saidIn(locale: Locale, message: string): string {
  if (locale === 'de') return message;
  const { wrong, invalid } = verificationWords[locale];
  for (const [sentence, reason] of reasons) {
    const [found, number = ''] = sentence.exec(message) ?? [];
    if (found !== undefined) return wrong[reason](number);
  }
  return invalid;
}

/**
 * The server's errors in the language of the page, by the fields of the page. The server numbers only the
 * employments that were sent.
 * @param edited what was sent
 */
export function problemsIn(locale: Locale, errors: readonly FieldProblem[], edited: Edited): FieldProblem[] {
  const sent = {
    employments: staying(edited.employments, edited.removed),
    newEmployments: filledIn(edited.newEmployments),
  };
  const nameOf = (field: string) =>
    field
      .replace(/^topics\..*/, 'topics')
      .replace(
        /^(employments|newEmployments)\.(\d+)/,
        (_, list: keyof typeof sent, index: string) =>
          `${list}.${(edited[list] as readonly unknown[]).indexOf(sent[list][Number(index)])}`,
      );
  return errors.map(({ field, message }) => ({
    field: field === 'userComment' ? 'comment' : nameOf(field),
    message: saidIn(locale, message),
  }));
}
