import type { Locale } from '../locales';
import { textOf, type RecordLike } from '../values/textsIn';
import { educationWords } from './educationWords';
import { fact, linesIn, related, type Fact } from './facts';

/** What kind of education it is, where, in which languages and by whom. */
export function educationFacts(education: RecordLike, locale: Locale): Fact[] {
  const words = educationWords[locale];
  return [
    ...(['educationTypes', 'languages', 'locations'] as const).map((field) => related(words[field], education, field, locale)),
    ...(['location', 'organizer'] as const).map((field) => fact(words[field], textOf(education, field, locale))),
    fact(words.contact, ...linesIn(textOf(education, 'contact', locale))),
  ];
}
