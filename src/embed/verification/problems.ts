import type { Locale } from '../../../domain/locales';
import { verificationWords } from '../../i18n/visitors';
import { staying, told, type Edited } from './changes';

export interface FieldProblem {
  field: string;
  message: string;
}

/** What can be wrong, by the sentence in which the declarations say so; the second is the number in it. */
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

/**
 * The sentence of the server in the language of the page; of one that nobody has put into words, that something is
 * wrong.
 */
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
 * What the server refused, in the language of the page, by the names of its fields: the server counts only the
 * employments that were sent. In: what was sent.
 */
export function problemsIn(
  locale: Locale,
  errors: readonly FieldProblem[],
  { person, removed, added }: Edited,
): FieldProblem[] {
  const sent = { employments: staying(person.employments, removed), newEmployments: told(added) };
  const all = { employments: person.employments, newEmployments: added };
  const nameOf = (field: string) =>
    field
      .replace(/^topics\..*/, 'topics')
      .replace(
        /^(employments|newEmployments)\.(\d+)/,
        (_, list: keyof typeof all, index: string) =>
          `${list}.${(all[list] as readonly unknown[]).indexOf(sent[list][Number(index)])}`,
      );
  const named = errors.map(({ field, message }) => ({
    field: field === 'userComment' ? 'comment' : nameOf(field),
    message: saidIn(locale, message),
  }));
  // Of several about one field the first says enough.
  return named.filter(({ field }, index) => named.findIndex((other) => other.field === field) === index);
}
